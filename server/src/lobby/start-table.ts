import { refused } from '../errors.ts';
import type { Services } from '../services.ts';
import type { SeatsRow } from '../store/schema.ts';
import type { Who } from '../who.ts';
import { type Found, findTable, mustBe, mustOwn } from './find-table.ts';
import { refuseTooManyWithBots } from './running-games.ts';
import { lobbyChanged } from './seat-changes.ts';

/** Begins the game. With seats at random, people and bots change chairs first. */
export async function startTable(services: Services, who: Who, id: string): Promise<void> {
  const found = await findTable(services, who, id);
  mustBe(found, 'open');
  mustOwn(found, who);
  if (found.seats.some(({ sitter }) => sitter === 'free')) throw refused('seats-free');
  if (!found.seats.some(({ sitter }) => sitter === 'person')) throw refused('nobody-plays');
  if (found.seats.some(({ sitter }) => sitter === 'bot')) await refuseTooManyWithBots(services, found.row.owner);
  if (found.row.shuffle === 1) await shuffle(services, found);
  await services.tables.openGame(id);
  await lobbyChanged(services, id);
}

async function shuffle({ store, secret }: Services, { row, seats }: Found): Promise<void> {
  const order = byLot(seats, secret);
  await store.db.transaction().execute(async (trx) => {
    for (const [seat, { sitter, user_id, name, bot, nonce }] of order.entries())
      await trx
        .updateTable('seats')
        .set({ sitter, user_id, name, bot, nonce })
        .where('table_id', '=', row.id)
        .where('seat', '=', seat)
        .execute();
  });
}

/** Each order as likely as any other: sorted by words nobody can guess. */
const byLot = (seats: readonly SeatsRow[], secret: (bytes: number) => string): SeatsRow[] =>
  seats
    .map((seat) => ({ seat, lot: secret(16) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ seat }) => seat);
