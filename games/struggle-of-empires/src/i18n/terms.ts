import type { PowerId } from '../data/powers.ts';
import type { RegionId } from '../data/regions.ts';
import type { Bargain } from '../diplomacy/deal.ts';
import type { PromiseId } from '../vocabulary/promises.ts';

/** What a promise is about. */
export interface PromiseTerms {
  readonly promise: PromiseId;
  readonly about: PowerId | null;
  readonly region: RegionId | null;
}

/** The promise in a deal, as events tell it. */
export const termsOf = ({ promise, power: about, region }: Bargain): PromiseTerms | null =>
  promise === null ? null : { promise, about, region };

/** Standing orders and ways to win, by the ids the rules give them. */
export type OrderId = 'pass-auction' | 'help';
export type StanceId = 'always' | 'never';
export type TermId = 'gold' | 'promise' | 'power' | 'region' | 'auction' | 'stance' | 'armies' | 'navies';
export type EndingId = 'most-points' | 'least-unrest' | 'shared';
