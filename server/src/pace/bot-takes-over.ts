import { botsFor, usualBot } from '@cabinet-wars/bots';
import { abandon } from '../lobby/resign.ts';
import { lobbyChanged } from '../lobby/seat-changes.ts';
import type { Services } from '../services.ts';
import { noteSitter } from '../tables/audience/past-sitters.ts';
import type { Found } from '../tables/find-table.ts';

/** Whoever is late leaves the chair to a bot. Whose chair it was stays written there: they may come back. */
export async function botTakesOver(services: Services, found: Found, late: readonly number[]): Promise<void> {
  const { row, seats } = found;
  const bot = usualBot(await botsFor(row.game)).id;
  for (const seat of late) {
    await noteSitter(services.store.db, row, seats[seat], services.now());
    await services.store.db
      .updateTable('seats')
      .set({ sitter: 'bot', bot })
      .where('table_id', '=', row.id)
      .where('seat', '=', seat)
      .where('sitter', '=', 'person')
      .execute();
  }
  const staying = seats.filter(({ sitter, seat }) => sitter === 'person' && !late.includes(seat));
  if (staying.length === 0) await abandon(services, found);
  else await services.tables.seatsChanged(row.id);
  await lobbyChanged(services, row.id);
}
