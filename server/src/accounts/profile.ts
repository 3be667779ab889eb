import type { Me, patchMe as PatchMe, profile as Profile } from '@cabinet-wars/protocol';
import type { z } from 'zod';
import { refused } from '../errors.ts';
import { nameKey } from '../names.ts';
import { botAccountOf } from '../people/bot-account.ts';
import { userOf } from '../people/user-of.ts';
import type { Services } from '../services.ts';
import type { UsersRow } from '../store/schema-people.ts';
import { sendConfirmation } from './email/confirm-email.ts';
import { emailKey } from './email/email-key.ts';
import { keyChanged } from './sign-in/key-changed.ts';
import { hashPassword, isPassword } from './sign-in/passwords.ts';
import { closeSessions } from './sign-in/sessions.ts';
import { voidTokens } from './sign-in/void-tokens.ts';
import { takeName } from './take-name.ts';
import { vacationDays } from './vacation-days.ts';

export async function passkeysOf({ store }: Services, id: string): Promise<number> {
  const { count } = await store.db
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
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
    hasPasskey: (await passkeysOf(services, id)) > 0,
    vacationUntil: user.vacation_until > services.now() ? user.vacation_until : null,
    vacationDays: vacationDays(user, services.now()),
    created: user.created,
  };
}

/** `mustProve` throws where whoever asks has not shown again that the account is theirs. */
export async function changeMe(
  services: Services,
  id: string,
  given: z.infer<typeof PatchMe>,
  mustProve: () => Promise<void>,
): Promise<void> {
  const user = await userOf(services, id);
  if (given.email !== undefined && keyOf(given.email) !== user.email) await mustProve();
  if (given.name !== undefined && given.name !== user.name) await rename(services, id, given.name);
  if (given.language !== undefined)
    await services.store.db.updateTable('users').set({ language: given.language }).where('id', '=', id).execute();
  if (given.email !== undefined) await changeAddress(services, user, given.email);
}

async function rename({ store }: Services, id: string, name: string): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    await takeName(trx, id, name);
    await trx.updateTable('seats').set({ name }).where('user_id', '=', id).execute();
  });
}

const keyOf = (email: string | null): string | null => (email === null ? null : emailKey(email));

async function changeAddress(services: Services, user: UsersRow, email: string | null): Promise<void> {
  const address = keyOf(email);
  if (address === user.email) return;
  await keyChanged(services, user, 'address-changed');
  await services.store.db
    .updateTable('users')
    .set({ email: address, email_confirmed: 0 })
    .where('id', '=', user.id)
    .execute();
  if (address !== null) await sendConfirmation(services, user.id, address);
}

/** A new password for whoever knows the old one, or has none yet. Every other browser is signed out, every token void. */
export async function changePassword(
  services: Services,
  id: string,
  given: { old?: string | undefined; new: string },
  session: string | undefined,
  mustProve: () => Promise<void>,
): Promise<void> {
  const user = await userOf(services, id);
  if (user.kind === 'guest') throw refused('guests-upgrade');
  if (user.password === null) await mustProve();
  else if (!(await isPassword(user.password, given.old ?? ''))) throw refused('wrong-password');
  const password = await hashPassword(given.new);
  await keyChanged(services, user, 'password-changed');
  await services.store.db.updateTable('users').set({ password }).where('id', '=', id).execute();
  await voidTokens(services, id);
  await closeSessions(services, id, session === undefined ? {} : { except: session });
}

/** What anybody may see of a person, or of a program that has an account. */
export async function readProfile(services: Services, name: string): Promise<z.infer<typeof Profile>> {
  const { store } = services;
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
    bot: user.kind === 'bot' ? await botAccountOf(services, user.id) : null,
  };
}
