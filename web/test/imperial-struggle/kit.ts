import type { Choice as GameChoice } from '@cabinet-wars/imperial-struggle/choices';
import type { Event } from '@cabinet-wars/imperial-struggle/events';
import { game } from '@cabinet-wars/imperial-struggle/game';
import type { Options } from '@cabinet-wars/imperial-struggle/options';
import type { State } from '@cabinet-wars/imperial-struggle/state';
import type { GameView } from '@cabinet-wars/imperial-struggle/view';
import { Context, chanceOf, type OwnAsk, type Question, randomChoice, Seeded, settle } from '@cabinet-wars/kernel';

/** A moment of a random game: what a seat sees of it, and what it is asked. */
export interface Moment {
  readonly g: State;
  readonly seat: number;
  readonly view: GameView;
  readonly ask: OwnAsk;
  readonly events: readonly Event[];
}

/** Plays a random game and stops at every question to look. */
export function* moments(seed: number, options: Partial<Options> = {}): Generator<Moment> {
  const settled = settle<Options>(game.options, { ...options });
  if (!settled.ok) throw new Error(JSON.stringify(settled.reasons));
  const chance = chanceOf(new Seeded(seed));
  const g = game.setup(settled.options, chance);
  const events: Event[] = [];
  const x = new Context<Event>(chance, (event) => {
    events.push(event);
  });
  let question: Question<GameChoice> | null = game.flow.run(g, x);
  while (question !== null) {
    const { seat, options: offered, soFar } = question.waiting[0];
    const ask = { askId: 1, seat, key: question.key, mode: question.mode, options: offered, soFar, pass: null };
    yield { g, seat, view: game.view(g, seat), ask: ask as unknown as OwnAsk, events };
    question = game.flow.choose(g, seat, randomChoice<GameChoice>(offered as never, chance), x);
  }
}

/** The first moment of a random game at which something is so. */
export function momentWhen(seed: number, isSo: (moment: Moment) => boolean): Moment {
  for (const moment of moments(seed)) if (isSo(moment)) return moment;
  throw new Error('it never came to that');
}
