import { games, type LoadedGame, type Registered } from '@cabinet-wars/games';
import { use } from 'react';
import { type BoardModule, boardOf } from './boards/registry.ts';

/** A game as pages use it: rules, words, and what draws it. */
export interface GameForPages extends LoadedGame {
  readonly entry: Registered;
  readonly board: BoardModule;
}

const loading = new Map<string, Promise<GameForPages>>();

export function loadGame(id: string): Promise<GameForPages> {
  const known = loading.get(id);
  if (known !== undefined) return known;
  const entry = games.find((each) => each.id === id);
  if (entry === undefined) return Promise.reject(new Error(`there is no game called ${id}`));
  const promise = Promise.all([entry.load(), boardOf(id)]).then(([loaded, board]) => ({ ...loaded, entry, board }));
  loading.set(id, promise);
  promise.catch(() => loading.delete(id));
  return promise;
}

/** Suspends until the game is there. */
export const useGame = (id: string): GameForPages => use(loadGame(id));

/** Those people come for first; examples, which teach the table, last. */
export const offeredGames: readonly Registered[] = [...games].sort(
  (a, b) => Number(a.stage === 'example') - Number(b.stage === 'example'),
);
