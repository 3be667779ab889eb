import type { AllianceId } from '../data/alliances.ts';
import type { CounterKind } from '../data/counters.ts';
import type { PowerId } from '../data/powers.ts';
import type { PlaceId, RegionId } from '../data/regions.ts';
import type { RaidId, TileId } from '../data/tiles.ts';
import type { UnitId } from '../data/units.ts';
import type { BoxId, VoyageOutcome } from './choices.ts';
import type { PromiseId } from './promises.ts';

export type PaidFor = 'bid' | 'tile' | 'alliance' | 'attack' | 'voyage' | 'maintenance' | 'deal';
export type UnrestFrom = 'taxation' | 'loss' | 'rebuild' | 'tile';
export type CombatKind = 'naval' | 'land';
export type Side = 'attacker' | 'defender';
/** How a combat ends. */
export type Outcome = Side | 'tie';
/** What a unit was lost to: a defeat or a tie, a roll of 7, or the sea. */
export type LossCause = 'combat' | 'seven' | 'sea';

export type Event =
  // set-up
  | { readonly t: 'first-player'; readonly power: PowerId }
  | { readonly t: 'non-player-unit'; readonly power: PowerId; readonly unit: UnitId; readonly region: RegionId }
  | { readonly t: 'non-player-marker'; readonly power: PowerId; readonly region: RegionId }
  | { readonly t: 'tile-given'; readonly power: PowerId; readonly tile: TileId }
  | {
      readonly t: 'counter-placed';
      readonly counter: string;
      readonly region: RegionId;
      readonly kind: CounterKind;
      readonly defence: number;
    }
  | { readonly t: 'counter-drawn'; readonly power: PowerId; readonly counter: string; readonly region: RegionId }
  | { readonly t: 'counter-returned'; readonly power: PowerId; readonly counter: string; readonly region: RegionId }
  /** To others than the seat itself the counter is null until all are laid open. */
  | { readonly t: 'drafted'; readonly seat: number; readonly power: PowerId; readonly counter: string | null }
  | { readonly t: 'unit-placed'; readonly power: PowerId; readonly unit: UnitId; readonly place: PlaceId }
  // war, auctions
  | { readonly t: 'war-begins'; readonly war: number }
  | { readonly t: 'auction-opens'; readonly power: PowerId; readonly auction: number }
  | { readonly t: 'bid'; readonly power: PowerId; readonly gold: number }
  | { readonly t: 'proposed'; readonly power: PowerId; readonly box: BoxId; readonly named: PowerId }
  | { readonly t: 'bid-passed'; readonly power: PowerId }
  | {
      readonly t: 'auction-won';
      readonly power: PowerId;
      readonly gold: number;
      readonly a: PowerId | null;
      readonly b: PowerId | null;
    }
  | { readonly t: 'play-order'; readonly powers: readonly PowerId[] }
  | { readonly t: 'round-begins'; readonly war: number; readonly round: number }
  | { readonly t: 'turn-begins'; readonly power: PowerId }
  | { readonly t: 'passed'; readonly power: PowerId }
  // means
  | { readonly t: 'paid'; readonly power: PowerId; readonly gold: number; readonly for: PaidFor }
  | { readonly t: 'taxed'; readonly power: PowerId; readonly times: number; readonly gold: number }
  /** `points` is null to whom they are hidden. */
  | {
      readonly t: 'unrest-taken';
      readonly seat: number;
      readonly power: PowerId;
      readonly counters: number;
      readonly points: number | null;
      readonly hidden: boolean;
      readonly from: UnrestFrom;
    }
  | {
      readonly t: 'unrest-returned';
      readonly seat: number;
      readonly power: PowerId;
      readonly points: number | null;
      readonly hidden: boolean;
    }
  | { readonly t: 'population'; readonly power: PowerId; readonly change: number; readonly now: number }
  | { readonly t: 'gold-gained'; readonly power: PowerId; readonly gold: number; readonly tile: TileId | null }
  | { readonly t: 'vp-gained'; readonly power: PowerId; readonly vp: number; readonly tile: TileId | null }
  // build, move
  | {
      readonly t: 'built';
      readonly power: PowerId;
      readonly unit: UnitId;
      readonly place: PlaceId;
      readonly tile: TileId | null;
    }
  | { readonly t: 'destroyed'; readonly power: PowerId; readonly unit: UnitId; readonly place: PlaceId }
  | {
      readonly t: 'moved';
      readonly power: PowerId;
      readonly unit: UnitId;
      readonly from: PlaceId;
      readonly to: PlaceId;
    }
  /** `dice` as rolled (one or two) or, with the deluxe die, none; `roll` is what they came to before any payment. */
  | {
      readonly t: 'sea-check';
      readonly power: PowerId;
      readonly unit: UnitId;
      readonly from: PlaceId;
      readonly to: PlaceId;
      readonly dice: readonly number[];
      readonly bonus: number;
      readonly roll: VoyageOutcome;
    }
  | {
      readonly t: 'voyage-ended';
      readonly power: PowerId;
      readonly unit: UnitId;
      readonly from: PlaceId;
      readonly to: PlaceId;
      readonly outcome: VoyageOutcome;
    }
  // tiles, alliances, colonies
  | { readonly t: 'tile-taken'; readonly power: PowerId; readonly tile: TileId }
  | { readonly t: 'tile-used'; readonly power: PowerId; readonly tile: TileId }
  | { readonly t: 'tile-returned'; readonly tile: TileId }
  | { readonly t: 'alliance-made'; readonly power: PowerId; readonly alliance: AllianceId; readonly free: boolean }
  | { readonly t: 'blockade-placed'; readonly power: PowerId; readonly region: RegionId }
  | { readonly t: 'blockade-lifted'; readonly power: PowerId; readonly region: RegionId }
  | {
      readonly t: 'colonized';
      readonly power: PowerId;
      readonly region: RegionId;
      readonly counter: string;
      readonly kind: CounterKind;
    }
  // attack
  | {
      readonly t: 'attack-declared';
      readonly power: PowerId;
      readonly region: RegionId;
      readonly against: string;
      readonly free: boolean;
    }
  | { readonly t: 'ally-called'; readonly power: PowerId; readonly ally: PowerId; readonly side: Side }
  | {
      readonly t: 'ally-committed';
      readonly power: PowerId;
      readonly helps: PowerId | null;
      readonly side: Side;
      readonly armies: number;
      readonly navies: number;
    }
  | {
      readonly t: 'alliance-serves';
      readonly power: PowerId;
      readonly alliance: AllianceId;
      readonly unit: 'army' | 'navy';
    }
  | { readonly t: 'naval-battle-offered'; readonly power: PowerId; readonly fight: boolean }
  | { readonly t: 'naval-support'; readonly power: PowerId | null; readonly bonus: number }
  /** A combat before its dice, with every modifier for a panel to show. */
  | {
      readonly t: 'combat-begins';
      readonly combat: CombatKind;
      readonly region: RegionId;
      readonly attacker: PowerId | RaidId;
      readonly against: string;
      readonly attack: Strength;
      readonly defence: Strength;
    }
  | {
      readonly t: 'combat-rolled';
      readonly combat: CombatKind;
      readonly attackDice: readonly number[];
      readonly defenceDice: readonly number[];
      readonly attackTotal: number;
      readonly defenceTotal: number;
    }
  | { readonly t: 'combat-ended'; readonly combat: CombatKind; readonly outcome: Outcome }
  | { readonly t: 'surrendered'; readonly power: PowerId; readonly region: RegionId }
  | {
      readonly t: 'unit-lost';
      readonly power: PowerId;
      readonly unit: UnitId;
      readonly place: PlaceId;
      readonly cause: LossCause;
    }
  | {
      readonly t: 'token-taken';
      readonly power: PowerId;
      readonly from: PowerId | null;
      readonly region: RegionId;
      readonly counter: string | null;
      /** False where the power had no token left to put in its place (ruling 54). */
      readonly placed: boolean;
    }
  | {
      readonly t: 'raid-sent';
      readonly power: PowerId;
      readonly raid: RaidId;
      readonly region: RegionId;
      readonly against: PowerId;
    }
  | { readonly t: 'raid-holds'; readonly raid: RaidId; readonly region: RegionId; readonly token: PowerId }
  | { readonly t: 'raid-beaten'; readonly raid: RaidId; readonly region: RegionId; readonly power: PowerId | null }
  // end of war and game
  | {
      readonly t: 'income';
      readonly power: PowerId;
      readonly fromPopulation: number;
      readonly fromTokens: number;
      readonly maintenance: number;
    }
  | {
      readonly t: 'region-scored';
      readonly region: RegionId;
      readonly scores: readonly { readonly power: PowerId; readonly vp: number }[];
    }
  | {
      readonly t: 'war-ends';
      readonly war: number;
      readonly vp: readonly { readonly power: PowerId; readonly vp: number }[];
    }
  | {
      readonly t: 'unrest-shown';
      readonly power: PowerId;
      readonly points: number;
      readonly penalty: number;
      readonly revolution: boolean;
    }
  | { readonly t: 'game-ends'; readonly winners: readonly PowerId[] }
  // diplomacy
  | { readonly t: 'gold-given'; readonly power: PowerId; readonly to: PowerId; readonly gold: number }
  | {
      readonly t: 'promised';
      readonly power: PowerId;
      readonly to: PowerId;
      readonly promise: PromiseId;
      readonly about: PowerId | null;
      readonly region: RegionId | null;
    };

/** One side's strength before dice, part by part. */
export type Strength = {
  readonly units: number;
  readonly forts: number;
  readonly helpers: number;
  readonly training: number;
  readonly alliances: number;
  readonly support: number;
  /** A neutral counter's, non-player marker's or raid's own number. */
  readonly fixed: number;
  readonly total: number;
};

export type EventKind = Event['t'];
