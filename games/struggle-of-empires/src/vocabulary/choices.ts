import type { AllianceId } from '../data/alliances.ts';
import type { PowerId } from '../data/powers.ts';
import type { PlaceId, RegionId } from '../data/regions.ts';
import type { RaidId, TileId } from '../data/tiles.ts';
import type { UnitId } from '../data/units.ts';

/** What a turn's two actions may be; the last four only where the deluxe rules list them apart. */
export const ACTIONS = ['build', 'move', 'attack', 'tile', 'colonize', 'alliance', 'pass'] as const;
export type ActionId = (typeof ACTIONS)[number];

/** The two boxes of a proposal: A leads to the top (red) alliance, B to the bottom (blue) one. */
export type BoxId = 'a' | 'b';

/** What a sea check can come to. */
export type VoyageOutcome = 'arrives' | 'stays' | 'lost';

export type Choice =
  // set-up
  | { readonly t: 'draft'; readonly counter: string }
  | { readonly t: 'redraw'; readonly region: RegionId }
  | { readonly t: 'keep' }
  | { readonly t: 'place'; readonly unit: UnitId; readonly place: PlaceId }
  // auctions
  | { readonly t: 'bid'; readonly gold: number }
  | { readonly t: 'pass' }
  | { readonly t: 'propose'; readonly box: BoxId; readonly power: PowerId }
  // turn: an action, or a tile used besides
  | { readonly t: 'action'; readonly action: ActionId }
  | { readonly t: 'use'; readonly tile: TileId }
  | { readonly t: 'trade'; readonly tile: TileId; readonly region: RegionId }
  | { readonly t: 'blockade'; readonly region: RegionId }
  | { readonly t: 'end-turn' }
  | { readonly t: 'give-back'; readonly give: boolean }
  // build and move
  | { readonly t: 'build'; readonly unit: UnitId }
  | { readonly t: 'rebuild'; readonly unit: UnitId; readonly from: PlaceId }
  | { readonly t: 'move'; readonly unit: UnitId; readonly from: PlaceId }
  | { readonly t: 'to'; readonly place: PlaceId }
  | { readonly t: 'stop' }
  | { readonly t: 'voyage'; readonly outcome: VoyageOutcome }
  // tiles, alliances, colonies
  | { readonly t: 'tile'; readonly tile: TileId }
  | { readonly t: 'alliance'; readonly alliance: AllianceId }
  | { readonly t: 'colonize'; readonly region: RegionId }
  | { readonly t: 'commerce'; readonly region: RegionId }
  // attack: `against` is a power, a counter or a raid that lies on the map
  | { readonly t: 'attack'; readonly region: RegionId; readonly against: string }
  | { readonly t: 'surprise'; readonly use: boolean }
  | { readonly t: 'call'; readonly power: PowerId }
  | { readonly t: 'call-no-more' }
  | { readonly t: 'commit'; readonly armies: number; readonly navies: number }
  | { readonly t: 'ally-as'; readonly alliance: AllianceId; readonly unit: 'army' | 'navy' }
  | { readonly t: 'fight-at-sea'; readonly fight: boolean }
  | { readonly t: 'blockade-support'; readonly use: boolean }
  | { readonly t: 'surrender'; readonly surrender: boolean }
  | { readonly t: 'reserve'; readonly use: boolean }
  | { readonly t: 'withdraw'; readonly use: boolean }
  | { readonly t: 'lose'; readonly power: PowerId; readonly unit: UnitId }
  | { readonly t: 'raid'; readonly tile: RaidId; readonly region: RegionId; readonly power: PowerId };

export type ChoiceKind = Choice['t'];
