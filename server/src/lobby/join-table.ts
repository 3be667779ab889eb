import type { joinTable as JoinTable } from '@cabinet-wars/protocol';
import type { z } from 'zod';
import { refused } from '../errors.ts';
import type { Services } from '../services.ts';
import type { SeatsRow } from '../store/schema.ts';
import { chairOf, type Found, findTable, mustBe } from '../tables/find-table.ts';
import { seatsOf } from '../tables/load-table.ts';
import type { Who } from '../who.ts';
import { mayBotSit } from './may-bot-sit.ts';
import { refuseTooManyGames } from './running-games.ts';
import { free, lobbyChanged, personSits, reseat } from './seat-changes.ts';

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
  await refuseKicked(services, id, who);
  await refuseBlocked(services, found, who);
  const old = chairOf(found, who.user);
  if (old !== undefined && (given.seat === undefined || given.seat === old.seat)) return old.seat;
  if (old === undefined) await refuseTooManyGames(services, who);
  const nonce = given.nonce ?? old?.nonce ?? null;
  for (const chair of wished(found, given.seat)) {
    if (!(await reseat(services, id, chair.seat, chair, personSits(who, nonce)))) continue;
    if (old !== undefined) await reseat(services, id, old.seat, old, free);
    const kept = old === undefined ? await onlyChair(services, who, id, chair.seat) : chair.seat;
    await lobbyChanged(services, id);
    return kept;
  }
  throw refused(given.seat === undefined ? 'table-full' : 'seat-taken');
}

/** Who asked twice at the same moment may have got two chairs: the later gives way to the earlier. */
async function onlyChair(services: Services, who: Who, id: string, seat: number): Promise<number> {
  const own = (await seatsOf(services.store.db, id)).filter(({ user_id }) => user_id === who.user);
  const [first] = own;
  if (first === undefined || first.seat >= seat) return seat;
  await reseat(services, id, seat, { sitter: 'person', user_id: who.user }, free);
  return first.seat;
}

const wished = ({ seats }: Found, seat: number | undefined): readonly SeatsRow[] =>
  seats.filter((each) => each.sitter === 'free' && (seat === undefined || each.seat === seat));

/** A private table is for those who have its link, as one that is not listed is. */
function mayComeIn(found: Found, who: Who, link: string | null): void {
  const { row } = found;
  if (chairOf(found, who.user) !== undefined) return;
  if (row.access === 'public' || row.owner === who.user || link === row.link) return;
  throw refused('no-such-table');
}

export async function refuseKicked({ store }: Services, table: string, who: Who): Promise<void> {
  const kicked = await store.db
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
