import type { Reason } from '@cabinet-wars/kernel';
import type { AbilityId } from '../data/abilities.ts';
import type { AdvantageId } from '../data/advantages.ts';
import type { EventId } from '../data/events.ts';
import type { InvestmentId } from '../data/investments.ts';
import type { SpaceId } from '../data/map/spaces.ts';
import type { MinistryId } from '../data/ministries.ts';
import type { PointId } from '../data/points.ts';
import type { CardWhy } from './reasons-cards.ts';
import type { WarWhy } from './reasons-wars.ts';

/** Why a wish cannot be had. One id for each thing that can stand in the way, with the facts a sentence needs. */
export type PeaceWhy =
  // whose turn and what is asked
  | { readonly why: 'game-over' }
  | { readonly why: 'not-asked' }
  | { readonly why: 'not-now' }
  | { readonly why: 'not-one-of-these' }
  // the Action Round
  | { readonly why: 'tile-not-there' }
  /** Of tiles that show the same, one is offered for all. */
  | { readonly why: 'tile-alike'; readonly tile: InvestmentId }
  | { readonly why: 'already-acted' }
  | { readonly why: 'action-done' }
  | { readonly why: 'no-such-action' }
  /** Points of this type are spent in an action that has yet to be begun. */
  | { readonly why: 'action-first'; readonly points: PointId }
  /** No action of this round that is still to come has points of this type. */
  | { readonly why: 'no-points'; readonly points: PointId }
  /** The action under way has points of another type. */
  | { readonly why: 'other-points'; readonly points: PointId }
  | { readonly why: 'joins-major' }
  | { readonly why: 'tile-first' }
  // means
  | { readonly why: 'cannot-pay'; readonly price: number; readonly most: number }
  /** The price of a shift with all that makes it up (rule 20). */
  | {
      readonly why: 'price';
      readonly space: SpaceId;
      readonly price: number;
      readonly base: number;
      readonly bared: 'conflict' | 'isolated' | 'no';
      readonly less: number;
      /** What lowers it or sets its base, as ids with spaces between. */
      readonly by: string;
      readonly protected: boolean;
      readonly region: boolean;
    }
  // the map
  | { readonly why: 'not-in-play'; readonly space: SpaceId }
  | { readonly why: 'own-flag'; readonly space: SpaceId }
  | { readonly why: 'not-shifted'; readonly space: SpaceId }
  | { readonly why: 'wrong-points'; readonly space: SpaceId }
  | { readonly why: 'not-connected'; readonly space: SpaceId }
  | { readonly why: 'minor-cannot-unflag'; readonly space: SpaceId }
  | { readonly why: 'major-only' }
  | { readonly why: 'outside-limit' }
  | { readonly why: 'only-in-europe' }
  | { readonly why: 'no-conflict'; readonly space: SpaceId }
  | { readonly why: 'not-a-fort'; readonly space: SpaceId }
  | { readonly why: 'fort-taken'; readonly space: SpaceId }
  | { readonly why: 'fort-intact'; readonly space: SpaceId }
  | { readonly why: 'no-fort-there'; readonly space: SpaceId }
  | { readonly why: 'not-your-fort'; readonly space: SpaceId }
  | { readonly why: 'no-base-for-fort'; readonly space: SpaceId }
  | { readonly why: 'not-a-sea'; readonly space: SpaceId }
  | { readonly why: 'own-squadron-there'; readonly space: SpaceId }
  | { readonly why: 'no-squadron-there' }
  | { readonly why: 'squadron-has-sailed' }
  | { readonly why: 'squadron-new' }
  | { readonly why: 'no-squadron-left' }
  | { readonly why: 'no-huguenots'; readonly space: SpaceId }
  | { readonly why: 'huguenots-useless'; readonly space: SpaceId }
  /** A reduction has been claimed, and this is not what it is for. */
  | { readonly why: 'not-for-discount' }
  // cards and tiles
  | { readonly why: 'pile-empty' }
  | { readonly why: 'no-next-war' }
  | { readonly why: 'war-tiles-bought'; readonly most: number }
  | { readonly why: 'theatres-full' }
  | { readonly why: 'only-last-turn' }
  | { readonly why: 'exchange-other-points' }
  | { readonly why: 'no-such-theatre' }
  | { readonly why: 'fewest-basic-tiles'; readonly fewest: number }
  | { readonly why: 'not-in-hand'; readonly event: EventId }
  | { readonly why: 'discard-chosen'; readonly event: EventId }
  | { readonly why: 'no-event-symbol' }
  | { readonly why: 'event-type'; readonly event: EventId; readonly points: PointId }
  | { readonly why: 'event-played' }
  | { readonly why: 'ministry-not-eligible'; readonly ministry: MinistryId }
  | { readonly why: 'ministry-chosen'; readonly ministry: MinistryId }
  | { readonly why: 'ministry-not-held'; readonly ministry: MinistryId }
  | { readonly why: 'ministry-gone'; readonly ministry: MinistryId }
  /** A third ministry is Jacobite Uprisings or goes beside it. */
  | { readonly why: 'third-ministry'; readonly ministry: MinistryId }
  | { readonly why: 'ministry-face-up'; readonly ministry: MinistryId }
  | { readonly why: 'ministry-face-down'; readonly ministry: MinistryId }
  | { readonly why: 'ability-used'; readonly ability: AbilityId }
  | { readonly why: 'advantage-not-held'; readonly advantage: AdvantageId }
  | { readonly why: 'advantage-exhausted'; readonly advantage: AdvantageId }
  | { readonly why: 'advantage-new'; readonly advantage: AdvantageId }
  | { readonly why: 'advantage-spoilt'; readonly advantage: AdvantageId }
  | { readonly why: 'advantages-used'; readonly most: number }
  | { readonly why: 'advantage-region-used' }
  | { readonly why: 'advantage-needs'; readonly advantage: AdvantageId; readonly points: PointId }
  | { readonly why: 'advantage-useless'; readonly advantage: AdvantageId }
  | { readonly why: 'advantage-first'; readonly advantage: AdvantageId }
  /** It is used by buying what it makes cheaper. */
  | { readonly why: 'advantage-by-purchase'; readonly advantage: AdvantageId };

export type Why = PeaceWhy | CardWhy | WarWhy;

/** Says a reason; the type is the kernel's, the check of its facts ours. */
export const because = (why: Why): Reason => why;
