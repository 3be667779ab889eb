import type { Chance } from '../../chance/chance.ts';
import type { AnyGame, Deal, Order } from '../../game.ts';
import type { Seat } from '../../seat.ts';
import type { GameState } from '../../state.ts';
import type { Term, Terms, TermValue } from '../../terms.ts';
import type { Hooks } from '../setting.ts';

/** Wide terms are mostly tried near their beginning, where games live. */
const NEAR = 4;

/** Deals a seat might propose, one of every kind, possible or not, and those the game thinks worth trying. */
export function dealsFor(game: AnyGame, hooks: Hooks, g: GameState, seat: Seat, seats: number, chance: Chance): Deal[] {
  const made = game.deals.kinds.map((kind): Deal => {
    const to = kind.withNobody ? null : (seat + 1 + chance.roll(Math.max(1, seats - 1))) % seats;
    return { t: kind.t, from: seat, to, ...someValues(kind.terms, seats, chance) };
  });
  return [...made, ...(hooks.deals?.(g, seat, chance) ?? [])];
}

/** Standing orders, one of every kind, and those the game begins with or thinks worth giving. */
export function ordersFor(game: AnyGame, hooks: Hooks, seats: number, chance: Chance): Order[] {
  return [
    ...game.orders.map(({ id, terms }): Order => ({ order: id, ...someValues(terms, seats, chance) })),
    ...game.orders.flatMap(({ initial }) => initial ?? []),
    ...(hooks.orders ?? []),
  ];
}

const someValues = (terms: Terms, seats: number, chance: Chance): Record<string, TermValue> =>
  Object.fromEntries(Object.entries(terms).map(([key, term]) => [key, someValue(term, seats, chance)]));

function someValue(term: Term, seats: number, chance: Chance): TermValue {
  if (term.optional && chance.roll(4) === 0) return null;
  if (term.kind === 'seat') return chance.roll(seats);
  if (term.kind === 'one-of') return term.values[chance.roll(term.values.length)];
  const span = term.to - term.from + 1;
  return term.from + chance.roll(chance.roll(4) === 0 ? span : Math.min(span, NEAR));
}
