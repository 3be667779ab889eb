import { type deeds, type Logged, logged } from '@cabinet-wars/protocol';
import { refused } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Who } from '../who.ts';

/** Who keeps the peace: a moderator at a browser, or, as null, the operator at the command line. */
export type Keeper = Who | null;

export function mustModerate(by: Keeper): void {
  if (by !== null && by.role !== 'moderator') throw refused('not-allowed');
}

interface Deed {
  readonly what: (typeof deeds)[number];
  readonly user?: string;
  readonly table?: string;
  readonly why?: string;
}

/** Notes what was done, by whom, to whom and why. */
export async function note({ store, now, secret }: Services, by: Keeper, deed: Deed): Promise<void> {
  await store.db
    .insertInto('moderation_log')
    .values({
      id: secret(8),
      at: now(),
      by_user: by?.user ?? null,
      what: deed.what,
      about_user: deed.user ?? null,
      about_table: deed.table ?? null,
      why: deed.why ?? '',
    })
    .execute();
}

const PAGE = 200;

/** The newest first. Names are looked up as it is read: of somebody deleted since none is told. */
export async function readLog({ store }: Services, by: Keeper): Promise<Logged[]> {
  mustModerate(by);
  const rows = await store.db
    .selectFrom('moderation_log')
    .leftJoin('users as keeper', 'keeper.id', 'moderation_log.by_user')
    .leftJoin('users as subject', 'subject.id', 'moderation_log.about_user')
    .select(['moderation_log.id', 'at', 'by_user', 'keeper.name as keeper', 'what', 'about_user'])
    .select(['subject.name as subject', 'about_table as table', 'why'])
    .orderBy('at', 'desc')
    .orderBy('moderation_log.id')
    .limit(PAGE)
    .execute();
  return rows.map(({ id, at, by_user, keeper, what, about_user, subject, table, why }) =>
    logged.parse({
      id,
      at,
      by: by_user === null ? null : (keeper ?? ''),
      what,
      about: about_user === null ? null : (subject ?? ''),
      table,
      why,
    }),
  );
}
