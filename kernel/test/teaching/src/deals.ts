import type { Deal, Deals, Seat } from '@cabinet-wars/kernel';
import type { Choice } from './choices.ts';
import { isProvince, type Province } from './data/provinces.ts';
import type { Event } from './events.ts';
import type { Why } from './may.ts';
import { freeGold, MOST_LOANS } from './money.ts';
import { isSeat, type State } from './state.ts';
import { battle } from './steps/battle.ts';
import { carryOut } from './steps/deal.ts';

/** Rule 7. Gold may be given at any time, a loan taken at any time; provinces change hands at a parley. */
export const deals: Deals<State, Choice, Event> = {
  may: mayDeal,
  isMoney: (deal) => deal.t !== 'cede',
  carryOut,
};

const BAD: Why = { why: 'bad-deal' };

/** A deal comes from outside: nothing about it is taken for granted. */
function mayDeal(g: State, deal: Deal): Why | null {
  switch (deal.t) {
    case 'gift':
      return hasOnly(deal, ['gold']) && isOther(g, deal) && isGold(deal.gold, 1)
        ? mayGive(g, deal.from, deal.gold)
        : BAD;
    case 'cede':
      return hasOnly(deal, ['province', 'gold']) &&
        isOther(g, deal) &&
        isProvince(deal.province) &&
        isGold(deal.gold, 0)
        ? (mayCede(g, deal.from, deal.to, deal.province) ?? mayGive(g, deal.to, deal.gold))
        : BAD;
    case 'loan':
      if (!hasOnly(deal, []) || deal.to !== null || !isSeat(g, deal.from)) return BAD;
      return g.loans[deal.from] < MOST_LOANS ? null : { why: 'too-many-loans', most: MOST_LOANS };
    default:
      return BAD;
  }
}

const mayGive = (g: State, seat: Seat, gold: number): Why | null =>
  freeGold(g, seat) < gold ? { why: 'too-little-gold', needs: gold } : null;

/** What is being fought over goes to nobody but the attacker; where the attackers come from goes to nobody. */
function mayCede(g: State, from: Seat, to: Seat, province: Province): Why | null {
  if (g.owner[province] !== from) return { why: 'not-yours' };
  const fight = battle.underWay(g);
  if (fight === null) return null;
  if (province === fight.from) return { why: 'on-the-march' };
  return province === fight.to && to !== fight.attacker ? { why: 'under-attack' } : null;
}

const hasOnly = (deal: Deal, terms: readonly string[]) =>
  Object.keys(deal).every((key) => key === 't' || key === 'from' || key === 'to' || terms.includes(key));
const isOther = (g: State, deal: Deal): deal is Deal & { to: Seat } =>
  isSeat(g, deal.from) && isSeat(g, deal.to) && deal.to !== deal.from;
const isGold = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && (value as number) >= least;
