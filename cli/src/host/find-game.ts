import { games, type LoadedGame, type Registered } from '@cabinet-wars/games';
import { BadUsage } from './command.ts';
import { unknown } from './dispatch.ts';

export function registered(id: string): Registered {
  const found = games.find((each) => each.id === id);
  if (found === undefined) throw new BadUsage(unknown('game', id, gameIds()));
  return found;
}

export const findGame = (id: string): Promise<LoadedGame> => registered(id).load();

export const gameIds = (): string[] => games.map(({ id }) => id);

/** The one game that is named, or all of them. */
export const chosenGames = (id: string | undefined): readonly Registered[] =>
  id === undefined ? games : [registered(id)];

/** The only word that is not an option: a game's id. */
export function gameNamed(words: readonly string[]): string {
  if (words.length === 0)
    throw new BadUsage(`which game? There ${gameIds().length === 1 ? 'is' : 'are'}: ${gameIds().join(', ')}`);
  if (words.length > 1) throw new BadUsage(`one game at a time, not ${words.join(' and ')}`);
  return words[0];
}
