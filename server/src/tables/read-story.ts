import { type GameEvent, type LogLine, type Told, tellLine, type Viewer } from '@cabinet-wars/kernel';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import type { Live } from './live.ts';

/** The story from an event on, as a viewer may know it: what the table has let go of, then what it still holds. */
export async function readStory(
  db: Kysely<Database>,
  { table, game, row }: Live,
  viewer: Viewer,
  since: number,
): Promise<Told<GameEvent>[]> {
  const held = table.events(viewer, since);
  if (since >= table.heldFrom) return held;
  const chunks = await db
    .selectFrom('stories')
    .select('lines')
    .where('table_id', '=', row.id)
    .where('first', '<', table.heldFrom)
    .orderBy('first')
    .execute();
  const lines = chunks.flatMap((chunk) => JSON.parse(chunk.lines) as LogLine<GameEvent>[]);
  const earlier = lines.filter(({ id }) => id >= since).flatMap((line) => tellLine(line, viewer, game.redact) ?? []);
  return [...earlier, ...held];
}
