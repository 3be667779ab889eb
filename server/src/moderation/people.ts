import type { ModeratedPerson } from '@cabinet-wars/protocol';
import { sql } from 'kysely';
import { deleteAccount } from '../accounts/delete-account.ts';
import { closeSessions, keysChanged } from '../accounts/sign-in/sessions.ts';
import { DAY } from '../durations.ts';
import { refused } from '../errors.ts';
import { nameKey } from '../names.ts';
import { botsKeptBy } from '../people/bot-account.ts';
import { idOf } from '../people/find-person.ts';
import type { Services } from '../services.ts';
import { containing } from '../store/like.ts';
import { type Keeper, mustModerate, note } from './log.ts';

const PAGE = 50;

/** People whose name has this in it, the newest first. Mail addresses are not shown, not even to moderators. */
export async function findPeople({ store, now }: Services, by: Keeper, text: string): Promise<ModeratedPerson[]> {
  mustModerate(by);
  const wanted = containing(nameKey(text));
  const rows = await store.db
    .selectFrom('users')
    .leftJoin('bot_accounts', 'bot_accounts.user_id', 'users.id')
    .select(['name', 'kind', 'role', 'created', 'suspended_until', 'house'])
    .where('kind', '!=', 'deleted')
    .where(sql<boolean>`name_key like ${wanted} escape '\\'`)
    .orderBy('created', 'desc')
    .orderBy('id')
    .limit(PAGE)
    .execute();
  return rows.map(({ name, kind, role, created, suspended_until: until, house }) => ({
    name,
    kind: kind === 'deleted' ? 'member' : kind,
    role,
    created,
    barredUntil: until > now() ? until : null,
    house: house === null ? null : house === 1,
  }));
}

/** Somebody a moderator may act on: nobody judges themselves, and of moderators only the operator. */
async function subject(services: Services, by: Keeper, name: string): Promise<string> {
  mustModerate(by);
  const id = await idOf(services, name);
  await mustBeJudged(services, by, id);
  return id;
}

export async function mustBeJudged(services: Services, by: Keeper, id: string): Promise<void> {
  if (by === null) return;
  const { role } = await services.store.db
    .selectFrom('users')
    .select('role')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (role === 'moderator') throw refused('not-allowed');
}

/** For so many days they cannot sign in, and are signed out. */
export async function bar(
  services: Services,
  by: Keeper,
  name: string,
  given: { readonly days: number; readonly why: string },
): Promise<void> {
  const user = await subject(services, by, name);
  await setBar(services, user, services.now() + given.days * DAY);
  await note(services, by, { what: 'bar', user, why: `${given.days} d: ${given.why}` });
}

export async function unbar(services: Services, by: Keeper, name: string, why: string): Promise<void> {
  const user = await subject(services, by, name);
  await setBar(services, user, 0);
  await note(services, by, { what: 'unbar', user, why });
}

export async function setBar(services: Services, user: string, until: number): Promise<void> {
  const { db } = services.store;
  await db.updateTable('users').set({ suspended_until: until }).where('id', '=', user).execute();
  if (until <= services.now()) return;
  await closeSessions(services, user);
  for (const { id } of await botsKeptBy(services, user)) await keysChanged(services, id);
}

export async function deletePerson(services: Services, by: Keeper, name: string, why: string): Promise<void> {
  const user = await subject(services, by, name);
  await closeSessions(services, user);
  await deleteAccount(services, user);
  await note(services, by, { what: 'delete-person', user, why });
}

/** Only the operator says who moderates. */
export async function makeModerator(services: Services, name: string, on: boolean): Promise<void> {
  const user = await idOf(services, name);
  const changed = await services.store.db
    .updateTable('users')
    .set({ role: on ? 'moderator' : 'player' })
    .where('id', '=', user)
    .where('kind', '=', 'member')
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw refused('guests-upgrade');
  await note(services, null, { what: on ? 'moderator' : 'no-moderator', user });
}

/** Lets a bot account sit down by itself where tables welcome bots, or no longer. */
export async function makeHouseBot(
  services: Services,
  by: Keeper,
  name: string,
  given: { readonly house: boolean; readonly why: string },
): Promise<void> {
  const user = await subject(services, by, name);
  const changed = await services.store.db
    .updateTable('bot_accounts')
    .set({ house: given.house ? 1 : 0 })
    .where('user_id', '=', user)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw refused('no-bot-account', { name });
  await note(services, by, { what: given.house ? 'house-bot' : 'no-house-bot', user, why: given.why });
}
