import { vacationDays } from '../accounts/vacation-days.ts';
import { DAY } from '../durations.ts';
import { refused } from '../errors.ts';
import { userOf } from '../people/user-of.ts';
import type { Services } from '../services.ts';

/** Goes on holiday for some days, or comes back early (0): whole days that were not used are given back. */
export async function goOnVacation(services: Services, user: string, days: number): Promise<void> {
  const { store, now } = services;
  const row = await userOf(services, user);
  const year = new Date(now()).getUTCFullYear();
  const kept = vacationDays(row, now());
  const unused = Math.max(0, Math.floor((row.vacation_until - now()) / DAY));
  const left = kept + unused - days;
  if (left < 0) throw refused('no-vacation-left', { left: kept + unused });
  await store.db
    .updateTable('users')
    .set({ vacation_until: days === 0 ? 0 : now() + days * DAY, vacation_days: left, vacation_year: year })
    .where('id', '=', user)
    .execute();
}
