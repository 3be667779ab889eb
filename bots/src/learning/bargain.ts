import { type AnyGame, Context, copy, type Deal, type GameState, type Seat } from '@cabinet-wars/kernel';
import { middling } from '../greedy/middling.ts';
import type { Value } from './value.ts';

/** What a deal would change for a seat, the other's gain reckoned against it as far as the value does; null where it cannot be made. */
export function gainOfDeal<G extends GameState>(
  game: AnyGame,
  value: Value<G>,
  g: G,
  seat: Seat,
  deal: Deal,
): number | null {
  if (game.deals.may(g, deal) !== null) return null;
  const after = copy(g);
  const { stack } = after;
  // What is being asked may allow no deals, and would then have no option left: it is carried out once the question is answered.
  after.stack = [];
  game.flow.interject(after, game.deals.carryOut, { deal }, new Context<unknown>(middling));
  after.stack = stack;
  return value(after, seat) - value(g, seat);
}
