import { Context, type Seat } from '@cabinet-wars/kernel';
import { flow } from '../flow.ts';
import { imagined } from '../purchases/purchases-now.ts';
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

/** What a seat would see after choices of its own in a row; null where that hangs on something hidden. */
export function viewAfter(view: GameView, seat: Seat, choices: readonly Choice[]): GameView | null {
  const g = imagined(view);
  const x = new Context<Event>(blind);
  try {
    for (const choice of choices) flow.choose(g, seat, choice, x);
  } catch (fault) {
    if (fault instanceof Unknown) return null;
    throw fault;
  }
  return viewOf(g, seat);
}
