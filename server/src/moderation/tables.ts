import type { ModeratedTable } from '@cabinet-wars/protocol';
import { sql } from 'kysely';
import { refused } from '../errors.ts';
import { abandon } from '../lobby/resign.ts';
import { lobbyChanged } from '../lobby/seat-changes.ts';
import { nameKey } from '../names.ts';
import type { Services } from '../services.ts';
import { containing } from '../store/like.ts';
import { isStanding, readTable } from '../tables/find-table.ts';
import { type Keeper, mustModerate, note } from './log.ts';

const PAGE = 50;

/** Tables with this in their name, of an owner of that name, or with that id; the newest first. */
export async function findTables({ store }: Services, by: Keeper, text: string): Promise<ModeratedTable[]> {
  mustModerate(by);
  const id = text.trim();
  // Databases may know small and capital letters of ASCII alone: those with an accent are looked for as both.
  const [small, capital] = [id.toLowerCase(), id.toUpperCase()].map(containing);
  const owner = containing(nameKey(text));
  const rows = await store.db
    .selectFrom('tables')
    .innerJoin('progress', 'progress.table_id', 'tables.id')
    .leftJoin('users', 'users.id', 'tables.owner')
    .select(['tables.id', 'tables.name', 'game', 'users.name as owner', 'status', 'tables.created'])
    .where(({ or, eb }) =>
      or([
        sql<boolean>`lower(tables.name) like ${small} escape '\\'`,
        sql<boolean>`upper(tables.name) like ${capital} escape '\\'`,
        sql<boolean>`users.name_key like ${owner} escape '\\'`,
        eb('tables.id', '=', id),
      ]),
    )
    .orderBy('tables.created', 'desc')
    .orderBy('tables.id')
    .limit(PAGE)
    .execute();
  return rows.map((row) => ({ ...row, owner: row.owner ?? '' }));
}

/** Ends a table for all: its game has no winner. What was played stays to be looked at. */
export async function closeTable(services: Services, by: Keeper, id: string, why: string): Promise<void> {
  mustModerate(by);
  const found = await readTable(services, id);
  if (!isStanding(found.progress)) throw refused('not-playing');
  await abandon(services, found);
  await note(services, by, { what: 'close-table', table: id, why });
}

/** Everything that is kept about one table; `tables` itself is last, so that whoever looks meanwhile finds it whole. */
const ofTable = [
  'chat',
  'notes',
  'outbox',
  'votes',
  'kicks',
  'past_sitters',
  'openers',
  'rated',
  'stories',
  'snapshots',
  'journal',
  'headers',
  'seals',
  'lobby',
  'seats',
  'progress',
] as const;

/** Deletes a table as if it had never been: its game, its chat, everything. Ratings it has changed stay. */
export async function deleteTable(services: Services, by: Keeper, id: string, why: string): Promise<void> {
  mustModerate(by);
  const found = await readTable(services, id);
  if (isStanding(found.progress)) await abandon(services, found);
  await services.store.db.transaction().execute(async (trx) => {
    for (const table of ofTable) await trx.deleteFrom(table).where('table_id', '=', id).execute();
    await trx.deleteFrom('tables').where('id', '=', id).execute();
  });
  await note(services, by, { what: 'delete-table', table: id, why });
  await services.tables.detailsChanged(id);
  await lobbyChanged(services, id);
}
