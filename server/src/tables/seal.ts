import { NO_NONCE, type Seal, seedHash, shuffledSeats } from '@cabinet-wars/kernel';
import type { Kysely } from 'kysely';
import type { Database, SealsRow, SeatsRow } from '../store/schema.ts';

type Db = Kysely<Database>;

/** Fixes the secret of a table's dice as the table is laid out: its hash is shown from then on, before any nonce is given. */
export async function laySeal(trx: Db, table_id: string, secret: (bytes: number) => string): Promise<void> {
  const seed = secret(32);
  await trx
    .insertInto('seals')
    .values({ table_id, seed, seed_hash: seedHash(seed) })
    .execute();
}

export const sealOf = (db: Db, table: string): Promise<SealsRow> =>
  db.selectFrom('seals').selectAll().where('table_id', '=', table).executeTakeFirstOrThrow();

/** The seal with every seat's word in it and, where the table wants that, the seats drawn from it. */
export function closeSeal(seed: string, chairs: readonly SeatsRow[], byLot: boolean): Seal {
  const nonces = chairs.map(({ sitter, nonce }) => (sitter === 'bot' ? NO_NONCE.bot : (nonce ?? NO_NONCE.person)));
  return byLot ? { seed, nonces, shuffle: shuffledSeats({ seed, nonces }) } : { seed, nonces };
}

/** Who sits where once the seats are drawn: people and bots change chairs, what a chair plays stays. */
export const seatsAfter = ({ shuffle }: Seal, chairs: readonly SeatsRow[]): SeatsRow[] =>
  chairs.map((chair, seat) => {
    const { sitter, user_id, name, bot, program, nonce } = chairs[shuffle?.[seat] ?? seat];
    return { ...chair, sitter, user_id, name, bot, program, nonce };
  });
