import {
  type Ahead,
  type Chance,
  type Choice,
  Context,
  chanceOf,
  type GameEvent,
  type GameModule,
  type GameState,
  imagine,
  lookAhead,
  type Option,
  type OwnAsk,
  randomChoice,
  Seeded,
  settle,
  type View,
} from '@cabinet-wars/kernel';
import { type AheadRequest, answerOf, outlookOf } from '../src/look-ahead/request.ts';

/** A moment of a random game: what a seat sees of it, and what it is asked. */
export interface Moment<G, C extends Choice, E, V> {
  readonly g: G;
  readonly seat: number;
  readonly view: V;
  readonly ask: OwnAsk<C>;
  readonly events: readonly E[];
}

/** Ways to a moment of a random game; `choose` where the lot alone takes too long to come to anything. */
export function momentsOf<
  G extends GameState,
  C extends Choice,
  E extends GameEvent,
  V extends View<unknown, unknown>,
  O extends { readonly players: number },
>(
  game: GameModule<G, C, E, V, O>,
  choose: (options: readonly Option<C>[], chance: Chance) => C = (options, chance) => randomChoice<C>(options, chance),
) {
  /** Plays a random game and stops at every question to look. */
  function* moments(options: Partial<O>, seed: number): Generator<Moment<G, C, E, V>> {
    const settled = settle<O>(game.options, { ...options });
    if (!settled.ok) throw new Error(JSON.stringify(settled.reasons));
    const chance = chanceOf(new Seeded(seed));
    const g = game.setup(settled.options, chance);
    const events: E[] = [];
    const x = new Context<E>(chance, (event) => {
      events.push(event);
    });
    let question = game.flow.run(g, x);
    while (question !== null) {
      const { key, mode, hides, pass, waiting } = question;
      const { seat, options: offered, soFar } = waiting[0];
      const ask = { askId: 1, seat, key, mode, options: offered, soFar, pass, hides };
      yield { g, seat, view: game.view(g, seat), ask, events };
      question = game.flow.choose(g, seat, choose(offered, chance), x);
    }
  }

  /** The first moment of a random game at which something is so. */
  function momentWhen(options: Partial<O>, seed: number, isSo: (moment: Moment<G, C, E, V>) => boolean) {
    for (const moment of moments(options, seed)) if (isSo(moment)) return moment;
    throw new Error('it never came to that');
  }

  const atQuestion = (options: Partial<O>, key: string, seed = 1) =>
    momentWhen(options, seed, ({ ask }) => ask.key === key);

  /** What the page's look-ahead would answer, worked out here and now. */
  const aheadOf = ({ view, seat }: { view: V; seat: number }, request: AheadRequest<C>): Ahead<C> =>
    answerOf(lookAhead(game, imagine(game, view), seat, outlookOf(request)), request);

  return { moments, momentWhen, atQuestion, aheadOf };
}
