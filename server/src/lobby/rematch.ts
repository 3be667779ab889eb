import { refused } from '../errors.ts';
import type { Services } from '../services.ts';
import { enterLobby } from '../store/lobby-rows.ts';
import { chairOf, findTable } from '../tables/find-table.ts';
import { laySeal } from '../tables/seal.ts';
import type { Who } from '../who.ts';
import { refuseTooMany, untouched } from './create-table.ts';
import { joinTable } from './join-table.ts';
import { refuseTooManyGames } from './running-games.ts';
import { free, lobbyChanged, personSits } from './seat-changes.ts';

/** The same game again. The first who wishes it lays the table out; the others find their chairs kept free there. */
export async function rematch(services: Services, who: Who, id: string): Promise<string> {
  const { store, now, secret } = services;
  const found = await findTable(services, who, id);
  const { row, progress, seats } = found;
  if (progress.status !== 'finished' && progress.status !== 'abandoned') throw refused('not-finished');
  const chair = chairOf(found, who.user);
  if (chair === undefined) throw refused('not-seated');
  const again = await store.db
    .selectFrom('tables')
    .select(['id', 'link'])
    .where('rematch_of', '=', id)
    .executeTakeFirst();
  if (again !== undefined) {
    await joinTable(services, who, again.id, { link: again.link });
    return again.id;
  }
  // A program lays out no tables: it sits down again at one that a person has.
  if (who.isBot) throw refused('not-allowed');
  await refuseTooMany(services, who);
  await refuseTooManyGames(services, who);
  const next = secret(8);
  await store.db.transaction().execute(async (trx) => {
    const table = { ...row, id: next, owner: who.user, link: secret(12), rematch_of: id, created: now() };
    await trx.insertInto('tables').values(table).execute();
    await enterLobby(trx, table, 'open', now());
    await trx
      .insertInto('progress')
      .values(untouched(next, now(), seats.length))
      .execute();
    await trx
      .insertInto('seats')
      .values(
        seats.map((seat) => ({
          ...seat,
          ...(seat.seat === chair.seat ? personSits(who) : seat.sitter === 'person' ? free : {}),
          table_id: next,
          nonce: null,
          ended: null,
        })),
      )
      .execute();
    await laySeal(trx, next, secret);
  });
  await lobbyChanged(services, next);
  return next;
}
