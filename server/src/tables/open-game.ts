import { Sealed, same, Table } from '@cabinet-wars/kernel';
import type { Kysely } from 'kysely';
import { Refused, refused } from '../errors.ts';
import { enterLobby } from '../store/lobby-rows.ts';
import type { Database } from '../store/schema.ts';
import { componentsCalled, gameCalled } from './game-called.ts';
import { seatsOf } from './load-table.ts';
import { progressAfter } from './progress.ts';
import { closeSeal, sealOf, seatsAfter } from './seal.ts';
import type { Surroundings } from './surroundings.ts';

const TRIES = 5;

/** Throws, in the transaction in which a game begins, where it may not. */
export type MayBegin = (trx: Kysely<Database>) => Promise<void>;

/** A nonce or a chair that changed while the dice were being sealed is no fault of whoever begins: they are sealed anew. */
export async function openGame(around: Surroundings, id: string, may?: MayBegin): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await sealAndBegin(around, id, may);
    } catch (fault) {
      if (tries === TRIES || !(fault instanceof Refused) || fault.reason.why !== 'conflict') throw fault;
    }
}

/**
 * Begins a game whose seats are all taken. Its dice come from the seed that was promised when the table was laid out and the
 * nonces the seats' clients gave since, so that neither the server nor any seat could choose them.
 */
async function sealAndBegin(
  { store, consequences, now }: Surroundings,
  id: string,
  may: MayBegin = async () => {},
): Promise<void> {
  const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw refused('no-such-table');
  const game = await gameCalled(row.game, await componentsCalled(store.db, row.game, row.components));
  const chairs = await seatsOf(store.db, id);
  const { seed, seed_hash } = await sealOf(store.db, id);
  const seal = closeSeal(seed, chairs, row.shuffle === 1);
  const seats = seatsAfter(seal, chairs);
  if (seats.some(({ sitter }) => sitter === 'free')) throw refused('seats-free');
  const before = await store.db.selectFrom('progress').selectAll().where('table_id', '=', id).executeTakeFirstOrThrow();
  const chance = new Sealed(seal);
  const players = seats.map(({ name }) => name);
  const table: Table = Table.open(game, { options: JSON.parse(row.options), players, chance });
  const at = now();
  const began = { ...before, started: at, unseen: JSON.stringify(seats.map(() => 0)) };
  const after = progressAfter(table, began, null, at, 0);
  const jobs = consequences.flatMap((consequence) => {
    const follows = consequence({ row, seats, before, after, table, seat: null, byBotsJob: false, now: at });
    Object.assign(after, follows.progress);
    return follows.jobs ?? [];
  });
  const { header, snapshot } = table.save();
  // The opening may have been followed by standing orders: they are in the snapshot and in the journal.
  const entries = table.journal;
  await store.db.transaction().execute(async (trx) => {
    await may(trx);
    const begun = await trx
      .updateTable('progress')
      .set(after)
      .where('table_id', '=', id)
      .where('status', '=', 'open')
      .executeTakeFirst();
    if (begun.numUpdatedRows === 0n) throw refused('not-open');
    await enterLobby(trx, row, 'playing', at);
    // Somebody may have got up, or given a nonce, since it was looked: what is sealed is what is so.
    if (!same(await seatsOf(trx, id), chairs)) throw refused('conflict');
    for (const { table_id: _, seat, ...sits } of seats)
      await trx.updateTable('seats').set(sits).where('table_id', '=', id).where('seat', '=', seat).execute();
    for (const { seat, user_id } of seats)
      if (user_id !== null) await trx.insertInto('openers').values({ table_id: id, seat, user_id }).execute();
    await trx
      .insertInto('headers')
      .values({ table_id: id, header: JSON.stringify(header), seed_hash })
      .execute();
    await trx
      .insertInto('snapshots')
      .values({
        table_id: id,
        at: table.version,
        rules: game.stateVersion,
        snapshot: JSON.stringify(snapshot),
      })
      .execute();
    if (entries.length > 0)
      await trx
        .insertInto('journal')
        .values({
          table_id: id,
          first: 0,
          count: entries.length,
          entries: JSON.stringify(entries),
          seat: null,
          key: null,
          answer: null,
          at,
        })
        .execute();
    for (const job of jobs) await store.addJob(trx, job);
  });
}
