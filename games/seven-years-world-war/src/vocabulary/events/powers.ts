import type { DiplomacyResult, MinorRecruiting } from '../../data/charts.ts';
import type { MarkerId } from '../../data/markers.ts';
import type { LandId, PowerId } from '../../data/powers.ts';
import type { RouteId } from '../../data/routes.ts';
import type { SquareId } from '../../data/squares.ts';
import type { GainId } from '../choices/powers.ts';
import type { PieceName } from '../choices/war.ts';
import type { ClauseId } from '../clauses.ts';
import type { Kinds } from './kinds.ts';

/** What brought a power under somebody's control, or freed it. */
export type ControlCause = 'set-up' | 'diplomacy' | 'invasion' | 'negotiation';

/** Set-up, diplomacy, powers changing hands, the effects of markers, negotiation. Seats are numbers, all else ids. */
export type PowersEvent =
  /** Who controls a power now; null: neutral. */
  | { readonly t: 'control'; readonly power: PowerId; readonly seat: number | null; readonly cause: ControlCause }
  | { readonly t: 'deployed-as-suggested'; readonly power: PowerId }
  | { readonly t: 'invaded'; readonly power: PowerId; readonly seat: number }
  | { readonly t: 'displaced'; readonly piece: PieceName; readonly from: SquareId; readonly to: SquareId }
  // diplomacy
  | { readonly t: 'diplomacy-tried'; readonly seat: number; readonly power: PowerId }
  /** Laid face down: the marker is null to others. */
  | { readonly t: 'diplomacy-laid'; readonly seat: number; readonly marker: MarkerId | null }
  | { readonly t: 'diplomacy-shown'; readonly seat: number; readonly marker: MarkerId }
  | { readonly t: 'diplomacy-negated'; readonly seat: number; readonly marker: MarkerId }
  | {
      readonly t: 'diplomacy-result';
      readonly seat: number;
      readonly power: PowerId;
      readonly differential: number;
      readonly result: DiplomacyResult;
    }
  | { readonly t: 'gain-chosen'; readonly seat: number; readonly gain: GainId | null }
  /** The markers are null to all but the spy. */
  | { readonly t: 'spied'; readonly seat: number; readonly on: number; readonly markers: readonly MarkerId[] | null }
  /** 7.1: what lies in another's treasury; null to all but the spy. */
  | { readonly t: 'treasury-seen'; readonly seat: number; readonly on: number; readonly points: number | null }
  | { readonly t: 'coup'; readonly seat: number; readonly against: number }
  // markers
  | { readonly t: 'attrition'; readonly seat: number; readonly square: SquareId }
  | { readonly t: 'corruption'; readonly seat: number; readonly against: number; readonly points: number }
  | { readonly t: 'manufacturing'; readonly seat: number; readonly square: SquareId }
  | { readonly t: 'chartered'; readonly seat: number; readonly route: RouteId }
  | { readonly t: 'revolution'; readonly outcome: 'no-capital-taken' | 'calm' | 'outbreak' }
  | {
      readonly t: 'minor-recruiting';
      readonly seat: number;
      readonly land: LandId;
      readonly result: MinorRecruiting;
    }
  // negotiation
  /** To one player or, null, to all. The markers, all or one, are null to others. */
  | {
      readonly t: 'hand-shown';
      readonly seat: number;
      readonly to: number | null;
      readonly whole: boolean;
      readonly markers: readonly MarkerId[] | null;
    }
  | { readonly t: 'marker-traded'; readonly seat: number; readonly to: number; readonly marker: MarkerId }
  | { readonly t: 'deal-void'; readonly seat: number; readonly marker: MarkerId }
  | {
      readonly t: 'agreed';
      readonly clause: ClauseId;
      readonly seat: number;
      readonly to: number;
      readonly about: string | null;
      readonly points: number;
      readonly until: number;
    }
  | { readonly t: 'agreement-broken'; readonly clause: ClauseId; readonly seat: number; readonly to: number }
  | { readonly t: 'debt-paid'; readonly seat: number; readonly to: number; readonly points: number }
  | { readonly t: 'treaty-signed'; readonly seat: number; readonly signed: boolean }
  | { readonly t: 'treaty-concluded' };

export const powersEvents: Kinds<PowersEvent> = {
  control: [],
  'deployed-as-suggested': [],
  invaded: [],
  displaced: [],
  'diplomacy-tried': [],
  'diplomacy-laid': ['marker'],
  'diplomacy-shown': [],
  'diplomacy-negated': [],
  'diplomacy-result': [],
  'gain-chosen': [],
  spied: ['markers'],
  'treasury-seen': ['points'],
  coup: [],
  attrition: [],
  corruption: [],
  manufacturing: [],
  chartered: [],
  revolution: [],
  'minor-recruiting': [],
  'hand-shown': ['markers'],
  'marker-traded': [],
  'deal-void': [],
  agreed: [],
  'agreement-broken': [],
  'debt-paid': [],
  'treaty-signed': [],
  'treaty-concluded': [],
};
