import type { AbilityId } from '../data/abilities.ts';
import type { AdvantageId } from '../data/advantages.ts';
import type { AwardId } from '../data/awards.ts';
import type { CommodityId } from '../data/demand.ts';
import type { EventId } from '../data/events.ts';
import type { InvestmentId } from '../data/investments.ts';
import type { RegionId } from '../data/map/regions.ts';
import type { SpaceId } from '../data/map/spaces.ts';
import type { MinistryId } from '../data/ministries.ts';
import type { PointId } from '../data/points.ts';
import type { FlagId, SideId } from '../data/sides.ts';
import type { EraId } from '../data/turns.ts';
import type { TheatreId } from '../data/wars.ts';
import type { ActionId, PurchaseKind, SquadronPriceId } from './choices.ts';
import type { CardEvent } from './events-cards.ts';
import type { WarEvent } from './events-wars.ts';
import type { LimitId } from './limits.ts';

/** What points, VP, Debt or Treaty Points came from. */
export type Cause =
  | 'award'
  | 'prestige'
  | 'demand'
  | 'event'
  | MinistryId
  | 'advantage'
  | 'war'
  | 'war-tile'
  | 'refusal'
  | 'pass'
  | 'excess-debt'
  | 'upgrade'
  | 'limit'
  | 'payment'
  | 'final'
  | 'bid';

/** Where squadrons are besides the seas. */
export type Harbour = 'navy-box' | 'unbuilt' | 'away' | 'lost';

/** What happens in Peace turns, and what happens to flags, Conflicts, squadrons and means anywhere. */
export type PeaceEvent =
  // the turn
  | { readonly t: 'peace-turn'; readonly turn: number; readonly era: EraId }
  | { readonly t: 'events-mixed-in'; readonly era: EraId }
  /** Cards out of the game because their Era is over. */
  | { readonly t: 'events-retired'; readonly side: SideId; readonly events: readonly EventId[] }
  | { readonly t: 'debt-limit'; readonly side: SideId; readonly by: number; readonly now: number }
  | { readonly t: 'award-shown'; readonly region: RegionId; readonly award: AwardId }
  | { readonly t: 'in-demand'; readonly commodities: readonly CommodityId[] }
  | { readonly t: 'squadrons-back'; readonly side: SideId; readonly squadrons: number }
  | { readonly t: 'tiles-shown'; readonly tiles: readonly InvestmentId[] }
  | { readonly t: 'discards-reshuffled' }
  /** `events` is null to the other side. */
  | {
      readonly t: 'events-drawn';
      readonly seat: number;
      readonly side: SideId;
      readonly count: number;
      readonly events: readonly EventId[] | null;
    }
  | { readonly t: 'event-discarded'; readonly side: SideId; readonly event: EventId }
  /** `ministries` is null to the other side. */
  | {
      readonly t: 'ministries-chosen';
      readonly seat: number;
      readonly side: SideId;
      readonly count: number;
      readonly ministries: readonly MinistryId[] | null;
    }
  | { readonly t: 'initiative'; readonly side: SideId }
  | { readonly t: 'goes-first'; readonly side: SideId }
  // the Action Round
  | { readonly t: 'round-begins'; readonly round: number; readonly side: SideId }
  | { readonly t: 'tile-taken'; readonly side: SideId; readonly tile: InvestmentId }
  | { readonly t: 'ministry-revealed'; readonly side: SideId; readonly ministry: MinistryId }
  | { readonly t: 'ministry-removed'; readonly ministry: MinistryId }
  | { readonly t: 'ability-used'; readonly side: SideId; readonly ability: AbilityId }
  | { readonly t: 'event-played'; readonly side: SideId; readonly event: EventId; readonly bonus: boolean }
  | { readonly t: 'advantage-used'; readonly side: SideId; readonly advantage: AdvantageId }
  | { readonly t: 'advantage-held'; readonly advantage: AdvantageId; readonly side: SideId | 'nobody' }
  | { readonly t: 'action-begun'; readonly side: SideId; readonly action: ActionId; readonly points: PointId | null }
  | { readonly t: 'passed'; readonly side: SideId }
  | {
      readonly t: 'points-granted';
      readonly side: SideId;
      readonly points: PointId;
      readonly n: number;
      readonly limit: LimitId;
    }
  | {
      readonly t: 'bought';
      readonly side: SideId;
      readonly what: PurchaseKind;
      readonly points: PointId;
      readonly price: number;
    }
  | { readonly t: 'exchanged'; readonly side: SideId; readonly points: PointId }
  // the map
  | { readonly t: 'flag'; readonly space: SpaceId; readonly from: FlagId | 'nobody'; readonly to: FlagId | 'nobody' }
  | { readonly t: 'conflict'; readonly space: SpaceId; readonly strong: boolean }
  | { readonly t: 'conflict-removed'; readonly space: SpaceId }
  | { readonly t: 'fort-damaged'; readonly space: SpaceId }
  | { readonly t: 'fort-repaired'; readonly space: SpaceId }
  | { readonly t: 'squadron-built'; readonly side: SideId; readonly by: SquadronPriceId | 'event' }
  | { readonly t: 'squadron-sails'; readonly side: SideId; readonly from: SpaceId | 'navy-box'; readonly to: SpaceId }
  | {
      readonly t: 'squadron-leaves';
      readonly side: SideId;
      readonly from: SpaceId | 'navy-box';
      readonly to: Harbour;
    }
  | { readonly t: 'huguenots-flipped'; readonly space: SpaceId }
  // means
  | { readonly t: 'vp'; readonly side: SideId; readonly n: number; readonly cause: Cause; readonly now: number }
  | { readonly t: 'debt'; readonly side: SideId; readonly n: number; readonly cause: Cause; readonly now: number }
  | { readonly t: 'treaty'; readonly side: SideId; readonly n: number; readonly cause: Cause; readonly now: number }
  // War tiles: `tile` is a kind, null to the other side
  | {
      readonly t: 'basic-tile-dealt';
      readonly seat: number;
      readonly side: SideId;
      readonly theatre: TheatreId;
      readonly tile: number | null;
    }
  | { readonly t: 'bonus-tile-drawn'; readonly seat: number; readonly side: SideId; readonly tile: number | null }
  | {
      readonly t: 'bonus-tile-placed';
      readonly seat: number;
      readonly side: SideId;
      readonly theatre: TheatreId;
      readonly tile: number | null;
    }
  | {
      readonly t: 'bonus-tile-moved';
      readonly seat: number;
      readonly side: SideId;
      readonly from: TheatreId;
      readonly to: TheatreId;
      readonly tile: number | null;
    }
  | {
      readonly t: 'bonus-tile-returned';
      readonly seat: number;
      readonly side: SideId;
      readonly theatre: TheatreId;
      readonly tile: number | null;
    }
  | {
      readonly t: 'upgrade-drawn';
      readonly seat: number;
      readonly side: SideId;
      readonly theatre: TheatreId;
      readonly tile: number | null;
    }
  | {
      readonly t: 'upgrade-kept';
      readonly seat: number;
      readonly side: SideId;
      readonly theatre: TheatreId;
      readonly keep: 'drawn' | 'placed' | null;
      readonly rest: 'pool' | 'out';
    }
  /** A Basic tile out of the game lies open. */
  | { readonly t: 'basic-tile-out'; readonly side: SideId; readonly tile: number }
  | { readonly t: 'basic-tiles-swapped'; readonly side: SideId; readonly theatre: TheatreId; readonly with: TheatreId }
  // scoring
  | { readonly t: 'scoring-begins'; readonly turn: number }
  | {
      readonly t: 'region-scored';
      readonly region: RegionId;
      readonly france: number;
      readonly britain: number;
      readonly winner: SideId | 'nobody';
    }
  | {
      readonly t: 'prestige-scored';
      readonly france: number;
      readonly britain: number;
      readonly winner: SideId | 'nobody';
    }
  | {
      readonly t: 'demand-scored';
      readonly commodity: CommodityId;
      readonly france: number;
      readonly britain: number;
      readonly winner: SideId | 'nobody';
    }
  | { readonly t: 'game-over'; readonly winner: SideId; readonly reason: string; readonly vp: number };

export type Event = PeaceEvent | CardEvent | WarEvent;
export type EventKind = Event['t'];
