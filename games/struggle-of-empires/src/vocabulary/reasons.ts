import type { Reason } from '@cabinet-wars/kernel';
import type { AllianceId } from '../data/alliances.ts';
import type { PowerId } from '../data/powers.ts';
import type { PlaceId, RegionId } from '../data/regions.ts';
import type { TileId } from '../data/tiles.ts';
import type { UnitId } from '../data/units.ts';
import type { ActionId } from './choices.ts';

/** Why a wish cannot be had. One id for each thing that can stand in the way, with the facts a sentence needs. */
export type Why =
  // whose turn and what is asked
  | { readonly why: 'game-over' }
  | { readonly why: 'not-asked' }
  | { readonly why: 'not-now' }
  | { readonly why: 'not-one-of-these' }
  // means
  | { readonly why: 'cannot-pay'; readonly gold: number; readonly most: number }
  | { readonly why: 'population-short'; readonly need: number; readonly have: number }
  | { readonly why: 'population-full' }
  | { readonly why: 'no-piece-left'; readonly unit: UnitId }
  | { readonly why: 'no-token-left' }
  | { readonly why: 'no-alliance-marker-left' }
  // the turn
  | { readonly why: 'no-action-left' }
  | { readonly why: 'actions-left' }
  | { readonly why: 'action-first'; readonly action: ActionId }
  | { readonly why: 'tile-taken-this-round' }
  | { readonly why: 'colonized-this-round' }
  | { readonly why: 'special-action-done' }
  | { readonly why: 'alliances-are-tiles' }
  | { readonly why: 'alliances-are-not-tiles' }
  // placing, building and moving
  | { readonly why: 'no-units-at-home' }
  | { readonly why: 'navies-cannot-enter'; readonly place: PlaceId }
  | { readonly why: 'no-navy-there'; readonly region: RegionId }
  | { readonly why: 'not-adjacent'; readonly region: RegionId }
  | { readonly why: 'blockaded'; readonly region: RegionId; readonly power: PowerId }
  | { readonly why: 'already-there' }
  | { readonly why: 'no-unit-there' }
  | { readonly why: 'forts-stay' }
  | { readonly why: 'moved-already' }
  | { readonly why: 'no-units' }
  | { readonly why: 'no-presence'; readonly region: RegionId }
  | { readonly why: 'no-presence-in-colonies' }
  | { readonly why: 'not-a-colony'; readonly region: RegionId }
  | { readonly why: 'voyage-decided' }
  // tiles and alliances
  | { readonly why: 'tile-not-in-stock'; readonly tile: TileId }
  | { readonly why: 'tile-barred-this-round'; readonly tile: TileId }
  | { readonly why: 'tile-not-held'; readonly tile: TileId }
  | { readonly why: 'tile-used-this-war'; readonly tile: TileId }
  | { readonly why: 'tile-not-used-so'; readonly tile: TileId }
  | { readonly why: 'too-many-trade-tiles'; readonly most: number }
  | { readonly why: 'not-traded-there'; readonly tile: TileId; readonly region: RegionId }
  | { readonly why: 'no-token-there'; readonly region: RegionId }
  | { readonly why: 'nothing-to-raid'; readonly tile: TileId }
  | { readonly why: 'raid-cannot-reach'; readonly tile: TileId; readonly region: RegionId }
  | { readonly why: 'alliance-taken'; readonly alliance: AllianceId; readonly power: PowerId }
  | { readonly why: 'no-alliance-free' }
  | { readonly why: 'nothing-to-take' }
  // colonies
  | { readonly why: 'nothing-to-colonize' }
  | { readonly why: 'no-such-counter'; readonly region: RegionId }
  | { readonly why: 'no-navy-in-africa' }
  // auctions and set-up
  | { readonly why: 'must-open' }
  | { readonly why: 'bid-too-low'; readonly least: number }
  | { readonly why: 'already-allied'; readonly power: PowerId }
  | { readonly why: 'players-first'; readonly power: PowerId }
  | { readonly why: 'proposed-already'; readonly power: PowerId }
  | { readonly why: 'no-such-power'; readonly power: PowerId }
  | { readonly why: 'no-duplicate'; readonly region: RegionId }
  | { readonly why: 'not-in-hand' }
  // attacks
  | { readonly why: 'nothing-to-attack' }
  | { readonly why: 'no-unit-to-attack-with'; readonly region: RegionId }
  | { readonly why: 'same-alliance'; readonly power: PowerId }
  | { readonly why: 'not-there'; readonly region: RegionId }
  | { readonly why: 'needs-army'; readonly region: RegionId }
  | { readonly why: 'needs-navy'; readonly region: RegionId }
  | { readonly why: 'not-attackable' }
  | { readonly why: 'not-yourself' }
  | { readonly why: 'not-an-ally'; readonly power: PowerId }
  | { readonly why: 'ally-has-no-units'; readonly power: PowerId }
  | { readonly why: 'called-already'; readonly power: PowerId }
  | { readonly why: 'comes-by-itself'; readonly power: PowerId }
  | { readonly why: 'stays-out'; readonly power: PowerId }
  | { readonly why: 'cannot-commit'; readonly armies: number; readonly navies: number }
  | { readonly why: 'one-like-it' }
  | { readonly why: 'surprised' }
  | { readonly why: 'forts-cannot-help' }
  // deals
  | { readonly why: 'bad-promise' };

/** Says a reason; the type is the kernel's, the check of its facts ours. */
export const because = (why: Why): Reason => why;
