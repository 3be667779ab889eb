import { botsFor, usualBot } from '@cabinet-wars/bots';
import type { Kysely } from 'kysely';
import { refused } from '../errors.ts';
import { endJobs } from '../notices/occasions.ts';
import { rateJob } from '../ratings/rate-game.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/schema.ts';
import { noteSitter } from '../tables/audience/past-sitters.ts';
import { chairOf, type Found, findTable, mustBe, readTable } from '../tables/find-table.ts';
import type { Who } from '../who.ts';
import { botSits, free, lobbyChanged, reseat, whileOpen } from './seat-changes.ts';

/** Gives a running game up: with two seats it is lost, with more a bot takes the chair. */
export async function resign(services: Services, who: Who, id: string): Promise<void> {
  const found = await findTable(services, who, id);
  // Asked first: whoever sees the game late must not be told early, by another refusal, that it is over.
  const chair = chairOf(found, who.user);
  if (chair === undefined) throw refused('not-seated');
  mustBe(found, 'playing');
  await giveUp(services, found, chair.seat);
}

export async function giveUp(services: Services, found: Found, seat: number): Promise<void> {
  const { row, seats } = found;
  if (seats.length === 2) await endWithLoss(services, found, seat);
  else await botTakesOver(services, found, seat);
  await lobbyChanged(services, row.id);
}

/** A result the rules know nothing of: the host records who gave up. */
async function endWithLoss(services: Services, found: Found, loser: number): Promise<void> {
  const { tables, store, now } = services;
  const table = found.row.id;
  const winner = 1 - loser;
  const result = { places: [[winner], [loser]], scores: [0, 0], reason: 'resigned' };
  const ended = await tables.amend(table, { status: 'finished', result: JSON.stringify(result), deadline: null });
  // The last move of the game came first: it ended as it was played.
  if (!ended) return;
  await store.addJob(store.db, rateJob(found.row, now()));
  await tellTheEnd(services, found);
}

/** The game is given up: it has no winner. */
export async function abandon(services: Services, found: Found): Promise<void> {
  if (!(await services.tables.abandon(found.row.id))) return;
  if (found.progress.status === 'playing') await tellTheEnd(services, found);
  await lobbyChanged(services, found.row.id);
}

async function tellTheEnd({ store, now }: Services, { row, seats }: Found): Promise<void> {
  for (const job of endJobs(row.id, seats, now())) await store.addJob(store.db, job);
}

/** The usual bot sits down where somebody left. If no person is left the game is given up. */
export async function botTakesOver(services: Services, found: Found, seat: number): Promise<void> {
  const { row, seats } = found;
  const chair = seats[seat];
  await noteSitter(services.store.db, row, chair, services.now());
  const { id: bot } = usualBot(await botsFor(row.game));
  if (!(await reseat(services.store.db, row.id, seat, chair, botSits(bot)))) throw refused('conflict');
  const people = seats.filter((each) => each.sitter === 'person' && each.seat !== seat);
  if (people.length === 0) await abandon(services, found);
  else await services.tables.seatsChanged(row.id);
}

/** Somebody goes for good: up from every chair, out of every game, and the tables they were still setting are cleared. */
export async function resignEverywhere(services: Services, user: string): Promise<void> {
  const { sitting, setting } = await whereNeeded(services.store.db, user);
  for (const { table_id, seat } of sitting) {
    const found = await readTable(services, table_id);
    if (found.progress.status !== 'open') await giveUp(services, found, seat);
    else await whileOpen(services, table_id, (trx) => reseat(trx, table_id, seat, found.seats[seat], free));
    await lobbyChanged(services, table_id);
  }
  for (const { table_id } of setting) await abandon(services, await readTable(services, table_id));
}

/** Where a table stands that would miss somebody: because they sit there, or are setting it. */
export async function whereNeeded(db: Kysely<Database>, user: string) {
  const sitting = await db
    .selectFrom('seats')
    .innerJoin('progress', 'progress.table_id', 'seats.table_id')
    .select(['seats.table_id', 'seats.seat'])
    .where('user_id', '=', user)
    .where('ended', 'is', null)
    .where('sitter', '=', 'person')
    .where('status', 'in', ['open', 'playing', 'halted'])
    .execute();
  const setting = await db
    .selectFrom('lobby')
    .select('table_id')
    .where('owner', '=', user)
    .where('status', '=', 'open')
    .execute();
  return { sitting, setting };
}
