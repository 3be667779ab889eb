import { refused } from '../errors.ts';
import { botAccountCalled } from '../people/bot-account.ts';
import { oneAtATime } from '../people/one-at-a-time.ts';
import type { Services } from '../services.ts';
import { findTable, mustBe, mustOwn } from '../tables/find-table.ts';
import { seatsOf } from '../tables/load-table.ts';
import type { Who } from '../who.ts';
import { refuseBlocked, refuseKicked } from './join-table.ts';
import { refuseTooManyGames } from './running-games.ts';
import { lobbyChanged, mustStayOpen, personSits, reseat } from './seat-changes.ts';

/**
 * Whoever sets a table puts a bot account on a free chair. It is not asked: who keeps it has said that it may be invited, and
 * it finds the table among its own.
 */
export async function inviteBot(services: Services, who: Who, id: string, seat: number, name: string): Promise<void> {
  const found = await findTable(services, who, id);
  mustBe(found, 'open');
  mustOwn(found, who);
  const chair = found.seats[seat];
  if (chair === undefined) throw refused('not-found');
  if (chair.sitter !== 'free') throw refused('seat-taken');
  const bot = await botAccountCalled(services, name);
  if (bot.invitedBy === 'keeper' && bot.keeperId !== who.user) throw refused('not-invited', { name: bot.name });
  if (!bot.games.includes(found.row.game)) throw refused('plays-other-games', { name: bot.name });
  const guest: Who = { user: bot.id, name: bot.name, role: 'player', isBot: true, via: 'token' };
  await refuseBlocked(services, found, guest);
  await services.store.db.transaction().execute(async (trx) => {
    await oneAtATime(trx, guest.user);
    await mustStayOpen(trx, id);
    await refuseKicked(trx, id, guest);
    await refuseTooManyGames(trx, guest);
    if ((await seatsOf(trx, id)).some(({ user_id }) => user_id === bot.id)) throw refused('one-chair-each');
    if (!(await reseat(trx, id, seat, chair, personSits(guest, null)))) throw refused('seat-taken');
  });
  await lobbyChanged(services, id);
}
