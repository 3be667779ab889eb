import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Seeded } from '@cabinet-wars/kernel';
import { type RemoteHooks, RemoteTable } from '@cabinet-wars/protocol/client';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { bots } from '../../src/bots/part.ts';
import { makeServer, type ServerOptions } from '../../src/index.ts';
import { generousLimits } from '../../src/play/limits.ts';
import { makePlay } from '../../src/play/part.ts';
import { type BeginOptions, beginGame, believe, socketTo } from '../../trial/index.ts';
import type { Place } from '../kit.ts';

export { gameCalled } from '../../src/tables/game-called.ts';

export interface Ground {
  readonly server: FastifyInstance;
  readonly address: string;
  /** A game laid out and begun; its id. */
  begin(game: string, over?: BeginOptions): Promise<string>;
  sit(table: string, user: string | null, hooks?: RemoteHooks): Promise<RemoteTable>;
  socket(table: string, user: string | null, query?: string): WebSocket;
  close(): Promise<void>;
}

const client = mkdtempSync(join(tmpdir(), 'cabinet-wars-client-'));
writeFileSync(join(client, 'index.html'), '<!doctype html>');

/** A server on real sockets, with play and bots and nothing else. */
export async function ground(place: Place, over: Partial<ServerOptions> = {}): Promise<Ground> {
  const server = await makeServer({
    client,
    identify: believe,
    parts: [makePlay(generousLimits), bots],
    ...over,
    config: { ...place, logLevel: process.env.LOG_LEVEL === undefined ? 'silent' : 'error', ...over.config },
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const lines: RemoteTable[] = [];
  const socket = (table: string, user: string | null, query?: string) => socketTo(address, table, user, query);
  return {
    server,
    address,
    begin: (game, options) => beginGame(server.services, game, options),
    socket,
    sit: async (table, user, hooks) => {
      const connect = (since: number) => socket(table, user, `?since=${since}`);
      const line = new RemoteTable(connect, `line-${lines.length}`, hooks);
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

/** Chance for what a test's players do. */
export const lots = (seed: number): Seeded => new Seeded(seed);
