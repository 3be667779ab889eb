import { existsSync } from 'node:fs';
import type { Fixture, GameRecord } from '@cabinet-wars/bots/arena';
import { appendText, readText } from '../host/index.ts';

/** What makes a game the same game: who sat where, by which options and seed, and how much they looked at. */
export interface GamePlayed extends Fixture {
  readonly game: string;
  readonly nodes: number;
  readonly record: GameRecord;
}

type Described = Omit<GamePlayed, 'record'>;

const keyOf = ({ game, options, seed, names, nodes }: Described): string =>
  JSON.stringify([game, Object.entries(options).sort(), seed, names, nodes]);

/** A file with a line for every game as it ends: a tournament that is stopped goes on from there. */
export class PlayedBefore {
  readonly #path: string | undefined;
  readonly #records = new Map<string, GameRecord>();

  constructor(path: string | undefined) {
    this.#path = path;
    if (path === undefined) return;
    const text = existsSync(path) ? readText(path) : '';
    // The next game must not be written behind a line that was cut. Written to even so: where that cannot be, it is said before an hour of games.
    appendText(path, text === '' || text.endsWith('\n') ? '' : '\n');
    for (const line of text.split('\n')) {
      const played = wholeLine(line);
      if (played !== null) this.#records.set(keyOf(played), played.record);
    }
  }

  record(described: Described): GameRecord | undefined {
    return this.#records.get(keyOf(described));
  }

  keep(played: GamePlayed): void {
    if (this.#path !== undefined) appendText(this.#path, `${JSON.stringify(played)}\n`);
  }
}

/** The last line may have been cut by whatever stopped the tournament: that game is played again. */
function wholeLine(line: string): GamePlayed | null {
  if (line === '') return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
