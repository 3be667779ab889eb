import type { BoardModule } from './board.ts';

export type { BoardModule };

/** The faces of games, fetched only when one is played. A game without a line here plays as a list of choices. */
const boards: Readonly<Record<string, () => Promise<{ readonly board: BoardModule }>>> = {
  teaching: () => import('./teaching/board.ts'),
};

export const boardOf = async (game: string): Promise<BoardModule> => (await boards[game]?.())?.board ?? {};
