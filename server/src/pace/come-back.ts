import { refused } from '../errors.ts';
import { lobbyChanged } from '../lobby/seat-changes.ts';
import type { Services } from '../services.ts';
import { fromJson } from '../store/json-columns.ts';
import { noteSitter } from '../tables/audience/past-sitters.ts';
import { type Found, findTable, mustBe } from '../tables/find-table.ts';
import type { Who } from '../who.ts';
import { clocksAfter } from './clocks.ts';
import { clockJob } from './time-out.ts';

/** The bot has not moved yet: the table waits for its owner again, from now on. */
async function windAgain(services: Services, { row, progress, seats }: Found, seat: number): Promise<void> {
  const { now, store, tables } = services;
  const sitting = seats.map((each) => (each.seat === seat ? { sitter: 'person' as const } : each));
  const before = { ...progress, asked: '[]', deadline: null };
  const pace = fromJson('pace', row.pace);
  const next = clocksAfter({ pace, seats: sitting, before, after: progress, seat: null, now: now() });
  await tables.amend(row.id, next);
  if (next.deadline !== null) await store.addJob(store.db, clockJob(row.id, next.deadline));
}

/** Somebody whose time was up sits down again where a bot has played for them. */
export async function comeBack(services: Services, who: Who, id: string): Promise<void> {
  const found = await findTable(services, who, id);
  const chair = found.seats.find(({ sitter, user_id }) => sitter === 'bot' && user_id === who.user);
  if (chair === undefined) throw refused('not-seated');
  mustBe(found, 'playing');
  await noteSitter(services.store.db, found.row, chair, services.now());
  await services.store.db
    .updateTable('seats')
    .set({ sitter: 'person', bot: null })
    .where('table_id', '=', id)
    .where('seat', '=', chair.seat)
    .where('user_id', '=', who.user)
    .execute();
  if (fromJson('asked', found.progress.asked).includes(chair.seat)) await windAgain(services, found, chair.seat);
  await services.tables.seatsChanged(id);
  await lobbyChanged(services, id);
}
