import { Sealed, type Snapshot, seedHash, Table } from '@cabinet-wars/kernel';
import { refused } from '../errors.ts';
import { enterLobby } from '../store/lobby-rows.ts';
import type { SeatsRow } from '../store/schema.ts';
import { gameCalled, seatsOf } from './load-table.ts';
import { progressAfter } from './progress.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Begins a game whose seats are all taken. The dice are sealed with a seed made now, after every seat has given its nonce,
 * so that neither the server nor any seat could choose them; the seed's hash is published at once.
 */
export async function openGame(
  { store, consequences, now }: Surroundings,
  id: string,
  secret: (bytes: number) => string,
): Promise<void> {
  const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw refused('no-such-table');
  const game = await gameCalled(row.game);
  const seats = (await seatsOf(store.db, id)).map((seat) => ({ ...seat, nonce: seat.nonce ?? secret(8) }));
  if (seats.some(({ sitter }) => sitter === 'free')) throw refused('seats-free');
  const before = await store.db.selectFrom('progress').selectAll().where('table_id', '=', id).executeTakeFirstOrThrow();
  const seed = secret(32);
  const chance = new Sealed({ seed, nonces: seats.map(({ nonce }) => nonce) });
  const players = seats.map(({ name }) => name);
  const table = Table.open(game, { options: JSON.parse(row.options), players, chance }) as Table;
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
    const begun = await trx
      .updateTable('progress')
      .set(after)
      .where('table_id', '=', id)
      .where('status', '=', 'open')
      .executeTakeFirst();
    if (begun.numUpdatedRows === 0n) throw refused('not-open');
    await enterLobby(trx, row, 'playing', at);
    for (const seat of seats as SeatsRow[])
      await trx
        .updateTable('seats')
        .set({ nonce: seat.nonce })
        .where('table_id', '=', id)
        .where('seat', '=', seat.seat)
        .execute();
    await trx
      .insertInto('headers')
      .values({ table_id: id, header: JSON.stringify(header), seed_hash: seedHash(seed) })
      .execute();
    await trx
      .insertInto('snapshots')
      .values({
        table_id: id,
        at: table.version,
        rules: game.stateVersion,
        snapshot: JSON.stringify(snapshot as Snapshot),
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
