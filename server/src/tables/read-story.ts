import { type GameEvent, type LogLine, type ToldEvent, tellLine, type Viewer } from '@cabinet-wars/kernel';
import type { Kysely } from 'kysely';
import { fromJson } from '../store/json-columns.ts';
import type { Database } from '../store/schema.ts';
import type { Live } from './live.ts';

/** The story from an event on, as a viewer may know it: what the table has let go of, then what it still holds. */
export async function readStory(
  db: Kysely<Database>,
  { table, game, row }: Live,
  viewer: Viewer,
  since: number,
): Promise<ToldEvent<GameEvent>[]> {
  const held = table.events(viewer, since);
  if (since >= table.heldFrom) return held;
  const lines = await linesLetGo(db, { table, row }, since);
  return [...lines.flatMap((line) => tellLine(line, viewer, game.redact) ?? []), ...held];
}

/** Lines from an event on that the table no longer holds, unredacted. */
export async function linesLetGo(
  db: Kysely<Database>,
  { table, row }: Pick<Live, 'table' | 'row'>,
  since: number,
): Promise<LogLine<GameEvent>[]> {
  if (since >= table.heldFrom) return [];
  const chunks = await db
    .selectFrom('stories')
    .select('lines')
    .where('table_id', '=', row.id)
    .where('first', '<', table.heldFrom)
    .orderBy('first')
    .execute();
  const lines = chunks.flatMap((chunk) => fromJson('lines', chunk.lines));
  return lines.filter(({ id }) => id >= since);
}
