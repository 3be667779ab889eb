import type { Refusal, Seat } from '@cabinet-wars/kernel';
import type { Act } from '@cabinet-wars/protocol';
import { type Kysely, sql } from 'kysely';
import { refused } from '../errors.ts';
import type { Database } from '../store/schema.ts';
import type { Live } from './live.ts';

/**
 * A journal has no end but the game's, and the game has one only by choices that stand. What takes a choice back, or is none
 * (undo, orders, proposals), is therefore limited: among a seat's last acts, so that no turn can be filled with it, and by the
 * length of the whole journal. Choices are always taken: a game can be played to its end.
 */
export const journalLimits = { lastActs: 300, ofThem: 120, entries: 25_000 } as const;

export const isLimited = ({ t }: Act): boolean => t !== 'choose' && t !== 'answer';

/** Why a seat may not do that as well; null if it may. Looked up where the journal is, so that it holds for all processes. */
export async function whyTooMany(db: Kysely<Database>, live: Live, seat: Seat, act: Act): Promise<Refusal | null> {
  if (!isLimited(act)) return null;
  const { lastActs, ofThem, entries } = journalLimits;
  if (live.progress.version >= entries) return { ok: false, reason: refused('journal-full', { most: entries }).reason };
  // Hardly anybody has done so much yet.
  if (live.progress.version < ofThem) return null;
  const last = db
    .selectFrom('journal')
    .select('entries')
    .where('table_id', '=', live.row.id)
    .where('seat', '=', seat)
    .orderBy('first', 'desc')
    .limit(lastActs)
    .as('last');
  const { loose } = await db
    .selectFrom(last)
    .select(sql<number | string>`count(*)`.as('loose'))
    .where('entries', 'not like', '[{"t":"choose"%')
    .executeTakeFirstOrThrow();
  return Number(loose) < ofThem ? null : { ok: false, reason: refused('too-many-changes', { most: ofThem }).reason };
}
