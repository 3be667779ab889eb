import type { signUp as SignUp, upgrade as Upgrade } from '@cabinet-wars/protocol';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { refused } from '../errors.ts';
import { nameKey } from '../names.ts';
import { usualNotices } from '../notices/usual-choices.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/schema.ts';
import type { UsersRow } from '../store/schema-people.ts';
import { sendConfirmation } from './email/confirm-email.ts';
import { emailKey } from './email/email-key.ts';
import { useInvitation } from './registration.ts';
import { hashPassword } from './sign-in/passwords.ts';
import { takeName, takeSkeleton } from './take-name.ts';
import { VACATION_DAYS_A_YEAR } from './vacation-days.ts';

/** A new account. Names are public, so that one is taken may be told; addresses are not, and never is. */
export async function signUp(services: Services, given: z.infer<typeof SignUp>): Promise<UsersRow> {
  const password = await hashPassword(given.password);
  const invited = (trx: Kysely<Database>) => useInvitation(trx, services.now(), given.invitation);
  const user = await createUser(services, { ...given, kind: 'member', password }, invited);
  if (given.email !== undefined) await sendConfirmation(services, user.id, given.email);
  return user;
}

interface NewUser {
  readonly name: string;
  readonly kind: 'member' | 'guest' | 'bot';
  readonly password: string | null;
  readonly email?: string | undefined;
  readonly language: string;
}

/** `mayCome` throws where nobody new is let in, and may keep more about whoever comes. */
export async function createUser(
  { store, now, secret }: Services,
  given: NewUser,
  mayCome: (trx: Kysely<Database>, id: string) => Promise<void>,
): Promise<UsersRow> {
  const at = now();
  const user: UsersRow = {
    id: secret(12),
    name: given.name,
    name_key: nameKey(given.name),
    kind: given.kind,
    role: 'player',
    password: given.password,
    email: given.email === undefined ? null : emailKey(given.email),
    email_confirmed: 0,
    language: given.language,
    unsubscribe: secret(16),
    notices: JSON.stringify(usualNotices),
    vacation_until: 0,
    vacation_days: VACATION_DAYS_A_YEAR,
    vacation_year: new Date(at).getUTCFullYear(),
    suspended_until: 0,
    created: at,
  };
  await store.db.transaction().execute(async (trx) => {
    await mayCome(trx, user.id);
    const made = await trx
      .insertInto('users')
      .values(user)
      .onConflict((conflict) => conflict.column('name_key').doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows === 0n) throw refused('name-taken', { name: given.name });
    await takeSkeleton(trx, user.id, user.name);
  });
  return user;
}

/** A guest who wants to stay: the same person, games and seats, now with a way to sign in. */
export async function upgradeGuest(services: Services, user: string, given: z.infer<typeof Upgrade>): Promise<void> {
  const { store, now } = services;
  const password = await hashPassword(given.password);
  await store.db.transaction().execute(async (trx) => {
    await useInvitation(trx, now(), given.invitation);
    const changed = await trx
      .updateTable('users')
      .set({ kind: 'member', password, email: given.email === undefined ? null : emailKey(given.email) })
      .where('id', '=', user)
      .where('kind', '=', 'guest')
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw refused('no-guest');
    await takeName(trx, user, given.name);
    await trx.updateTable('seats').set({ name: given.name }).where('user_id', '=', user).execute();
  });
  if (given.email !== undefined) await sendConfirmation(services, user, given.email);
}
