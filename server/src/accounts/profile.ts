import type { z } from 'zod';
import { refused } from '../errors.ts';
import type { Services } from '../services.ts';
import type { UsersRow } from '../store/schema-people.ts';
import type { Me, patchMe as PatchMe, profile as Profile } from '../wire/accounts.ts';
import { sendConfirmation } from './confirm-email.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { closeSessions } from './sessions.ts';
import { addressKey, nameKey, VACATION_DAYS_A_YEAR } from './words.ts';

export async function userOf({ store }: Services, id: string): Promise<UsersRow> {
  const user = await store.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (user === undefined || user.kind === 'deleted') throw refused('not-signed-in');
  return user;
}

/** What somebody is told about themselves. */
export async function readMe(services: Services, id: string): Promise<Me> {
  const user = await userOf(services, id);
  return {
    id: user.id,
    name: user.name,
    kind: user.kind as Me['kind'],
    role: user.role,
    language: user.language as Me['language'],
    email: user.email,
    emailConfirmed: user.email_confirmed === 1,
    hasPassword: user.password !== null,
    vacationUntil: user.vacation_until > services.now() ? user.vacation_until : null,
    vacationDays: vacationDays(user, services.now()),
    created: user.created,
  };
}

/** Days of holiday left this year. */
export const vacationDays = ({ vacation_year, vacation_days }: UsersRow, now: number): number =>
  vacation_year === new Date(now).getUTCFullYear() ? vacation_days : VACATION_DAYS_A_YEAR;

export async function changeMe(services: Services, id: string, given: z.infer<typeof PatchMe>): Promise<void> {
  const user = await userOf(services, id);
  if (given.name !== undefined && given.name !== user.name) await rename(services, id, given.name);
  if (given.language !== undefined)
    await services.store.db.updateTable('users').set({ language: given.language }).where('id', '=', id).execute();
  if (given.email !== undefined) await changeAddress(services, user, given.email);
}

async function rename({ store }: Services, id: string, name: string): Promise<void> {
  const taken = await store.db
    .selectFrom('users')
    .select('id')
    .where('name_key', '=', nameKey(name))
    .where('id', '!=', id)
    .executeTakeFirst();
  if (taken !== undefined) throw refused('name-taken', { name });
  await store.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ name, name_key: nameKey(name) })
      .where('id', '=', id)
      .execute();
    await trx.updateTable('seats').set({ name }).where('user_id', '=', id).execute();
  });
}

async function changeAddress(services: Services, user: UsersRow, email: string | null): Promise<void> {
  const address = email === null ? null : addressKey(email);
  if (address === user.email) return;
  await services.store.db
    .updateTable('users')
    .set({ email: address, email_confirmed: 0 })
    .where('id', '=', user.id)
    .execute();
  if (address !== null) await sendConfirmation(services, user.id, address);
}

/** A new password for whoever knows the old one, or has none yet. Every other browser is signed out. */
export async function changePassword(
  services: Services,
  id: string,
  given: { old?: string | undefined; new: string },
  session: string | undefined,
): Promise<void> {
  const user = await userOf(services, id);
  if (user.kind === 'guest') throw refused('guests-upgrade');
  if (user.password !== null && !(await isPassword(user.password, given.old ?? ''))) throw refused('wrong-password');
  const password = await hashPassword(given.new);
  await services.store.db.updateTable('users').set({ password }).where('id', '=', id).execute();
  await closeSessions(services, id, session === undefined ? {} : { except: session });
}

/** What anybody may see of a person. */
export async function readProfile({ store }: Services, name: string): Promise<z.infer<typeof Profile>> {
  const user = await store.db
    .selectFrom('users')
    .select(['id', 'name', 'created', 'kind'])
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst();
  if (user === undefined || user.kind === 'deleted') throw refused('not-found');
  const ratings = await store.db
    .selectFrom('ratings')
    .select(['game', 'rating', 'games'])
    .where('user_id', '=', user.id)
    .orderBy('game')
    .execute();
  return {
    name: user.name,
    since: user.created,
    ratings: ratings.map((row) => ({ ...row, rating: Math.round(row.rating) })),
  };
}
