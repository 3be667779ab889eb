import { game } from '@cabinet-wars/struggle-of-empires';
import type { Event, GameView } from '../../src/boards/struggle-of-empires/read/seen.ts';
import { type Moment, moments } from './kit.ts';

type Options = Parameters<typeof moments>[0];

export interface Change {
  readonly before: GameView;
  readonly after: GameView;
  readonly seat: number;
  /** Everything that has happened up to this change, and what it brought. */
  readonly story: readonly Event[];
  readonly events: readonly Event[];
}

export interface WholeGame {
  /** The change that ended each war: the events from the first region on. */
  readonly wars: readonly Change[];
  /** The change that ended the game: the events from the first unrest on. */
  readonly end: Change;
  readonly story: readonly Event[];
}

const isScoring = ({ t }: Event) => t === 'region-scored' || t === 'war-ends';

/** A random game to its end, with the changes that ended its wars as one seat saw them. */
export function wholeGame(options: Options, seed: number, seat = 0): WholeGame {
  const wars: Change[] = [];
  let last: { view: GameView; told: number } | null = null;
  let final: Moment | null = null;
  const look = (events: readonly Event[], after: GameView) => {
    if (last === null) return;
    const since = events.slice(last.told);
    const from = since.findIndex(isScoring);
    if (from >= 0)
      wars.push({ before: last.view, after, seat, story: events.slice(0, last.told), events: since.slice(from) });
  };
  for (const moment of moments(options, seed)) {
    const { g, events } = moment;
    const view = game.view(g, seat);
    look(events, view);
    last = { view, told: events.length };
    final = moment;
  }
  // The state is the game's own, and has gone on to the end after the last question.
  const { g, events } = final!;
  const after = game.view(g, seat);
  look(events, after);
  const from = events.findIndex(({ t }) => t === 'unrest-shown');
  const end = { before: last!.view, after, seat, story: events.slice(0, from), events: events.slice(from) };
  return { wars, end, story: events };
}
