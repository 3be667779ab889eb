import type { Deal, Seat } from '@cabinet-wars/kernel';
import { isRegionId, POWERS, type Power, REGION_COUNT, regionOf } from '@cabinet-wars/struggle-of-empires/data';
import { areAllied, attack, committableTo } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { Attack, State } from '@cabinet-wars/struggle-of-empires/view';
import type { Value } from '../../../learning/value.ts';
import { worthOfHelp } from '../battle/battle-asks.ts';
import { attackOn, bestAttack } from '../prospects.ts';
import { GOLD } from '../purse.ts';
import { timeOf } from '../time.ts';

/** What a promise must bring beyond its cost, of the cost and besides. */
const PROFIT = 1.25;
const BESIDES = 0.3;
/** What an attack not yet in sight may come to, by turn left: one's hands are bound. */
const BOUND = 0.25;

/** How much gold somebody wants for promising that; null where it makes no such promise. */
export function priceOf(value: Value<State>, g: State, seat: Seat, deal: Deal): number | null {
  const cost = costOf(value, g, seat, deal);
  return cost === null ? null : Math.max(1, Math.ceil((PROFIT * Math.max(0, cost) + BESIDES) / GOLD));
}

/** What keeping it would cost in points. */
function costOf(value: Value<State>, g: State, seat: Seat, { from, promise, region }: Deal): number | null {
  const me = g.plays[seat];
  const them = g.plays[from];
  const bound = BOUND * (timeOf(g, me).turns + 1);
  if (promise === 'peace') return g.round > 0 && areAllied(g, me, them) ? 0 : bound + attacksOn(g, me, them);
  if (promise === 'stay-out' && isRegionId(region)) return bound + bestAttack(g, me, regionOf(region));
  return promise === 'help' ? costOfHelp(value, g, seat, them) : null;
}

function attacksOn(g: State, me: Power, them: Power): number {
  let best = 0;
  for (let region = 0; region < REGION_COUNT; region++) best = Math.max(best, attackOn(g, me, them, region));
  return best;
}

/** Help is promised where it is asked for: in the attack that is under way. */
export function costOfHelp(value: Value<State>, g: State, seat: Seat, principal: Power): number | null {
  const f: Attack | null = attack.underWay(g);
  const me = g.plays[seat];
  if (f === null || f.against === 'nothing-yet' || !areAllied(g, me, principal)) return null;
  if (principal !== f.attacker && principal !== f.defender) return null;
  const { armies, navies } = committableTo(g, f, me);
  if (armies + navies === 0) return null;
  return worthOfHelp(value, g, seat, 0, 0) - worthOfHelp(value, g, seat, armies, navies);
}

export const nameOf = (g: State, seat: Seat) => POWERS[g.plays[seat]];
