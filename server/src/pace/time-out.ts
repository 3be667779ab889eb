import type { Services } from '../services.ts';
import { fromJson } from '../store/json-columns.ts';
import { type Found, readTable } from '../tables/find-table.ts';
import { botTakesOver } from './bot-takes-over.ts';
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
  if (pace.late === 'bot' && late.length > 0) await botTakesOver(services, found, late);
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

export const clockJob = (table: string, at: number) =>
  ({ kind: 'clock', key: `clock:${table}`, payload: { table }, at }) as const;
