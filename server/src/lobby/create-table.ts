import { botsFor } from '@cabinet-wars/bots';
import { settle } from '@cabinet-wars/kernel';
import type { CreateTable } from '@cabinet-wars/protocol';
import type { Kysely } from 'kysely';
import { Refused, refused } from '../errors.ts';
import { oneAtATime } from '../people/one-at-a-time.ts';
import type { Services } from '../services.ts';
import { enterLobby } from '../store/lobby-rows.ts';
import type { Database, SeatsRow, TablesRow } from '../store/schema.ts';
import { componentsCalled, gameCalled } from '../tables/game-called.ts';
import { laySeal } from '../tables/seal.ts';
import type { Who } from '../who.ts';
import { refuseTooManyGames } from './running-games.ts';
import { botSits, free, lobbyChanged, personSits } from './seat-changes.ts';

/** Nobody fills the lobby alone. */
const MOST_OPEN = 20;
type Settled = { readonly players?: number } & Readonly<Record<string, unknown>>;

/** Lays out a table: the game, its options, who sits where, who may come. */
export async function createTable(services: Services, who: Who, given: CreateTable): Promise<string> {
  const { store, now, secret } = services;
  const game = await gameCalled(given.game, await componentsCalled(store.db, given.game, given.components));
  const settled = settle<Settled>(game.options, given.options);
  if (!settled.ok) throw new Refused(settled.reasons[0], 400);
  const id = secret(8);
  const plays = game.seats(settled.options).map((seat) => seat.plays);
  const seats = await chairs(given, plays, who, id);
  await store.db.transaction().execute(async (trx) => {
    await mayLayOut(trx, who);
    const table: TablesRow = {
      id,
      name: given.name,
      game: given.game,
      options: JSON.stringify(settled.options),
      owner: who.user,
      access: given.access,
      link: secret(12),
      pace: JSON.stringify(given.pace),
      shuffle: given.shuffle ? 1 : 0,
      spectators: (given.spectators ?? given.access !== 'private') ? 1 : 0,
      delay: given.delay,
      rematch_of: null,
      components: given.components,
      welcomes_bots: given.welcomesBots ? 1 : 0,
      created: now(),
    };
    await trx.insertInto('tables').values(table).execute();
    await enterLobby(trx, table, 'open', now());
    await trx
      .insertInto('progress')
      .values(untouched(id, now(), seats.length))
      .execute();
    await trx.insertInto('seats').values(seats).execute();
    await laySeal(trx, id, secret);
  });
  await lobbyChanged(services, id);
  return id;
}

/** Whether somebody may lay out one more: until the transaction is over, no other table of theirs is. */
export async function mayLayOut(trx: Kysely<Database>, who: Who): Promise<void> {
  await oneAtATime(trx, who.user);
  await refuseTooMany(trx, who);
  await refuseTooManyGames(trx, who);
}

async function refuseTooMany(trx: Kysely<Database>, who: Who): Promise<void> {
  const { open } = await trx
    .selectFrom('lobby')
    .select(({ fn }) => fn.countAll<number | string>().as('open'))
    .where('owner', '=', who.user)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  if (Number(open) >= MOST_OPEN) throw refused('too-many-tables', { most: MOST_OPEN });
}

async function chairs(given: CreateTable, plays: readonly string[], who: Who, table_id: string): Promise<SeatsRow[]> {
  const wanted = given.chairs ?? plays.map((_, seat) => ({ sitter: seat === 0 ? ('me' as const) : ('free' as const) }));
  if (wanted.length !== plays.length) throw refused('wrong-chairs', { given: wanted.length, wanted: plays.length });
  if (wanted.filter(({ sitter }) => sitter === 'me').length > 1) throw refused('one-chair-each');
  const known = (await botsFor(given.game)).map(({ id }) => id);
  return wanted.map((chair, seat) => {
    if (chair.sitter === 'bot' && !known.includes(chair.bot)) throw refused('no-such-bot', { bot: chair.bot });
    const sits = chair.sitter === 'me' ? personSits(who) : chair.sitter === 'bot' ? botSits(chair.bot) : free;
    return { nonce: null, ended: null, ...sits, table_id, seat, plays: plays[seat] };
  });
}

/** The progress of a game that has not begun. */
export const untouched = (table_id: string, at: number, seats: number) => ({
  table_id,
  status: 'open' as const,
  version: 0,
  started: null,
  changed: at,
  asked: '[]',
  waits_for: '[]',
  waits_since: at,
  unseen: JSON.stringify(Array(seats).fill(0)),
  deadline: null,
  clocks: '{}',
  result: null,
  fault: null,
});
