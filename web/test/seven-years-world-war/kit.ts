import {
  type Choice,
  Context,
  chanceOf,
  type OwnAsk,
  type Question,
  randomChoice,
  Seeded,
  settle,
} from '@cabinet-wars/kernel';
import type { Choice as GameChoice } from '@cabinet-wars/seven-years-world-war/choices';
import type { Event } from '@cabinet-wars/seven-years-world-war/events';
import { game } from '@cabinet-wars/seven-years-world-war/game';
import type { Options } from '@cabinet-wars/seven-years-world-war/options';
import type { State } from '@cabinet-wars/seven-years-world-war/state';
import type { GameView } from '@cabinet-wars/seven-years-world-war/view';

/** A moment of a random game: what a seat sees of it, and what it is asked. */
export interface Moment {
  readonly g: State;
  readonly seat: number;
  readonly view: GameView;
  readonly ask: OwnAsk;
  readonly events: readonly Event[];
}

/** Everybody deploys as suggested; then they play by lot. */
const chosen = (options: readonly GameChoice[], chance: ReturnType<typeof chanceOf>): GameChoice =>
  options.find(({ t }) => t === 'suggested') ?? randomChoice<GameChoice>(options as never, chance);

/** Plays a random game and stops at every question to look. */
export function* moments(options: Partial<Options>, seed: number): Generator<Moment> {
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
    question = game.flow.choose(g, seat, chosen(offered as readonly GameChoice[], chance), x);
  }
}

/** The first moment of a random game at which something is so. */
export function momentWhen(options: Partial<Options>, seed: number, isSo: (moment: Moment) => boolean): Moment {
  for (const moment of moments(options, seed)) if (isSo(moment)) return moment;
  throw new Error('it never came to that');
}

export const atQuestion = (options: Partial<Options>, key: string, seed = 1): Moment =>
  momentWhen(options, seed, ({ ask }) => ask.key === key);

export const asChoice = (choice: GameChoice): Choice => choice as unknown as Choice;
