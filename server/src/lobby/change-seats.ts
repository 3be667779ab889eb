import { botCalled } from '@cabinet-wars/bots';
import { refused } from '../errors.ts';
import { idOf } from '../people/find-person.ts';
import type { Services } from '../services.ts';
import { chairOf, findTable, isStanding, mustBe, mustOwn } from '../tables/find-table.ts';
import type { Who } from '../who.ts';
import { botSits, free, lobbyChanged, personSits, reseat, whileOpen } from './seat-changes.ts';

/** Gets up before the game begins. An owner who gets up still decides when it begins, or clears the table. */
export async function leaveTable(services: Services, who: Who, id: string): Promise<void> {
  const found = await findTable(services, who, id);
  mustBe(found, 'open');
  const chair = chairOf(found, who.user);
  if (chair === undefined) throw refused('not-seated');
  await whileOpen(services, id, (trx) => reseat(trx, id, chair.seat, chair, free));
  await lobbyChanged(services, id);
}

/**
 * The owner asks somebody to leave before the game begins. They stay out: by their account, and whoever has the old link
 * does not come in by it under another name.
 */
export async function kick(services: Services, who: Who, id: string, seat: number): Promise<void> {
  const found = await findTable(services, who, id);
  mustBe(found, 'open');
  mustOwn(found, who);
  const chair = found.seats[seat];
  if (chair === undefined || chair.sitter !== 'person') throw refused('not-found');
  if (chair.user_id === who.user) throw refused('not-allowed');
  const link = services.secret(12);
  await whileOpen(services, id, async (trx) => {
    await reseat(trx, id, seat, chair, free);
    await trx
      .insertInto('kicks')
      .values({ table_id: id, user_id: chair.user_id! })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx.updateTable('tables').set({ link }).where('id', '=', id).execute();
  });
  await lobbyChanged(services, id);
}

/** The owner, or a moderator, lets somebody back in who was asked to leave: for as long as the table stands. */
export async function readmit(services: Services, who: Who, id: string, name: string): Promise<void> {
  const found = await findTable(services, who, id);
  mustOwn(found, who);
  if (!isStanding(found.progress)) throw refused('not-playing');
  const { numDeletedRows } = await services.store.db
    .deleteFrom('kicks')
    .where('table_id', '=', id)
    .where('user_id', '=', await idOf(services, name))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw refused('not-found');
  await lobbyChanged(services, id);
}

/** A client sends its nonce for the dice, after it has been shown the hash of the seed. */
export async function giveNonce(services: Services, who: Who, id: string, nonce: string): Promise<void> {
  const found = await findTable(services, who, id);
  const chair = chairOf(found, who.user);
  // Given already, as whoever joined did: what is asked for is so, even if the game has begun meanwhile.
  if (chair?.nonce === nonce) return;
  mustBe(found, 'open');
  if (chair === undefined) throw refused('not-seated');
  const sits = { ...personSits(who), nonce };
  if (!(await whileOpen(services, id, (trx) => reseat(trx, id, chair.seat, chair, sits)))) throw refused('conflict');
  await lobbyChanged(services, id);
}

/** The owner puts a bot on a free chair, or takes it away again. */
export async function placeBot(
  services: Services,
  who: Who,
  id: string,
  seat: number,
  bot: string | null,
): Promise<void> {
  const found = await findTable(services, who, id);
  mustBe(found, 'open');
  mustOwn(found, who);
  const chair = found.seats[seat];
  if (chair === undefined) throw refused('not-found');
  if (chair.sitter === 'person') throw refused('seat-taken');
  if (bot !== null && (await botCalled(found.row.game, bot)) === undefined) throw refused('no-such-bot', { bot });
  const sits = bot === null ? free : botSits(bot);
  if (!(await whileOpen(services, id, (trx) => reseat(trx, id, seat, chair, sits)))) throw refused('seat-taken');
  await lobbyChanged(services, id);
}
