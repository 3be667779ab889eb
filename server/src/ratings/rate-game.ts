import type { Services } from '../services.ts';
import { fromJson } from '../store/json-columns.ts';
import type { SeatsRow, TablesRow } from '../store/schema.ts';
import { delayOf } from '../tables/delay.ts';
import { readTable } from '../tables/find-table.ts';
import { NEW, rate } from './glicko.ts';

/**
 * Counts a finished game, once. Members are rated against each other; bots, guests and chairs that changed hands for good
 * are not. Whoever's time ran out and who did not come back has lost to all who stayed, however well the bot did that played
 * on. A game of fewer than two members says nothing.
 */
export async function rateGame(services: Services, table: string): Promise<void> {
  const { row, progress, seats } = await readTable(services, table);
  if (progress.status !== 'finished' || progress.result === null) return;
  const result = fromJson('result', progress.result);
  const members = await membersOf(services, seats);
  const { db } = services.store;
  await db.transaction().execute(async (trx) => {
    const counted = await trx
      .insertInto('rated')
      .values({ table_id: table, at: services.now() })
      .onConflict((conflict) => conflict.column('table_id').doNothing())
      .executeTakeFirst();
    if (counted.numInsertedOrUpdatedRows === 0n || members.length < 2) return;
    const users = members.map(({ user_id }) => user_id!);
    const known = await trx
      .selectFrom('ratings')
      .selectAll()
      .where('game', '=', row.game)
      .where('user_id', 'in', users)
      .execute();
    const before = users.map((user) => known.find(({ user_id }) => user_id === user) ?? NEW);
    const places = members.map(({ seat, sitter }) =>
      sitter === 'bot' ? seats.length : result.places.findIndex((place) => place.includes(seat)),
    );
    for (const [i, rated] of rate(before, places).entries())
      await trx
        .insertInto('ratings')
        .values({ user_id: users[i], game: row.game, ...rated })
        .onConflict((conflict) => conflict.columns(['user_id', 'game']).doUpdateSet({ ...rated }))
        .execute();
  });
}

async function membersOf({ store }: Services, seats: readonly SeatsRow[]): Promise<SeatsRow[]> {
  // A bot on a chair that is still somebody's sits there because their time was up.
  const people = seats.filter(({ user_id }) => user_id !== null);
  if (people.length === 0) return [];
  const ids = people.map(({ user_id }) => user_id!);
  const rows = await store.db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', '=', 'member')
    .execute();
  return people.filter(({ user_id }) => rows.some(({ id }) => id === user_id));
}

/** Counted when everybody may know how it ended: ratings are there for all to read. */
export const rateJob = ({ id, delay }: Pick<TablesRow, 'id' | 'delay'>, now: number) =>
  ({
    kind: 'rate',
    key: `rate:${id}`,
    payload: { table: id },
    at: delay === 0 ? null : now + delayOf({ delay }),
  }) as const;
