import { createHash } from 'node:crypto';
import type { Seat } from '@cabinet-wars/kernel';
import { mayWhisper } from '@cabinet-wars/protocol';
import { refused } from '../errors.ts';
import { useUp } from '../limits/use-up.ts';
import type { Services } from '../services.ts';
import { readTable } from '../tables/find-table.ts';
import { gameCalled } from '../tables/game-called.ts';
import type { ChatPost } from '../tables/tables.ts';
import type { Who } from '../who.ts';

const TRIES = 10;
const MINUTE = 60_000;
/** What one account says at all tables in a minute: more than anybody types, and too little to fill a disk with. */
export const MOST_SAID = 60;

/**
 * Says something at a table, to all or to one seat where the game's diplomacy allows it. It is stored, and then every
 * process tells those who look there from it.
 */
export async function say(
  services: Services,
  table: string,
  seat: Seat | null,
  who: Who | null,
  { key, text, to }: ChatPost,
): Promise<void> {
  if (who === null) throw refused('not-signed-in');
  // Those who only watch may see secrets of nobody, but could still give advice.
  if (seat === null) throw refused('not-seated');
  useUp(services.quotas, `talk ${who.user}`, MINUTE, MOST_SAID);
  const { row, seats } = await readTable(services, table);
  // Somebody else may have the chair by now, or its owner may be gone: their socket is on its way out.
  if (seats[seat]?.user_id !== who.user) throw refused('not-seated');
  if (to !== null && (to === seat || seats[to] === undefined)) throw refused('malformed');
  if (to !== null && !mayWhisper(await gameCalled(row.game), seats.length)) throw refused('no-whispers');
  // The same message under the same key is the same message: sent again after a broken connection, it is kept once.
  const id = createHash('sha256').update(`${table} ${who.user} ${key}`).digest('hex').slice(0, 32);
  const message = {
    id,
    table_id: table,
    seat,
    user_id: who.user,
    name: who.name,
    to_seat: to,
    text,
    at: services.now(),
  };
  for (let tries = 0; tries < TRIES; tries++) {
    const number = (await lastNumber(services, table)) + 1;
    const kept = await services.store.db
      .insertInto('chat')
      .values({ ...message, number })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (kept.numInsertedOrUpdatedRows !== 0n) {
      await services.store.bulletin.publish({ t: 'table', table, what: 'chat', id });
      return;
    }
    if (await isKept(services, id)) return;
  }
  throw refused('conflict');
}

const isKept = async ({ store }: Services, id: string): Promise<boolean> =>
  (await store.db.selectFrom('chat').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

async function lastNumber({ store }: Services, table: string): Promise<number> {
  const { last } = await store.db
    .selectFrom('chat')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('table_id', '=', table)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}
