import type { Context, Reason } from '@cabinet-wars/kernel';
import { MOST_TAXATIONS, TAX, TAX_WITH_BANKING } from '../data/numbers.ts';
import { POWERS, type Power } from '../data/powers.ts';
import { TILE } from '../data/tiles.ts';
import { held, type State } from '../state.ts';
import type { Event, PaidFor } from '../vocabulary/events.ts';
import { because } from '../vocabulary/reasons.ts';
import { takeUnrest } from './unrest.ts';

const taxOf = (g: State, power: Power): number => (g.tiles[held(power, TILE.banking)] > 0 ? TAX_WITH_BANKING : TAX);

/**
 * The most a power may name of its own will, in a bid or as a gift. A price can always be paid (2005 Gold, 2020 p.10); but a
 * number that is free to choose needs an end, and that end is one's own, whatever others have taken (ruling 58).
 */
export const mostPayable = (g: State, power: Power): number => g.gold[power] + taxOf(g, power) * MOST_TAXATIONS;

/** Whether a power may name that much. */
export function mayName(g: State, power: Power, gold: number): Reason | null {
  const most = mostPayable(g, power);
  return gold <= most ? null : because({ why: 'cannot-pay', gold, most });
}

/** Pays a cost: own gold first, then the fewest taxations that meet it; what is over is kept (2005 Gold, 2020 p.10). */
export function pay(g: State, power: Power, gold: number, what: PaidFor, x: Context<Event>): void {
  if (gold === 0) return;
  const short = gold - g.gold[power];
  if (short > 0) {
    const rate = taxOf(g, power);
    const times = Math.ceil(short / rate);
    x.log?.({ t: 'taxed', power: POWERS[power], times, gold: times * rate });
    takeUnrest(g, power, times, 'taxation', x);
    g.gold[power] += times * rate;
  }
  g.gold[power] -= gold;
  x.log?.({ t: 'paid', power: POWERS[power], gold, for: what });
}
