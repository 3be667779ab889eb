import { type Fixture, type GameRecord, play, recordOf } from '@cabinet-wars/bots/arena';
import { findGame } from '../host/index.ts';
import { serveTasks } from '../threads/index.ts';
import { botFor } from './entrants.ts';
import { NO_HURRY } from './figures.ts';

/** A game to be played. */
export interface Game {
  readonly game: string;
  /** Components of one's own, where it is played with such. */
  readonly data?: unknown;
  readonly fixture: Fixture;
  readonly nodes: number;
}

serveTasks<Game, GameRecord>(async ({ game: id, data, fixture: { options, seed, names }, nodes }) => {
  const { game } = await findGame(id, undefined, data);
  const bots = await Promise.all(names.map((name) => botFor(game, name)));
  return recordOf(await play({ game, options, seed, bots, nodes, milliseconds: NO_HURRY }));
});
