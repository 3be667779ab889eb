import { type AnyGame, type OwnData, playedWith } from '@cabinet-wars/kernel';
import { games } from '../game-list.ts';

/** A game's rules, fetched by the thread that wants them; with components of somebody's own, where a table is played with such. */
export async function loadGame(id: string, data?: OwnData): Promise<{ readonly game: AnyGame }> {
  const entry = games.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`there is no game called ${id}`);
  return playedWith(await entry.load(), data);
}
