import type { AnyGame, Manifest } from '@cabinet-wars/kernel';
import type { BoardModule } from './boards/kit/board.ts';

export interface OutsideGame {
  readonly game: Manifest;
  readonly board?: () => Promise<BoardModule<AnyGame>>;
}

/** The games from outside that a client was built with: `web/build/outside-games.ts` writes this file anew where there are any. */
export const outsideGames: readonly OutsideGame[] = [];
