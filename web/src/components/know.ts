import { playedWith } from '@cabinet-wars/kernel';
import { loadGame } from '../boards/games.ts';
import type { TableFacts } from '../client/table-client.ts';
import { lookAheadService } from '../look-ahead/index.ts';
import { botThread } from '../thinking/bot-thread.ts';

/** Makes the components a table is played with known to the page, and to the threads that think for it. */
export async function knowComponents({ game, data }: Pick<TableFacts, 'game' | 'data'>): Promise<void> {
  if (data === undefined) return;
  playedWith(await loadGame(game), data);
  await Promise.all([lookAheadService().warm(game, data), botThread().know(game, data)]);
}
