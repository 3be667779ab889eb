import type { Kysely } from 'kysely';
import { refused } from '../errors.ts';
import type { Services } from '../services.ts';
import { enterLobby } from '../store/lobby-rows.ts';
import type { Database, SeatsRow } from '../store/schema.ts';
import { chairOf, type Found, findTable } from '../tables/find-table.ts';
import { laySeal } from '../tables/seal.ts';
import type { Who } from '../who.ts';
import { mayLayOut, untouched } from './create-table.ts';
import { joinTable } from './join-table.ts';
import { free, personSits } from './seat-changes.ts';

/** The same game again. The first who wishes it lays the table out; the others find their chairs kept free there. */
export async function rematch(services: Services, who: Who, id: string): Promise<string> {
  const found = await findTable(services, who, id);
  const chair = chairOf(found, who.user);
  if (chair === undefined) throw refused('not-seated');
  const { status } = found.progress;
  if (status !== 'finished' && status !== 'abandoned') throw refused('not-finished');
  const there = (await laidOutAgain(services.store.db, id)) ?? (await layOutAgain(services, who, found, chair));
  // Whoever has laid it out sits there already.
  await joinTable(services, who, there.id, { link: there.link });
  return there.id;
}

const laidOutAgain = (db: Kysely<Database>, id: string) =>
  db.selectFrom('tables').select(['id', 'link']).where('rematch_of', '=', id).executeTakeFirst();

async function layOutAgain({ store, now, secret }: Services, who: Who, { row, seats }: Found, chair: SeatsRow) {
  // A program lays out no tables: it sits down again at one that a person has.
  if (who.isBot) throw refused('not-allowed');
  return store.db.transaction().execute(async (trx) => {
    await mayLayOut(trx, who);
    // Two may wish it at the same moment: by writing to the old table the later waits, and finds the new one.
    await trx
      .updateTable('tables')
      .set(({ ref }) => ({ created: ref('created') }))
      .where('id', '=', row.id)
      .execute();
    const again = await laidOutAgain(trx, row.id);
    if (again !== undefined) return again;
    const table = { ...row, id: secret(8), owner: who.user, link: secret(12), rematch_of: row.id, created: now() };
    await trx.insertInto('tables').values(table).execute();
    await enterLobby(trx, table, 'open', now());
    await trx
      .insertInto('progress')
      .values(untouched(table.id, now(), seats.length))
      .execute();
    await trx
      .insertInto('seats')
      .values(
        seats.map((seat) => ({
          ...seat,
          ...(seat.seat === chair.seat ? personSits(who) : seat.sitter === 'person' ? free : {}),
          table_id: table.id,
          nonce: null,
          ended: null,
        })),
      )
      .execute();
    await laySeal(trx, table.id, secret);
    return table;
  });
}
