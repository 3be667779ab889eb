import { games } from '@cabinet-wars/games';
import { type AnyGame, type LoadedGame, type OwnData, playedWith } from '@cabinet-wars/kernel';
import type { Kysely } from 'kysely';
import { refused } from '../errors.ts';
import { fromJson } from '../store/json-columns.ts';
import type { Database } from '../store/schema.ts';

export async function loadGame(id: string): Promise<LoadedGame> {
  const found = games.find((each) => each.id === id);
  if (found === undefined) throw refused('no-such-game', { game: id });
  return found.load();
}

/** A game's rules, with its own components or with those of somebody's own. */
export const gameCalled = async (id: string, data?: OwnData): Promise<AnyGame> =>
  playedWith(await loadGame(id), data).game;

/** The components a table names by their hash; none where it is played with ours. */
export async function componentsCalled(
  db: Kysely<Database>,
  game: string,
  hash: string | null,
): Promise<OwnData | undefined> {
  if (hash === null) return undefined;
  const set = await db
    .selectFrom('component_sets')
    .select('data')
    .where('hash', '=', hash)
    .where('game', '=', game)
    .executeTakeFirst();
  if (set === undefined) throw refused('no-such-components', { hash });
  return fromJson('data', set.data);
}
