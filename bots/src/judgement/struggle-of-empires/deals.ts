import type { Deal, Offer, Seat } from '@cabinet-wars/kernel';
import { powerOf, REGIONS } from '@cabinet-wars/struggle-of-empires/data';
import { areAllied, attack, committableTo } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { Attack, Choice, State } from '@cabinet-wars/struggle-of-empires/view';
import type { Why } from '../../bot.ts';
import type { Dilemma } from '../../greedy/judgement.ts';
import type { Value } from '../../learning/value.ts';
import { worthInBattle, worthOfHelp } from './battle-asks.ts';

/** What help must add before it is asked for with more than a call. */
const WORTH_ASKING = 1.2;

/**
 * Gold is taken as a gift. In return for a promise it is taken only where the promise will be kept: help it would give, or a
 * peace that the grand alliance keeps anyway. What others promise costs nothing; and nothing is paid for it.
 */
export function accepts(value: Value<State>, g: State, seat: Seat, deal: Deal): { accept: boolean; why: Why } {
  if (deal.t === 'promise') return { accept: true, why: { why: 'promise-taken' } };
  if (deal.t !== 'gold' || deal.from === seat) return { accept: false, why: { why: 'no-such-deal' } };
  const gold = Number(deal.gold);
  if (deal.promise === null) return { accept: true, why: { why: 'gift', gold } };
  return wouldKeep(value, g, seat, deal)
    ? { accept: true, why: { why: 'fair-price', gold } }
    : { accept: false, why: { why: 'would-not-keep' } };
}

function wouldKeep(value: Value<State>, g: State, seat: Seat, { from, promise }: Deal): boolean {
  const me = g.plays[seat];
  const them = g.plays[from];
  if (promise === 'peace') return g.round > 0 && areAllied(g, me, them);
  return promise === 'help' && wouldHelp(value, g, seat, them);
}

/** Whether it would come to the help of a power in the attack that is under way. */
function wouldHelp(value: Value<State>, g: State, seat: Seat, principal: number): boolean {
  const f: Attack | null = attack.underWay(g);
  const me = g.plays[seat];
  if (f === null || f.against === 'nothing-yet' || !areAllied(g, me, principal)) return false;
  if (principal !== f.attacker && principal !== f.defender) return false;
  const { armies, navies } = committableTo(g, f, me);
  return armies + navies > 0 && worthOfHelp(value, g, seat, armies, navies) > worthOfHelp(value, g, seat, 0, 0);
}

/**
 * Before an ally is called whose help matters: the peace its alliance binds it to is promised aloud. Gold is never paid in
 * advance, since nothing holds anybody to what was promised for it.
 */
export function offers(value: Value<State>, { g, seat, key, options }: Dilemma<State, Choice>, open: readonly Offer[]) {
  if (key !== 'call-allies.call' || open.some(({ deal }) => deal.from === seat)) return null;
  const alone = worthInBattle(value, g, seat, { t: 'call-no-more' }) ?? 0;
  for (const option of options) {
    if (option.t !== 'call') continue;
    const called = worthInBattle(value, g, seat, { t: 'call', power: option.power }) ?? 0;
    if (called - alone < WORTH_ASKING) continue;
    const to = g.seatOf[powerOf(option.power)];
    const region = REGIONS[attack.within(g).region];
    const deal: Deal = { t: 'promise', from: seat, to, promise: 'peace', power: null, region };
    return { deal, why: { why: 'asks-for-help', seat: to, region } };
  }
  return null;
}
