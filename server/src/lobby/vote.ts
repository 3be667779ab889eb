import type { vote as Vote } from '@cabinet-wars/protocol';
import type { z } from 'zod';
import { refused } from '../errors.ts';
import { nameKey } from '../names.ts';
import { idOf } from '../people/find-person.ts';
import type { Services } from '../services.ts';
import type { SeatsRow } from '../store/schema.ts';
import { noteSitter, pastSitters, seatsThen } from '../tables/audience/past-sitters.ts';
import { chairOf, type Found, findTable, mustBe, mustOwn } from '../tables/find-table.ts';
import type { Who } from '../who.ts';
import { missingIn } from './how-it-stands.ts';
import { refuseBlocked, refuseKicked } from './join-table.ts';
import { abandon, botTakesOver } from './resign.ts';
import { isInEnoughGames, refuseTooManyGames } from './running-games.ts';
import { lobbyChanged, personSits, reseat } from './seat-changes.ts';

/** The vote to give the whole game up stands under a seat that does not exist. */
const WHOLE_TABLE = -1;
const BOT = 'bot';

/**
 * Votes to give a missing player's chair to a bot, or to somebody who has offered to play on. More than half of the others
 * decide. Whoever does not sit at the table offers that by their own name.
 */
export async function voteToReplace(
  services: Services,
  who: Who,
  id: string,
  { seat, with: wanted, link }: z.infer<typeof Vote>,
): Promise<void> {
  const found = await seenLate(services, who, await findTable(services, who, id, link ?? null));
  const chair = found.seats[seat];
  if (chair?.sitter !== 'person' || chair.user_id === who.user) throw refused('not-allowed');
  // Asked first: of a game one sees late it must not tell early that it is over.
  if (wanted !== null && !missingIn(found, who, services.now()).includes(seat)) throw refused('not-missing');
  mustBe(found, 'playing');
  if (chairOf(found, who.user) === undefined) await offerOneself(services, found, who, seat, wanted);
  else {
    const standIn = wanted === null || wanted === BOT ? wanted : await volunteerCalled(services, found, seat, wanted);
    await cast(services, id, seat, who.user, standIn);
    if (standIn !== null) await decide(services, found, chair, standIn);
  }
  await services.tables.detailsChanged(id);
  await lobbyChanged(services, id);
}

/** Whoever sees the game late offers to play for those who sat there then: the answer tells nothing of who does now. */
async function seenLate(services: Services, who: Who, found: Found): Promise<Found> {
  const { row, seats } = found;
  if (row.delay === 0 || chairOf(found, who.user) !== undefined) return found;
  const past = await pastSitters(services.store, [row.id]);
  return { ...found, seats: seatsThen(row, seats, past, services.now()) };
}

/** Nobody is put on a chair without having asked for it. */
async function offerOneself(
  services: Services,
  found: Found,
  who: Who,
  seat: number,
  wanted: string | null,
): Promise<void> {
  if (wanted !== null && nameKey(wanted) !== nameKey(who.name)) throw refused('not-seated');
  if (who.isBot) throw refused('bots-not-welcome');
  if (found.seats.some(({ user_id }) => user_id === who.user)) throw refused('one-chair-each');
  await refuseKicked(services.store.db, found.row.id, who);
  await refuseBlocked(services, found, who);
  if (wanted !== null) await refuseTooManyGames(services.store.db, who);
  await cast(services, found.row.id, seat, who.user, wanted === null ? null : who.user);
}

/** Votes to give the game up altogether: every person at the table must agree. */
export async function voteToAbandon(services: Services, who: Who, id: string, agree: boolean): Promise<void> {
  const found = await findTable(services, who, id);
  if (found.progress.status === 'open') return clearAway(services, found, who);
  if (chairOf(found, who.user) === undefined) throw refused('not-seated');
  mustBe(found, 'playing');
  await cast(services, id, WHOLE_TABLE, who.user, agree ? 'nobody' : null);
  const people = voters(found, null);
  const votes = await votesFor(services, id, WHOLE_TABLE);
  if (people.every(({ user_id }) => votes.some(({ by_user }) => by_user === user_id))) await abandon(services, found);
  else await services.tables.detailsChanged(id);
}

/** Before the game begins its owner may simply clear the table. */
function clearAway(services: Services, found: Found, who: Who): Promise<void> {
  mustOwn(found, who);
  return abandon(services, found);
}

async function volunteerCalled(services: Services, { row }: Found, seat: number, name: string): Promise<string> {
  const user = await idOf(services, name);
  const offers = await votesFor(services, row.id, seat);
  if (!offers.some(({ by_user, replace_with }) => by_user === user && replace_with === user))
    throw refused('not-willing');
  if (!(await isFreeStill(services, user))) throw refused('not-willing');
  return user;
}

/** Much may happen between an offer and the last vote for it. */
async function isFreeStill({ store, now }: Services, user: string): Promise<boolean> {
  const { suspended_until: barred } = await store.db
    .selectFrom('users')
    .select('suspended_until')
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  return barred <= now() && !(await isInEnoughGames(store.db, { user, isBot: false }));
}

async function cast(
  { store }: Services,
  table: string,
  seat: number,
  by: string,
  standIn: string | null,
): Promise<void> {
  await store.db
    .deleteFrom('votes')
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('by_user', '=', by)
    .execute();
  if (standIn === null) return;
  await store.db.insertInto('votes').values({ table_id: table, seat, by_user: by, replace_with: standIn }).execute();
}

const votesFor = ({ store }: Services, table: string, seat: number) =>
  store.db.selectFrom('votes').selectAll().where('table_id', '=', table).where('seat', '=', seat).execute();

const voters = ({ seats }: Found, except: number | null): readonly SeatsRow[] =>
  seats.filter(({ sitter, seat }) => sitter === 'person' && seat !== except);

async function decide(services: Services, found: Found, chair: SeatsRow, standIn: string): Promise<void> {
  const { id } = found.row;
  const votes = (await votesFor(services, id, chair.seat)).filter(({ replace_with }) => replace_with === standIn);
  const people = voters(found, chair.seat);
  const counted = votes.filter(({ by_user }) => people.some(({ user_id }) => user_id === by_user));
  if (counted.length * 2 <= people.length) return;
  if (standIn === BOT) await botTakesOver(services, found, chair.seat);
  else await personTakesOver(services, found, chair, standIn);
  // Whoever has a chair now offers to play on no other.
  await services.store.db
    .deleteFrom('votes')
    .where('table_id', '=', id)
    .where((by) => by.or([by('seat', '=', chair.seat), by('replace_with', '=', standIn === BOT ? '' : standIn)]))
    .execute();
}

async function personTakesOver(services: Services, { row }: Found, chair: SeatsRow, user: string): Promise<void> {
  const { name, kind } = await services.store.db
    .selectFrom('users')
    .select(['name', 'kind'])
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  await noteSitter(services.store.db, row, chair, services.now());
  if (!(await reseat(services.store.db, row.id, chair.seat, chair, personSits({ user, name, isBot: kind === 'bot' }))))
    throw refused('conflict');
  await services.tables.seatsChanged(row.id);
}
