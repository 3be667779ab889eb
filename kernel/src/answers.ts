import type { Seat } from './seat.ts';
import type { Answer, GameState } from './state.ts';

/** What a seat has said to the open ask, if anything. */
export const answerOf = (g: GameState, seat: Seat): Answer | undefined =>
  g.secret.answers.find((answer) => answer.depth === g.stack.length && answer.seat === seat);

/** Forgets what has been said to the open ask. */
export function dropAnswers(g: GameState): void {
  if (g.secret.answers.length === 0) return;
  const depth = g.stack.length;
  g.secret.answers = g.secret.answers.filter((answer) => answer.depth !== depth);
}

/** The answers to the open ask, out of the state and in the order of the seats asked. */
export function takeAnswers(g: GameState, who: Seat | null | readonly Seat[]): Answer[] {
  const seats = typeof who === 'number' ? [who] : (who ?? []);
  const answers = seats.flatMap((seat) => answerOf(g, seat) ?? []);
  dropAnswers(g);
  return answers;
}
