import type { MarkerId } from '../../data/markers.ts';
import type { LandId, PowerId } from '../../data/powers.ts';
import type { RouteId } from '../../data/routes.ts';
import type { SquareId } from '../../data/squares.ts';
import type { UnitId } from '../../data/units.ts';
import type { Fields } from './fields.ts';

/** What a success in diplomacy may be used for (29.1). */
export const GAINS = [
  'espionage',
  'inspection',
  'coup',
  'assassination',
  'win-neutral',
  'make-neutral',
  'win-over',
] as const;
export type GainId = (typeof GAINS)[number];

/** Set-up, diplomacy, powers changing hands, the effects of markers, negotiation. */
export type PowersChoice =
  /** Take a power in the free deployment scenario; or name the one of one's own that is lost. */
  | { readonly t: 'power'; readonly power: PowerId }
  /** Set the power up as suggested, what is left of it. */
  | { readonly t: 'suggested' }
  /** Name a square: for a unit set up, displaced or raised, or for Attrition. */
  | { readonly t: 'at'; readonly square: SquareId }
  // diplomacy: the target with the first marker, face down; further markers, one's own or against another's attempt
  | { readonly t: 'diplomacy'; readonly power: PowerId; readonly marker: MarkerId }
  | { readonly t: 'lay'; readonly marker: MarkerId }
  /** Sturm & Drang upon a diplomacy marker just laid open. */
  | { readonly t: 'negate'; readonly seat: number; readonly marker: MarkerId }
  | { readonly t: 'gain'; readonly gain: GainId }
  | { readonly t: 'against-leader'; readonly marker: MarkerId; readonly power: PowerId }
  | { readonly t: 'reaction'; readonly take: 'points' | 'markers' }
  // markers
  | { readonly t: 'fetch'; readonly marker: MarkerId }
  | { readonly t: 'route'; readonly route: RouteId }
  // minor powers
  | { readonly t: 'land'; readonly land: LandId }
  | { readonly t: 'raise'; readonly unit: UnitId }
  // written agreements: a sum that is due
  | { readonly t: 'honour'; readonly pay: boolean };

export const powersFields: Fields<PowersChoice> = {
  power: ['power'],
  suggested: [],
  at: ['square'],
  diplomacy: ['power', 'marker'],
  lay: ['marker'],
  negate: ['seat#', 'marker'],
  gain: ['gain'],
  'against-leader': ['marker', 'power'],
  reaction: ['take'],
  fetch: ['marker'],
  route: ['route'],
  land: ['land'],
  raise: ['unit'],
  honour: ['pay?'],
};
