import type { Deal, Deals, Reason } from '@cabinet-wars/kernel';
import type { Choice } from '../choices.ts';
import { isPowerId, POWERS } from '../data/powers.ts';
import { isRegionId } from '../data/regions.ts';
import { players } from '../editions.ts';
import type { Event } from '../events.ts';
import { mayPay, pay } from '../money.ts';
import { isPromiseId } from '../promises.ts';
import { because } from '../reasons.ts';
import type { State } from '../state.ts';
import { procedure } from '../words.ts';

/**
 * What players may agree on (ruling 56): gold for gold's sake or in return for a promise of the receiver's, or a promise
 * alone. Gold changes hands at once, by taxation if need be; promises bind nobody, the log remembers them.
 */
export type Bargain =
  | {
      readonly t: 'gold';
      readonly from: number;
      readonly to: number;
      readonly gold: number;
      readonly promise: string | null;
      readonly power: string | null;
      readonly region: string | null;
    }
  | {
      readonly t: 'promise';
      readonly from: number;
      readonly to: number;
      readonly promise: string;
      readonly power: string | null;
      readonly region: string | null;
    };

const TERMS = ['t', 'from', 'to', 'gold', 'promise', 'power', 'region'];

export const deal = procedure<{ deal: Deal }>('deal')({
  carryOut: (g, f, x) => {
    const { t, from, to, gold, promise, power, region } = f.deal;
    const giver = g.plays[from];
    const taker = g.plays[to as number];
    if (t === 'gold') {
      pay(g, giver, gold as number, 'deal', x);
      g.gold[taker] += gold as number;
      x.log?.({ t: 'gold-given', power: POWERS[giver], to: POWERS[taker], gold: gold as number });
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

const isNull = (value: unknown): boolean => value === null || value === undefined;

function mayDeal(g: State, deal: Deal): Reason | null {
  if (g.final !== null) return because({ why: 'game-over' });
  if (deal.t !== 'gold' && deal.t !== 'promise') return because({ why: 'no-such-deal' });
  if (Object.keys(deal).some((term) => !TERMS.includes(term))) return because({ why: 'no-such-deal' });
  const isSeat = (seat: unknown) => Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < players(g);
  if (!isSeat(deal.from) || !isSeat(deal.to) || deal.from === deal.to) return because({ why: 'no-such-player' });
  return mayPromise(deal) ?? (deal.t === 'gold' ? mayGive(g, deal) : null);
}

function mayPromise(deal: Deal): Reason | null {
  const { t, promise, power, region } = deal;
  if (t === 'gold' && isNull(promise)) return isNull(power) && isNull(region) ? null : because({ why: 'bad-promise' });
  const isFine = isPromiseId(promise) && (isNull(power) || isPowerId(power)) && (isNull(region) || isRegionId(region));
  return isFine ? null : because({ why: 'bad-promise' });
}

function mayGive(g: State, { from, gold }: Deal): Reason | null {
  if (!Number.isInteger(gold) || (gold as number) < 1) return because({ why: 'bad-amount' });
  return mayPay(g, g.plays[from], gold as number);
}

export const deals: Deals<State, Choice, Event> = { may: mayDeal, isMoney: () => true, carryOut: deal };
