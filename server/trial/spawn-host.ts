import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { BeginOptions } from './begin-game.ts';

/** A server process on trial, seen from whoever tries it. */
export interface Host {
  readonly address: string;
  /** As a power cut would: nothing is finished, nothing is said. */
  kill(): Promise<void>;
  /** As whoever runs it would. */
  stop(): Promise<void>;
  /** Resolves when the process has ended, for whatever reason: with its code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  begin(game: string, over?: object): Promise<string>;
  /** Bytes of the heap that are in use, after a collection. */
  live(): Promise<number>;
  /** Resident bytes, and microseconds of processor time used so far. */
  usage(): Promise<{ readonly memory: number; readonly cpu: { readonly user: number; readonly system: number } }>;
}

export interface HostEnvironment {
  readonly PORT: string;
  readonly DATA?: string;
  readonly DATABASE_URL?: string;
  readonly LIVE_TABLES?: string;
}

/** As `start.mjs` has it: what was compiled last time. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/** As the service file and the image have it. */
const MALLOC_ARENA_MAX = '2';

export async function spawnHost(environment: HostEnvironment): Promise<Host> {
  const { PATH, NODE_OPTIONS, CABINET_WARS_GAMES, LOG_LEVEL = 'silent' } = process.env;
  const child = fork(new URL('./host.ts', import.meta.url), {
    env: { PATH, NODE_OPTIONS, CABINET_WARS_GAMES, LOG_LEVEL, NODE_COMPILE_CACHE, MALLOC_ARENA_MAX, ...environment },
    execArgv: [],
  });
  const ended = endOf(child);
  const { address } = await answer<{ address: string }>(child, 'address');
  return {
    address,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
    ended,
    begin: (game, over = {}) => layOutAt(address, game, over),
    live: async () => {
      child.send('live');
      return (await answer<{ live: number }>(child, 'live')).live;
    },
    usage: () => {
      child.send('memory');
      return answer(child, 'memory');
    },
  };
}

export const endOf = (child: ChildProcess): Host['ended'] =>
  new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));

const laidOut = z.object({ table: z.string() });

/** Begins a game at a server under trial; the table's id. */
export async function layOutAt(address: string, game: string, over: BeginOptions): Promise<string> {
  const response = await fetch(`${address}/trial/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, over }),
  });
  if (!response.ok) throw new Error(await response.text());
  return laidOut.parse(await response.json()).table;
}

function answer<T>(child: ChildProcess, has: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const hear = (message: object) => {
      if (!(has in message)) return;
      child.off('message', hear);
      child.off('exit', fail);
      resolve(message as T);
    };
    const fail = (code: number | null) => reject(new Error(`the server ended with code ${code}`));
    child.on('message', hear);
    child.once('exit', fail);
  });
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
