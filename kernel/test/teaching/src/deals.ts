import type { Deal, Deals, Seat } from '@cabinet-wars/kernel';
import type { Choice } from './choices.ts';
import { type Province, provinces } from './data/provinces.ts';
import type { Event } from './events.ts';
import type { Why } from './may.ts';
import { freeGold, MOST_LOANS } from './money.ts';
import type { State } from './state.ts';
import { battle } from './steps/battle.ts';
import { carryOut } from './steps/deal.ts';

/** Rule 7. Gold may be given at any time, a loan taken at any time; provinces change hands at a parley. */
export const deals: Deals<State, Choice, Event> = {
  may: mayDeal,
  kinds: [
    { t: 'gift', money: true, terms: { gold: { kind: 'number', from: 1, to: 99 } } },
    {
      t: 'cede',
      money: false,
      terms: { province: { kind: 'one-of', values: provinces }, gold: { kind: 'number', from: 0, to: 99 } },
    },
    { t: 'loan', money: true, withNobody: true, terms: {} },
  ],
  carryOut,
};

function mayDeal(g: State, deal: Deal): Why | null {
  if (deal.t === 'loan') return g.loans[deal.from] < MOST_LOANS ? null : { why: 'too-many-loans', most: MOST_LOANS };
  const { from, to, gold } = deal as Deal & { to: Seat; gold: number };
  if (deal.t === 'gift') return mayGive(g, from, gold);
  return mayCede(g, from, to, deal.province as Province) ?? mayGive(g, to, gold);
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
