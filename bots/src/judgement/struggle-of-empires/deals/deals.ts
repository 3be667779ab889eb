import type { Deal, Offer, Seat } from '@cabinet-wars/kernel';
import { powerOf, REGIONS } from '@cabinet-wars/struggle-of-empires/data';
import { attack } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { Choice, State } from '@cabinet-wars/struggle-of-empires/view';
import type { Recall, Reply, Why } from '../../../bot.ts';
import type { Dilemma } from '../../../greedy/judgement.ts';
import type { Value } from '../../../learning/value.ts';
import { offeredSince } from '../../../recall.ts';
import { worthInBattle } from '../battle/battle-asks.ts';
import { coefficientsOf } from '../coefficients.ts';
import { GOLD } from '../purse.ts';
import { costOfHelp, nameOf, priceOf } from './price.ts';
import { promisesSeen } from './promises-seen.ts';

/** What help must add before it is asked for with more than a call, and before gold is paid for it. */
const WORTH_ASKING = 1.2;
const WORTH_PAYING = 2;
/** Of what help adds at most so much is paid for it. */
const SHARE = 0.4;

/**
 * Gold is taken as a gift. In return for a promise it is taken where it is worth what keeping it costs: else the price is named.
 * What others promise costs nothing, and nothing is paid for it; the promise of somebody who broke one is not wanted.
 */
export function accepts(value: Value<State>, g: State, seat: Seat, deal: Deal, recall: Recall): Reply {
  if (deal.t === 'promise') {
    const isBroken = promisesSeen(recall).broken.has(nameOf(g, deal.from));
    return isBroken
      ? { accept: false, why: { why: 'broke-word', seat: deal.from } }
      : { accept: true, why: { why: 'promise-taken' } };
  }
  if (deal.t !== 'gold') return { accept: false, why: { why: 'no-such-deal' } };
  const gold = Number(deal.gold);
  if (deal.promise === null) return { accept: true, why: { why: 'gift', gold } };
  const price = priceOf(value, g, seat, deal);
  if (price === null)
    return { accept: false, why: { why: deal.promise === 'help' ? 'nothing-to-help-with' : 'makes-no-such-promise' } };
  if (gold >= price) return { accept: true, why: { why: 'good-price', gold } };
  const why: Why = { why: 'wants-more', gold: price, more: price - gold };
  return { accept: false, why, instead: [{ ...deal, gold: price }] };
}

interface Proposal {
  readonly deal: Deal;
  readonly why: Why;
}

/**
 * Before an ally is called whose help matters: who would come anyway is promised the peace its alliance binds both to. Who would
 * not is paid what coming costs it, but only if it has come before and never broke its word: nothing else holds anybody to a
 * promise. Once a turn, and the same offer not twice in a war.
 */
export function offers(
  value: Value<State>,
  dilemma: Dilemma<State, Choice>,
  open: readonly Offer[],
  recall: Recall,
): Proposal | null {
  const { g, seat, key, options } = dilemma;
  if (key !== 'call-allies.call' || open.some(({ deal }) => deal.from === seat)) return null;
  if (offeredSince(recall, 'turn-begins').length > 0) return null;
  const alone = worthInBattle(value, g, seat, { t: 'call-no-more' }) ?? 0;
  for (const option of options) {
    if (option.t !== 'call') continue;
    const called = (worthInBattle(value, g, seat, { t: 'call', power: option.power }) ?? 0) - alone;
    if (called < WORTH_ASKING) continue;
    // A call is reckoned to be answered now and then; help that is paid for comes.
    const gain = called / coefficientsOf(g).comes;
    const proposal = proposalTo(value, g, seat, g.seatOf[powerOf(option.power)], gain, recall);
    if (proposal !== null) return proposal;
  }
  return null;
}

function proposalTo(
  value: Value<State>,
  g: State,
  seat: Seat,
  to: Seat,
  gain: number,
  recall: Recall,
): Proposal | null {
  const region = REGIONS[attack.within(g).region];
  const cost = costOfHelp(value, g, to, g.plays[seat]) ?? 0;
  if (cost <= 0) return unlessRepeated(recall, peace(seat, to, region), { why: 'asks-for-help', seat: to, region });
  const { broken, helped } = promisesSeen(recall);
  const isProven = helped.has(`${nameOf(g, to)}>${nameOf(g, seat)}`) && !broken.has(nameOf(g, to));
  const gold = Math.ceil(cost / GOLD) + 1;
  if (!isProven || gain < WORTH_PAYING || gold * GOLD > SHARE * gain || gold > g.gold[g.plays[seat]]) return null;
  const deal: Deal = { t: 'gold', from: seat, to, gold, promise: 'help', power: null, region };
  return unlessRepeated(recall, deal, { why: 'pays-for-help', seat: to, region, gold });
}

const peace = (from: Seat, to: Seat, region: string): Deal => ({
  t: 'promise',
  from,
  to,
  promise: 'peace',
  power: null,
  region,
});

function unlessRepeated(recall: Recall, deal: Deal, why: Why): Proposal | null {
  const isRepeated = offeredSince(recall, 'war-begins').some((one) => one.t === deal.t && one.to === deal.to);
  return isRepeated ? null : { deal, why };
}
