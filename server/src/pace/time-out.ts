import { botsFor } from '@cabinet-wars/bots';
import type { Found } from '../lobby/find-table.ts';
import { readTable } from '../lobby/find-table.ts';
import { lobbyChanged } from '../lobby/seat-changes.ts';
import type { Services } from '../services.ts';
import type { Pace } from '../wire/lobby.ts';
import { people } from './clocks.ts';

/** The time of a table may be up: looks whether it is, and does what the table agreed on. */
export async function timeOut(services: Services, table: string): Promise<void> {
  const found = await readTable(services, table);
  const { progress, row, seats } = found;
  if (progress.status !== 'playing' || progress.deadline === null || progress.deadline > services.now()) return;
  const pace = JSON.parse(row.pace) as Pace;
  if (pace.kind === 'none') return;
  const late = people(progress.asked, seats);
  const back = pace.kind === 'days' ? await backFromVacation(services, found, late) : null;
  if (back !== null && pace.kind === 'days') return extend(services, table, back + pace.each);
  if (pace.late === 'bot') await botsSitDown(services, found, late);
}

/** When the first of those who are late comes back, if all of them are on holiday; their time stands still. */
async function backFromVacation(
  { store, now }: Services,
  { seats }: Found,
  late: readonly number[],
): Promise<number | null> {
  const users = late.flatMap((seat) => seats[seat].user_id ?? []);
  if (users.length === 0) return null;
  const rows = await store.db.selectFrom('users').select('vacation_until').where('id', 'in', users).execute();
  const backs = rows.map(({ vacation_until }) => vacation_until);
  return backs.length === users.length && backs.every((back) => back > now()) ? Math.min(...backs) : null;
}

async function extend(services: Services, table: string, deadline: number): Promise<void> {
  await services.tables.amend(table, { deadline });
  await services.store.addJob(services.store.db, clockJob(table, deadline));
}

/** A bot takes over. Whose chair it was stays written there: they may come back. */
async function botsSitDown(services: Services, { row, seats }: Found, late: readonly number[]): Promise<void> {
  const bot = botsFor(row.game)[0].id;
  for (const seat of late)
    await services.store.db
      .updateTable('seats')
      .set({ sitter: 'bot', bot })
      .where('table_id', '=', row.id)
      .where('seat', '=', seat)
      .where('sitter', '=', 'person')
      .execute();
  const staying = seats.filter(({ sitter, seat }) => sitter === 'person' && !late.includes(seat));
  if (staying.length === 0) await services.tables.abandon(row.id);
  else await services.tables.seatsChanged(row.id);
  await lobbyChanged(services, row.id);
}

export const clockJob = (table: string, at: number) =>
  ({ kind: 'clock', key: `clock:${table}`, payload: { table }, at }) as const;
