import type { SpaceId } from '../data/map/spaces.ts';
import type { SideId } from '../data/sides.ts';
import type { WarId } from '../data/turns.ts';
import type { TileEffect } from '../data/war-tiles.ts';
import type { TheatreId } from '../data/wars.ts';

/** What happens in Wars, in Final Scoring and through optional rules. */
export type WarEvent =
  | { readonly t: 'war-begins'; readonly war: WarId }
  /** A side's tiles, by kind, turned up. */
  | {
      readonly t: 'war-tiles-shown';
      readonly theatre: TheatreId;
      readonly side: SideId;
      readonly basic: number;
      readonly bonus: readonly number[];
    }
  /** A tile whose effect finds nothing to act on. */
  | { readonly t: 'tile-wasted'; readonly side: SideId; readonly effect: TileEffect }
  | {
      readonly t: 'strength';
      readonly theatre: TheatreId;
      readonly side: SideId;
      readonly tiles: number;
      readonly spaces: number;
      readonly conflicts: number;
      readonly keyword: number;
      readonly markers: number;
      readonly total: number;
    }
  | {
      readonly t: 'theatre-decided';
      readonly theatre: TheatreId;
      readonly winner: SideId | 'nobody';
      readonly margin: number;
    }
  | { readonly t: 'atlantic-dominance'; readonly side: SideId }
  | { readonly t: 'jacobite-victory'; readonly markers: number; readonly thirdMinistry: boolean }
  | { readonly t: 'jacobite-defeat' }
  /** A Territory asked for, which its holder may refuse. */
  | { readonly t: 'demanded'; readonly side: SideId; readonly space: SpaceId; readonly cp: number }
  | { readonly t: 'conquered'; readonly side: SideId; readonly space: SpaceId; readonly cp: number }
  | { readonly t: 'refused'; readonly side: SideId; readonly space: SpaceId }
  /** A Market that lost its flag because the American Revolution cut it off. */
  | { readonly t: 'cut-off'; readonly space: SpaceId }
  | { readonly t: 'war-ends'; readonly war: WarId }
  | { readonly t: 'tiles-carried-over'; readonly side: SideId; readonly tiles: number }
  | { readonly t: 'final-scoring' }
  | {
      readonly t: 'final-compared';
      readonly what: 'available-debt' | 'furs' | 'spice' | 'fish' | 'tobacco' | 'sugar' | 'cotton';
      readonly france: number;
      readonly britain: number;
    }
  | { readonly t: 'territory-scored'; readonly side: SideId; readonly space: SpaceId }
  | { readonly t: 'bid'; readonly seat: number; readonly trp: number }
  | { readonly t: 'sides-settled'; readonly france: number; readonly britain: number; readonly lot: boolean }
  /** How a side has laid out its Basic tiles, by kind; null to the other side. */
  | {
      readonly t: 'basic-tiles-allotted';
      readonly seat: number;
      readonly side: SideId;
      readonly tiles: readonly number[] | null;
    };

export const WAR_EVENTS: Readonly<Record<WarEvent['t'], true>> = {
  'war-begins': true,
  'war-tiles-shown': true,
  'tile-wasted': true,
  strength: true,
  'theatre-decided': true,
  'atlantic-dominance': true,
  'jacobite-victory': true,
  'jacobite-defeat': true,
  demanded: true,
  conquered: true,
  refused: true,
  'cut-off': true,
  'war-ends': true,
  'tiles-carried-over': true,
  'final-scoring': true,
  'final-compared': true,
  'territory-scored': true,
  bid: true,
  'sides-settled': true,
  'basic-tiles-allotted': true,
};
