import type { Choice } from '../choice.ts';
import type { Seat } from '../seat.ts';
import type { Answer, GameState } from '../state.ts';

/** What has been said and is not yet open. A state's answers are choices of its own game, which `GameState` does not name. */
export const answersIn = <C extends Choice>(g: GameState): Answer<C>[] => g.secret.answers as Answer<C>[];

/** What a seat has said to the open ask, if anything. */
export const answerOf = <C extends Choice>(g: GameState, seat: Seat): Answer<C> | undefined =>
  answersIn<C>(g).find((answer) => answer.depth === g.stack.length && answer.seat === seat);

/** Forgets what has been said to the open ask. */
export function dropAnswers(g: GameState): void {
  if (g.secret.answers.length === 0) return;
  const depth = g.stack.length;
  g.secret.answers = g.secret.answers.filter((answer) => answer.depth !== depth);
}

/** The answers to the open ask, out of the state and in the order of the seats asked. */
export function takeAnswers<C extends Choice>(g: GameState, who: Seat | null | readonly Seat[]): Answer<C>[] {
  const seats = typeof who === 'number' ? [who] : (who ?? []);
  const answers = seats.flatMap((seat) => answerOf<C>(g, seat) ?? []);
  dropAnswers(g);
  return answers;
}
