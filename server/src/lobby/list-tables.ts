import { sql } from 'kysely';
import type { Services } from '../services.ts';
import type { Who } from '../who.ts';
import type { TableSummary } from '../wire/lobby.ts';
import { readTables } from './find-table.ts';
import { summaries } from './summary.ts';

const PAGE = 100;

/** One's own tables: those that wait for oneself first, then the newest. */
export async function myTables(services: Services, who: Who): Promise<TableSummary[]> {
  const rows = await services.store.db
    .selectFrom('tables')
    .innerJoin('progress', 'progress.table_id', 'tables.id')
    .select(['tables.id', 'progress.changed'])
    .distinct()
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('seats')
            .select('seats.seat')
            .whereRef('seats.table_id', '=', 'tables.id')
            // Also where a bot plays for them meanwhile.
            .where('seats.user_id', '=', who.user),
        ),
        eb.and([eb('tables.owner', '=', who.user), eb('progress.status', '=', 'open')]),
      ]),
    )
    .orderBy('progress.changed', 'desc')
    .limit(PAGE)
    .execute();
  const all = await summaries(services, who, await readTables(services, idsOf(rows)));
  return all.sort((a, b) => Number(b.myTurn) - Number(a.myTurn));
}

/** Public tables with a free chair, and those one may watch. */
export async function openTables(services: Services, who: Who | null): Promise<TableSummary[]> {
  const rows = await services.store.db
    .selectFrom('tables')
    .innerJoin('progress', 'progress.table_id', 'tables.id')
    .select(['tables.id', 'progress.changed'])
    .where('access', '=', 'public')
    .where(({ or, and, eb }) =>
      or([
        eb('status', '=', 'open'),
        and([eb('status', '=', 'playing'), eb('spectators', '=', 1)]),
        // To those who see it late a game that has just ended goes on.
        and([
          eb('status', 'in', ['finished', 'abandoned']),
          eb('spectators', '=', 1),
          eb('delay', '>', 0),
          eb('progress.changed', '>', sql<number>`${services.now()} - delay * 1000`),
        ]),
      ]),
    )
    .orderBy('progress.changed', 'desc')
    .limit(PAGE)
    .execute();
  return summaries(services, who, await readTables(services, idsOf(rows)));
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
