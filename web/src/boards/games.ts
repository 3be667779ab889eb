import { type BotKind, botsFor } from '@cabinet-wars/bots';
import type { LoadedGame, Manifest } from '@cabinet-wars/kernel';
import { use } from 'react';
import { games } from '../game-list.ts';
import { type BoardModule, boardOf } from './registry.ts';

export { games };

/** A game as pages use it: rules, words, what draws it, and who can play it besides people, the gentlest first. */
export interface GameForPages extends LoadedGame {
  readonly entry: Manifest;
  readonly board: BoardModule;
  readonly bots: readonly BotKind[];
}

const loading = new Map<string, Promise<GameForPages>>();

export function loadGame(id: string): Promise<GameForPages> {
  const known = loading.get(id);
  if (known !== undefined) return known;
  const entry = games.find((each) => each.id === id);
  if (entry === undefined) return Promise.reject(new Error(`there is no game called ${id}`));
  const promise = Promise.all([entry.load(), boardOf(id), botsFor(id)]).then(([loaded, board, bots]) => ({
    ...loaded,
    entry,
    board,
    bots,
  }));
  loading.set(id, promise);
  promise.catch(() => loading.delete(id));
  return promise;
}

/** Suspends until the game is there. */
export const useGame = (id: string): GameForPages => use(loadGame(id));
