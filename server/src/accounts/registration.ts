import { type Registration, registration } from '@cabinet-wars/protocol';
import type { Kysely } from 'kysely';
import { DAY } from '../durations.ts';
import { refused } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/schema.ts';
import { hashOf } from './sign-in/hash.ts';

const SETTING = 'registration';
const LASTS = 14 * DAY;

/** Who may sign up: anybody, whoever was given an invitation, or nobody. */
export async function readRegistration(db: Kysely<Database>): Promise<Registration> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', SETTING).executeTakeFirst();
  return registration.catch('open').parse(row?.value);
}

export async function setRegistration({ store }: Services, value: Registration): Promise<void> {
  await store.db
    .insertInto('settings')
    .values({ name: SETTING, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** An invitation code for one person; only its hash is stored. */
export async function makeInvitation({ store, now, secret }: Services): Promise<{ word: string; expires: number }> {
  const token = secret(12);
  const expires = now() + LASTS;
  await store.db.deleteFrom('invitations').where('expires', '<', now()).execute();
  await store.db
    .insertInto('invitations')
    .values({ hash: hashOf(token), created: now(), expires })
    .execute();
  return { word: token, expires };
}

/** Lets a new member in, or not. The invitation is used up, even if two come with it at the same moment. */
export async function useInvitation(db: Kysely<Database>, now: number, token: string | undefined): Promise<void> {
  const mode = await readRegistration(db);
  if (mode === 'open') return;
  if (mode === 'closed') throw refused('registration-closed');
  const used = await db
    .deleteFrom('invitations')
    .where('hash', '=', hashOf(token ?? ''))
    .where('expires', '>', now)
    .executeTakeFirst();
  if (used.numDeletedRows === 0n) throw refused('invitation-needed');
}

/** A guest is invited to a table by somebody who sits there; where nobody new is let in, guests are not either. */
export async function mayGuestsCome(db: Kysely<Database>): Promise<void> {
  if ((await readRegistration(db)) === 'closed') throw refused('registration-closed');
}
