import type { AnyGame } from '@cabinet-wars/kernel';
import { games } from '../game-list.ts';

/** A game's rules, fetched by the thread that wants them. */
export async function loadGame(id: string): Promise<{ readonly game: AnyGame }> {
  const entry = games.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`there is no game called ${id}`);
  return entry.load();
}
