import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@cabinet-wars/games';
import { type AnyGame, Seeded, settle } from '@cabinet-wars/kernel';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import { bots } from '../../src/bots/part.ts';
import { makeServer, type ServerOptions } from '../../src/index.ts';
import { play } from '../../src/play/part.ts';
import { type RemoteHooks, RemoteTable, type Socket } from '../../src/remote/index.ts';
import type { SeatsRow, TablesRow } from '../../src/store/schema.ts';
import type { Identify } from '../../src/who.ts';
import type { Place } from '../kit.ts';
import { progressRow, seatRow, tableRow } from '../store/rows.ts';

/** Whoever says who they are is believed: accounts have tests of their own. */
const identify: Identify = async ({ headers }) => {
  const user = /^Bearer (\w+)$/.exec(headers.authorization ?? '')?.[1];
  return user === undefined ? null : { user, name: user, role: 'player', via: 'token' };
};

export interface Ground {
  readonly server: FastifyInstance;
  readonly address: string;
  /** A game laid out and begun; its id. */
  begin(game: string, over?: BeginOptions): Promise<string>;
  sit(table: string, user: string | null, hooks?: RemoteHooks): Promise<RemoteTable>;
  socket(table: string, user: string | null, query?: string): WebSocket;
  close(): Promise<void>;
}

export interface BeginOptions {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly row?: Partial<TablesRow>;
  /** Seats that are not people's. */
  readonly bots?: readonly number[];
  readonly bot?: string;
}

const client = mkdtempSync(join(tmpdir(), 'cabinet-wars-client-'));
writeFileSync(join(client, 'index.html'), '<!doctype html>');

/** A server on real sockets, with play and bots and nothing else. */
export async function ground(place: Place, over: Partial<ServerOptions> = {}): Promise<Ground> {
  const server = await makeServer({
    client,
    identify,
    parts: [play, bots],
    ...over,
    config: { ...place, logLevel: process.env.LOG_LEVEL === undefined ? 'silent' : 'error', ...over.config },
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const lines: RemoteTable[] = [];
  const socket = (table: string, user: string | null, query = '') =>
    new WebSocket(`${address.replace('http', 'ws')}/api/v1/tables/${table}/socket${query}`, {
      headers: user === null ? {} : { authorization: `Bearer ${user}` },
    });
  let sat = 0;
  return {
    server,
    address,
    begin: (game, options) => begin(server, game, options),
    socket,
    sit: async (table, user, hooks) => {
      const connect = (since: number) => socket(table, user, `?since=${since}`) as unknown as Socket;
      const line = new RemoteTable(connect, `line${++sat}`, hooks);
      lines.push(line);
      await line.open();
      return line;
    },
    close: async () => {
      for (const line of lines) line.close();
      await server.close();
    },
  };
}

let tables = 0;

async function begin({ services }: FastifyInstance, id: string, over: BeginOptions = {}): Promise<string> {
  const { store, tables: all } = services;
  const game = await gameCalled(id);
  const settled = settle<{ players: number }>(game.options, over.options ?? {});
  if (!settled.ok) throw new TypeError(JSON.stringify(settled.reasons));
  const table = `table-${++tables}`;
  const seats: SeatsRow[] = game.seats(settled.options).map(({ plays }, seat) => {
    const isBot = over.bots?.includes(seat) ?? false;
    const sitter = isBot ? { sitter: 'bot' as const, user_id: null, bot: over.bot ?? 'random' } : {};
    return seatRow(table, seat, { plays, ...sitter });
  });
  const options = JSON.stringify(settled.options);
  await store.db
    .insertInto('tables')
    .values(tableRow(table, { game: id, options, ...over.row }))
    .execute();
  await store.db.insertInto('progress').values(progressRow(table)).execute();
  await store.db.insertInto('seats').values(seats).execute();
  await all.openGame(table);
  return table;
}

export const gameCalled = async (id: string): Promise<AnyGame> =>
  (await games.find((each) => each.id === id)!.load()).game;

/** Chance for what a test's players do. */
export const lots = (seed: number): Seeded => new Seeded(seed);
