import { refused } from '../errors.ts';
import { findTable, mustBe } from '../lobby/find-table.ts';
import { lobbyChanged } from '../lobby/seat-changes.ts';
import type { Services } from '../services.ts';
import type { Who } from '../who.ts';

/** Somebody whose time was up sits down again where a bot has played for them. */
export async function comeBack(services: Services, who: Who, id: string): Promise<void> {
  const found = await findTable(services, who, id);
  mustBe(found, 'playing');
  const chair = found.seats.find(({ sitter, user_id }) => sitter === 'bot' && user_id === who.user);
  if (chair === undefined) throw refused('not-seated');
  await services.store.db
    .updateTable('seats')
    .set({ sitter: 'person', bot: null })
    .where('table_id', '=', id)
    .where('seat', '=', chair.seat)
    .where('user_id', '=', who.user)
    .execute();
  await services.tables.seatsChanged(id);
  await lobbyChanged(services, id);
}
