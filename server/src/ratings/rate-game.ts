import type { Result } from '@cabinet-wars/kernel';
import type { Kysely } from 'kysely';
import type { Services } from '../services.ts';
import { fromJson } from '../store/json-columns.ts';
import type { Database, SeatsRow, TablesRow } from '../store/schema.ts';
import { delayOf } from '../tables/audience/delay.ts';
import { readTable } from '../tables/find-table.ts';
import { NEW, type Rated, rate } from './glicko.ts';

/** Somebody whose place in a game counts. */
interface Player {
  readonly user: string;
  readonly isBot: boolean;
  /** Who answers for them: themselves, or a program's keeper. */
  readonly keeper: string;
  readonly place: number;
  readonly before: Rated;
}

/**
 * Counts a finished game, once. Members are rated against each other; the house's own bots, guests and chairs that changed
 * hands for good are not. Whoever's time ran out and who did not come back has lost to all who stayed, however well the bot did
 * that played on. A game of fewer than two members says nothing of them. Bot accounts are rated against members and each other,
 * on a list of their own: no member gains or loses by them, and none is rated against those its keeper sends. What is played
 * with components of somebody's own is not counted: it is another game.
 */
export async function rateGame(services: Services, table: string): Promise<void> {
  const { row, progress, seats } = await readTable(services, table);
  if (progress.status !== 'finished' || progress.result === null || row.components !== null) return;
  const result = fromJson('result', progress.result);
  await services.store.db.transaction().execute(async (trx) => {
    const counted = await trx
      .insertInto('rated')
      .values({ table_id: table, at: services.now() })
      .onConflict((conflict) => conflict.column('table_id').doNothing())
      .executeTakeFirst();
    if (counted.numInsertedOrUpdatedRows === 0n) return;
    for (const { user, ...rated } of ratedAfter(await playersOf(trx, row.game, seats, result)))
      await trx
        .insertInto('ratings')
        .values({ user_id: user, game: row.game, ...rated })
        .onConflict((conflict) => conflict.columns(['user_id', 'game']).doUpdateSet({ ...rated }))
        .execute();
  });
}

function ratedAfter(players: readonly Player[]): (Rated & { readonly user: string })[] {
  const members = players.filter(({ isBot }) => !isBot);
  return players.flatMap((player) => {
    const others = (player.isBot ? players : members).filter(({ keeper }) => keeper !== player.keeper);
    if (others.length === 0) return [];
    const all = [player, ...others];
    const [after] = rate(
      all.map(({ before }) => before),
      all.map(({ place }) => place),
    );
    return [{ user: player.user, ...after }];
  });
}

async function playersOf(
  trx: Kysely<Database>,
  game: string,
  seats: readonly SeatsRow[],
  result: Result,
): Promise<Player[]> {
  // A bot on a chair that is still somebody's sits there because their time was up.
  const held = seats.filter(({ user_id }) => user_id !== null);
  if (held.length === 0) return [];
  const known = await trx
    .selectFrom('users')
    .leftJoin('bot_accounts', 'bot_accounts.user_id', 'users.id')
    .leftJoin('ratings', (on) => on.onRef('ratings.user_id', '=', 'users.id').on('ratings.game', '=', game))
    .select(['users.id', 'users.kind', 'keeper', 'rating', 'deviation', 'ratings.games'])
    .where(
      'users.id',
      'in',
      held.map(({ user_id }) => user_id!),
    )
    .where('users.kind', 'in', ['member', 'bot'])
    .execute();
  return held.flatMap(({ user_id, seat, sitter }): Player[] => {
    const user = known.find(({ id }) => id === user_id);
    if (user === undefined) return [];
    const { id, kind, keeper, rating, deviation, games } = user;
    const before = rating === null || deviation === null || games === null ? NEW : { rating, deviation, games };
    const place = sitter === 'bot' ? seats.length : result.places.findIndex((each) => each.includes(seat));
    return [{ user: id, isBot: kind === 'bot', keeper: keeper ?? id, place, before }];
  });
}

/** Counted when everybody may know how it ended: ratings are there for all to read. */
export const rateJob = ({ id, delay }: Pick<TablesRow, 'id' | 'delay'>, now: number) =>
  ({
    kind: 'rate',
    key: `rate:${id}`,
    payload: { table: id },
    at: delay === 0 ? null : now + delayOf({ delay }),
  }) as const;
