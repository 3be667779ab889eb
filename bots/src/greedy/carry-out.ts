import {
  type AnyGame,
  BrokenPromise,
  type Choice,
  Context,
  copy,
  type GameState,
  type Question,
  type Seat,
  Seeded,
} from '@cabinet-wars/kernel';
import { middling } from './middling.ts';

export interface CarriedOut<G extends GameState, C extends Choice> {
  readonly g: G;
  /** What is asked then; null where the game is over. */
  readonly question: Question<C> | null;
}

/**
 * What comes of a choice with middling luck. A tie that is thrown for again and again would never end so, since all throw alike:
 * there dice fall as they may, the same at every look.
 */
export function carriedOut<G extends GameState, C extends Choice>(
  game: AnyGame,
  from: G,
  seat: Seat,
  choice: C,
  x = new Context<unknown>(middling),
): CarriedOut<G, C> {
  const g = copy(from);
  x.clear();
  try {
    return { g, question: game.flow.choose(g, seat, choice, x) };
  } catch (fault) {
    if (!(fault instanceof BrokenPromise)) throw fault;
    const again = copy(from);
    return { g: again, question: game.flow.choose(again, seat, choice, new Context<unknown>(new Seeded('a tie'))) };
  }
}
