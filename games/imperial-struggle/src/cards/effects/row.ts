import type { CommodityId } from '../../data/demand.ts';
import type { RegionId } from '../../data/map/regions.ts';
import type { Where } from '../../data/map/where.ts';
import type { PointId } from '../../data/points.ts';
import type { LimitId } from '../../vocabulary/limits.ts';
import type { WayId } from '../../vocabulary/ways.ts';
import type { Condition } from './conditions.ts';
import type { Formula } from './formulas.ts';

/** A number, or what it is reckoned from when the row is reached. */
export type Amount = number | Formula;

/**
 * One thing an Event does, in the words all Events share. What cannot be done is skipped (rule 14). `if` is tested when the row
 * is reached.
 */
export type Row = { readonly if?: Condition } & (
  | { readonly op: 'points'; readonly points: PointId; readonly n: Amount; readonly limit?: LimitId }
  | { readonly op: 'vp'; readonly n: Amount }
  /** Less Debt for whom it is, or Debt forced upon the opponent. */
  | { readonly op: 'debt'; readonly who: 'self' | 'opponent'; readonly n: number }
  | { readonly op: 'treaty'; readonly n: number }
  /** Less Debt; what it cannot fall by is had as economic points. */
  | { readonly op: 'debt-or-points'; readonly n: number }
  | { readonly op: 'debt-limit'; readonly n: number }
  /** Something that lasts for the Action Round: a bit of its effects. */
  | { readonly op: 'lasting'; readonly bit: number }
  | { readonly op: 'build-squadron' }
  /** All of the side's own flags off that a Conflict does not spoil. */
  | { readonly op: 'own-flags-off'; readonly where: Where }
  /** An Advantage used outside the usual limits of exhaustion. */
  | { readonly op: 'use-advantage'; readonly in: readonly RegionId[] }
  /** A Bonus War tile drawn; into the Jacobite theatre, or where its owner likes. */
  | { readonly op: 'war-tile'; readonly n: Amount; readonly jacobite?: true }
  | { readonly op: 'swap-demand' }
  | SpaceRow
  | AskRow
);

/** Rows aimed at spaces, so many times. */
export type SpaceRow =
  | {
      readonly op: 'conflict';
      readonly where: Where;
      readonly n?: Amount;
      /** Only where the opponent's flag is. */
      readonly opposing?: true;
      readonly unprotected?: true;
      readonly strong?: true;
      /** May be left off at any point. */
      readonly upTo?: true;
    }
  /** An opposing flag off; `harmless`: only where no other Market becomes Isolated. */
  | { readonly op: 'unflag'; readonly where: Where; readonly harmless?: true }
  | { readonly op: 'shift'; readonly where: Where }
  | { readonly op: 'take-control'; readonly where: Where }
  | { readonly op: 'own-flag-off'; readonly where: Where }
  | { readonly op: 'damage-fort'; readonly where: Where };

/** Rows in which something else than a space is chosen. */
export type AskRow =
  | { readonly op: 'either'; readonly ways: Readonly<Partial<Record<WayId, Row>>>; readonly optional?: true }
  /** A squadron leaves the map, or (`navyBox`) the map or the Navy Box. */
  | {
      readonly op: 'squadron-leaves';
      readonly whose: 'self' | 'opponent';
      readonly navyBox?: true;
      readonly to: 'navy-box' | 'away' | 'lost';
      /** VP if one did. */
      readonly vp?: number;
    }
  /** The opponent loses a Fort, a squadron or a Bonus War tile, of its own choice. */
  | { readonly op: 'opponent-loses' }
  /** A Bonus War tile of the opponent goes back to its pool, unseen. */
  | { readonly op: 'return-tile' }
  | { readonly op: 'byng' }
  /** Up to so many Advantages: exhausted ones of a Region refreshed, others exhausted. */
  | { readonly op: 'refresh'; readonly n: number; readonly region: RegionId }
  | { readonly op: 'exhaust'; readonly n: number }
  | { readonly op: 'add-demand'; readonly commodities: readonly CommodityId[] }
  | { readonly op: 'score-demand'; readonly commodity: CommodityId };

/** What a card does for one side. */
export interface Effect {
  readonly standard: readonly Row[];
  readonly bonus?: readonly Row[];
}
export type CardEffects = Readonly<Record<'france' | 'britain', Effect>>;
export const forBoth = (effect: Effect): CardEffects => ({ france: effect, britain: effect });
