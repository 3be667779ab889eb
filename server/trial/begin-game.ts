import { settle } from '@cabinet-wars/kernel';
import { Refused } from '../src/errors.ts';
import type { Services } from '../src/services.ts';
import type { SeatsRow, TablesRow } from '../src/store/schema.ts';
import { gameCalled } from '../src/tables/game-called.ts';
import { laySeal } from '../src/tables/seal.ts';
import { progressRow, seatRow, tableRow } from './rows.ts';

export interface BeginOptions {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly row?: Partial<TablesRow>;
  /** Seats that are not people's; the others are those of users `u0`, `u1`… */
  readonly bots?: readonly number[];
  readonly bot?: string;
}

/** A game laid out and begun without the lobby; its table's id. */
export async function beginGame(
  { store, tables, secret }: Services,
  id: string,
  over: BeginOptions = {},
): Promise<string> {
  const game = await gameCalled(id);
  const settled = settle<{ readonly players: number }>(game.options, over.options ?? {});
  if (!settled.ok) throw new Refused(settled.reasons[0]);
  const table = `table-${secret(8)}`;
  const seats: SeatsRow[] = game.seats(settled.options).map(({ plays }, seat) => {
    const isBot = over.bots?.includes(seat) ?? false;
    const sitter = isBot ? { sitter: 'bot' as const, user_id: null, bot: over.bot ?? 'random' } : {};
    return seatRow(table, seat, { plays, ...sitter });
  });
  const options = JSON.stringify(settled.options);
  await store.db
    .insertInto('tables')
    .values(tableRow(table, { game: id, options, ...over.row }))
    .execute();
  await store.db.insertInto('progress').values(progressRow(table)).execute();
  await store.db.insertInto('seats').values(seats).execute();
  await laySeal(store.db, table, secret);
  await tables.openGame(table);
  return table;
}
