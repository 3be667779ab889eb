import { refused } from '../errors.ts';
import { oneAtATime } from '../people/one-at-a-time.ts';
import type { Services } from '../services.ts';
import { findTable, mustBe, mustOwn } from '../tables/find-table.ts';
import type { Who } from '../who.ts';
import { refuseTooManyWithBots } from './running-games.ts';
import { lobbyChanged } from './seat-changes.ts';

/** Begins the game. With seats at random, people and bots change chairs as the seal of the dice draws it. */
export async function startTable(services: Services, who: Who, id: string): Promise<void> {
  const found = await findTable(services, who, id);
  mustBe(found, 'open');
  mustOwn(found, who);
  if (found.seats.some(({ sitter }) => sitter === 'free')) throw refused('seats-free');
  if (!found.seats.some(({ sitter }) => sitter === 'person')) throw refused('nobody-plays');
  const { owner } = found.row;
  const hasBots = found.seats.some(({ sitter }) => sitter === 'bot');
  await services.tables.openGame(id, async (trx) => {
    await oneAtATime(trx, owner);
    if (hasBots) await refuseTooManyWithBots(trx, owner);
  });
  await lobbyChanged(services, id);
}
