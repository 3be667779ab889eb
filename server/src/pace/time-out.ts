import { botsFor, usualBot } from '@cabinet-wars/bots';
import { abandon } from '../lobby/resign.ts';
import { lobbyChanged } from '../lobby/seat-changes.ts';
import type { Services } from '../services.ts';
import { fromJson } from '../store/json-columns.ts';
import type { Found } from '../tables/find-table.ts';
import { readTable } from '../tables/find-table.ts';
import { noteSitter } from '../tables/past-sitters.ts';
import { people } from './clocks.ts';

/** The time of a table may be up: looks whether it is, and does what the table agreed on. */
export async function timeOut(services: Services, table: string): Promise<void> {
  const found = await readTable(services, table);
  const { progress, row, seats } = found;
  if (progress.status !== 'playing' || progress.deadline === null || progress.deadline > services.now()) return;
  const pace = fromJson('pace', row.pace);
  if (pace.kind === 'none') return;
  const asked = people(progress.asked, seats);
  const away = pace.kind === 'days' ? await onVacation(services, found, asked) : [];
  const late = asked.filter((seat) => !away.some((each) => each.seat === seat));
  if (pace.late === 'bot' && late.length > 0) await botsSitDown(services, found, late);
  if (pace.kind === 'days' && away.length > 0)
    await extend(services, table, Math.min(...away.map(({ back }) => back)) + pace.each);
}

/** Those who are asked and on holiday, and when they come back: their time stands still. */
async function onVacation({ store, now }: Services, { seats }: Found, asked: readonly number[]) {
  const users = asked.flatMap((seat) => seats[seat].user_id ?? []);
  if (users.length === 0) return [];
  const rows = await store.db.selectFrom('users').select(['id', 'vacation_until']).where('id', 'in', users).execute();
  return asked.flatMap((seat) => {
    const back = rows.find(({ id }) => id === seats[seat].user_id)?.vacation_until ?? 0;
    return back > now() ? [{ seat, back }] : [];
  });
}

async function extend(services: Services, table: string, deadline: number): Promise<void> {
  await services.tables.amend(table, { deadline });
  await services.store.addJob(services.store.db, clockJob(table, deadline));
}

/** A bot takes over. Whose chair it was stays written there: they may come back. */
async function botsSitDown(services: Services, found: Found, late: readonly number[]): Promise<void> {
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

export const clockJob = (table: string, at: number) =>
  ({ kind: 'clock', key: `clock:${table}`, payload: { table }, at }) as const;
