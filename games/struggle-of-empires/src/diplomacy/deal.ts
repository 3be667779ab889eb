import type { Deal, Deals, Reason, Terms } from '@cabinet-wars/kernel';
import { isPowerId, POWERS, type PowerId } from '../data/powers.ts';
import { isRegionId, REGIONS, type RegionId } from '../data/regions.ts';
import { mayName, pay } from '../money/money.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { isPromiseId, PROMISES, type PromiseId } from '../vocabulary/promises.ts';
import { because } from '../vocabulary/reasons.ts';

/**
 * What players may agree on (ruling 56): gold for gold's sake or in return for a promise of the receiver's, or a promise
 * alone. Gold changes hands at once, by taxation if need be; promises bind nobody, the log remembers them.
 */
export type Bargain = Parties & ({ readonly t: 'gold'; readonly gold: number } | { readonly t: 'promise' });

interface Parties {
  readonly from: number;
  readonly to: number;
  readonly promise: PromiseId | null;
  readonly power: PowerId | null;
  readonly region: RegionId | null;
}

/** A deal as its terms have it; null for one that is none of ours. */
export function bargainOf({ t, from, to, gold, promise, power, region }: Deal): Bargain | null {
  if (to === null) return null;
  const parties: Parties = {
    from,
    to,
    promise: isPromiseId(promise) ? promise : null,
    power: isPowerId(power) ? power : null,
    region: isRegionId(region) ? region : null,
  };
  if (t === 'promise') return { t, ...parties };
  return t === 'gold' ? { t, ...parties, gold: numberOf(gold) } : null;
}

/** A term that is a number: deals are checked against their terms before they come here. */
const numberOf = (term: Deal[string]): number => (typeof term === 'number' ? term : 0);

export const deal = procedure<{ deal: Deal }>('deal')({
  carryOut: (g, f, x) => {
    const { t, from, to, gold, promise, power, region } = f.deal;
    const giver = g.plays[from];
    const taker = g.plays[numberOf(to)];
    if (t === 'gold') {
      pay(g, giver, numberOf(gold), 'deal', x);
      g.gold[taker] += numberOf(gold);
      x.log?.({ t: 'gold-given', power: POWERS[giver], to: POWERS[taker], gold: numberOf(gold) });
    }
    if (!isPromiseId(promise)) return;
    const [speaker, listener] = t === 'gold' ? [taker, giver] : [giver, taker];
    x.log?.({
      t: 'promised',
      power: POWERS[speaker],
      to: POWERS[listener],
      promise,
      about: isPowerId(power) ? power : null,
      region: isRegionId(region) ? region : null,
    });
  },
});

function mayDeal(g: State, { t, from, gold, promise, power, region }: Deal): Reason | null {
  if (g.final !== null) return because({ why: 'game-over' });
  // Whom and where belong to a promise.
  if (promise === null && (power !== null || region !== null)) return because({ why: 'bad-promise' });
  return t === 'gold' ? mayName(g, g.plays[from], numberOf(gold)) : null;
}

/** The end of the range on the form; what one may name of it is one's own (ruling 58). */
const MOST_GOLD = 999;

const promise = (optional: boolean): Terms => ({
  promise: { kind: 'one-of', values: PROMISES, optional },
  power: { kind: 'one-of', values: POWERS, optional: true },
  region: { kind: 'one-of', values: REGIONS, optional: true },
});

export const deals: Deals<State, Choice, Event> = {
  kinds: [
    { t: 'gold', money: true, terms: { gold: { kind: 'number', from: 1, to: MOST_GOLD }, ...promise(true) } },
    { t: 'promise', money: true, terms: promise(false) },
  ],
  may: mayDeal,
  carryOut: deal,
};
