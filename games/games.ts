import type { Manifest } from '@cabinet-wars/kernel';
import * as registry from './registry.ts';

const known: Manifest[] = Object.values(registry).sort((a, b) => a.weight - b.weight);

/** Every game of this host, the lightest of ours first. */
export const games: readonly Manifest[] = known;

/** Adds a game from outside to this host's list. */
export function register(game: Manifest): void {
  if (games.some(({ id }) => id === game.id)) throw new Error(`there is a game called ${game.id} already`);
  known.push(game);
}
