import type { Kysely } from 'kysely';
import { refused } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Database, SeatsRow } from '../store/schema.ts';
import type { Who } from '../who.ts';

type Sitting = Pick<SeatsRow, 'sitter' | 'user_id' | 'name' | 'bot' | 'program'> & { readonly nonce?: string | null };

export const free: Sitting = { sitter: 'free', user_id: null, name: '', bot: null, program: 0, nonce: null };
export const botSits = (bot: string): Sitting => ({ sitter: 'bot', user_id: null, name: '', bot, program: 0 });
/** Whoever has an account: a person, or a program that plays by the API. */
export const personSits = (user: Pick<Who, 'user' | 'name' | 'isBot'>, nonce?: string | null): Sitting => ({
  sitter: 'person',
  user_id: user.user,
  name: user.name,
  bot: null,
  program: user.isBot ? 1 : 0,
  ...(nonce === undefined ? {} : { nonce }),
});

/** Changes who sits on a chair, if it is still as it was: two people never get the same one. */
export async function reseat(
  db: Kysely<Database>,
  table: string,
  seat: number,
  was: { readonly sitter: SeatsRow['sitter']; readonly user_id: string | null },
  now: Sitting,
): Promise<boolean> {
  let query = db
    .updateTable('seats')
    .set(now)
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('sitter', '=', was.sitter);
  query = was.user_id === null ? query.where('user_id', 'is', null) : query.where('user_id', '=', was.user_id);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Changes chairs of a table that is being set, if it still is, and one request after the other: nobody gets up from a game that has
 * just begun, and what was looked at is so until it is changed.
 */
export const whileOpen = <T>(
  { store }: Pick<Services, 'store'>,
  table: string,
  change: (trx: Kysely<Database>) => Promise<T>,
): Promise<T> =>
  store.db.transaction().execute(async (trx) => {
    await mustStayOpen(trx, table);
    return change(trx);
  });

/** Until the transaction is over: whoever begins the game writes to this row as well, and waits. */
export async function mustStayOpen(trx: Kysely<Database>, table: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('progress')
    .set({ status: 'open' })
    .where('table_id', '=', table)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw refused('not-open');
}

/** Tells lobbies everywhere that a table is not as it was. */
export const lobbyChanged = ({ store }: Services, table: string): Promise<void> =>
  store.bulletin.publish({ t: 'table', table, what: 'lobby', id: null });
