import { Context, type Option, type Question, type Seat } from '@cabinet-wars/kernel';
import { flow } from '../flow.ts';
import { imagined } from '../purchases/purchases-now.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { type GameView, view as viewOf } from './view.ts';

/** What cannot be known beforehand is needed. */
class Unknown extends Error {
  override name = 'Unknown';
}
const unknown = new Unknown();
const blind = {
  roll: (): number => {
    throw unknown;
  },
  draw: (): number => {
    throw unknown;
  },
};

/** The state after choices of a seat, and what is asked then; null where that hangs on something hidden. */
function after(view: GameView, seat: Seat, choices: readonly Choice[]): After | null {
  const g = imagined(view);
  const x = new Context<Event>(blind);
  let question: Question<Choice> | null = null;
  try {
    for (const choice of choices) question = flow.choose(g, seat, choice, x);
  } catch (fault) {
    if (fault instanceof Unknown) return null;
    throw fault;
  }
  return { g, question };
}

interface After {
  readonly g: State;
  readonly question: Question<Choice> | null;
}

/** What a seat would see after choices of its own in a row; null where that hangs on something hidden. */
export function viewAfter(view: GameView, seat: Seat, choices: readonly Choice[]): GameView | null {
  const then = after(view, seat, choices);
  return then === null ? null : viewOf(then.g, seat);
}

/** What a seat would be asked after choices of its own; null where that hangs on something hidden, or others are asked. */
export function askAfter(view: GameView, seat: Seat, choices: readonly Choice[]): AskAfter | null {
  const question = after(view, seat, choices)?.question ?? null;
  const asked = question?.waiting.find((one) => one.seat === seat);
  return question === null || asked === undefined ? null : { key: question.key, options: asked.options };
}

export interface AskAfter {
  readonly key: string;
  readonly options: readonly Option<Choice>[];
}
