import type { joinTable as JoinTable } from '@cabinet-wars/protocol';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { refused } from '../errors.ts';
import { oneAtATime } from '../people/one-at-a-time.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/schema.ts';
import { chairOf, type Found, findTable, mustBe } from '../tables/find-table.ts';
import { seatsOf } from '../tables/load-table.ts';
import type { Who } from '../who.ts';
import { mayBotSit } from './may-bot-sit.ts';
import { refuseTooManyGames } from './running-games.ts';
import { free, lobbyChanged, mustStayOpen, personSits, reseat } from './seat-changes.ts';

/** Takes a free chair: the one wished for, or any. Whoever sits there already only moves. */
export async function joinTable(
  services: Services,
  who: Who,
  id: string,
  given: z.infer<typeof JoinTable>,
): Promise<number> {
  const found = await findTable(services, who, id, given.link ?? null);
  mustBe(found, 'open');
  if (who.isBot) await mayBotSit(services, found, who);
  else mayComeIn(found, who, given.link ?? null);
  await refuseBlocked(services, found, who);
  const seat = await services.store.db.transaction().execute((trx) => sitDown(trx, who, id, given));
  await lobbyChanged(services, id);
  return seat;
}

/** Who asks for two chairs at the same moment gets one after the other, and gets up from the first. */
async function sitDown(trx: Kysely<Database>, who: Who, id: string, given: z.infer<typeof JoinTable>): Promise<number> {
  await oneAtATime(trx, who.user);
  await mustStayOpen(trx, id);
  await refuseKicked(trx, id, who);
  const seats = await seatsOf(trx, id);
  const old = seats.find(({ sitter, user_id }) => sitter === 'person' && user_id === who.user);
  if (old !== undefined && (given.seat === undefined || given.seat === old.seat)) return old.seat;
  if (old === undefined) await refuseTooManyGames(trx, who);
  const nonce = given.nonce ?? old?.nonce ?? null;
  const chair = seats.find((each) => each.sitter === 'free' && (given.seat === undefined || each.seat === given.seat));
  if (chair === undefined) throw refused(given.seat === undefined ? 'table-full' : 'seat-taken');
  await reseat(trx, id, chair.seat, chair, personSits(who, nonce));
  if (old !== undefined) await reseat(trx, id, old.seat, old, free);
  return chair.seat;
}

/** A private table is for those who have its link, as one that is not listed is. */
function mayComeIn(found: Found, who: Who, link: string | null): void {
  const { row } = found;
  if (chairOf(found, who.user) !== undefined) return;
  if (row.access === 'public' || row.owner === who.user || link === row.link) return;
  throw refused('no-such-table');
}

export async function refuseKicked(db: Kysely<Database>, table: string, who: Who): Promise<void> {
  const kicked = await db
    .selectFrom('kicks')
    .select('user_id')
    .where('table_id', '=', table)
    .where('user_id', '=', who.user)
    .executeTakeFirst();
  if (kicked !== undefined) throw refused('asked-to-leave');
}

/** Whoever has blocked somebody does not find them at the table, nor a program they answer for. */
export async function refuseBlocked({ store }: Services, { seats, row }: Found, who: Who): Promise<void> {
  const others = [...new Set([row.owner, ...seats.flatMap(({ user_id }) => user_id ?? [])])];
  const blocked = await store.db
    .selectFrom('blocks')
    .select('user_id')
    .where('user_id', 'in', others)
    .where((by) => by.or([by('blocked', '=', who.user), by('blocked', 'in', keeperOf(store.db, who.user))]))
    .executeTakeFirst();
  if (blocked !== undefined) throw refused('table-full');
}

const keeperOf = (db: Services['store']['db'], bot: string) =>
  db.selectFrom('bot_accounts').select('keeper').where('user_id', '=', bot);
