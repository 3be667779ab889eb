import type { AnyGame, Manifest } from '@cabinet-wars/kernel';
import { games } from '../game-list.ts';
import { outsideGames } from '../outside-games.ts';
import type { BoardModule } from './kit/board.ts';

export type { BoardModule };

/** What draws each game, fetched only when it is played: the folder named by its id. */
const boards = import.meta.glob<BoardModule<AnyGame>>('./*/index.tsx', { import: 'board' });

/** A game without a board plays as a list of choices. */
export async function boardOf(game: string): Promise<BoardModule> {
  const outside = outsideGames.find(({ game: { id } }) => id === game);
  return (await (outside?.board ?? boards[`./${game}/index.tsx`])?.()) ?? {};
}

/** The signs of its seats for lists of tables, without its board. */
export type EmblemOfSeat = NonNullable<BoardModule['Emblem']>;
const emblems = import.meta.glob<EmblemOfSeat>('./*/parts/Emblem.tsx', { import: 'Emblem' });

/** Seats of a game without signs are shown by letters. */
export const emblemOf = async (game: string): Promise<EmblemOfSeat | undefined> =>
  emblems[`./${game}/parts/Emblem.tsx`]?.();

/** What is said of a game without fetching it. */
export type Cover = Pick<Manifest, 'title' | 'about' | 'players'>;

/** One kept here that is in no list any more goes by its id. */
export const coverOf = (game: string): Cover =>
  games.find(({ id }) => id === game) ?? { title: { en: game, it: game }, about: { en: '', it: '' }, players: [2, 2] };
