import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { parts as allParts, type Part } from '../src/parts.ts';
import { makeServer } from '../src/server.ts';
import type { Handlers, NewJob } from '../src/store/jobs.ts';
import type { Place } from './kit.ts';

/** A server of a test, with a clock that can be moved on and letters that can be opened. */
export interface House {
  readonly server: FastifyInstance;
  pass(milliseconds: number): void;
  /** Forgets everybody and every table, as if new. */
  forget(): Promise<void>;
  /** The word of the newest link mailed to somebody. */
  linkTo(address: string, what: string): Promise<string>;
  /** How many letters of a kind have been posted to somebody, due by now. */
  lettersTo(address: string, what: string): number;
  /** Does what is due by the house's clock, the moment being all the time that passes. What fails is tried again later. */
  settle(): Promise<void>;
  /** All that is kept about people, as text. */
  everything(): Promise<{ rows: string }>;
}

const peopleTables = [
  'users',
  'bot_accounts',
  'component_sets',
  'sessions',
  'seats',
  'chat',
  'notes',
  'ratings',
  'mail_links',
  'outbox',
  'reports',
  'votes',
  'name_skeletons',
  'known_browsers',
  'kicks',
  'past_sitters',
  'openers',
  'moderation_log',
  'invitations',
];
const gameTables = ['tables', 'lobby', 'progress', 'seals', 'headers', 'journal', 'snapshots', 'stories'];

const AGAIN_AFTER = 10 * 60_000;

export async function openHouse(place: Place, config: object = {}, parts: readonly Part[] = allParts): Promise<House> {
  let later = 0;
  const now = () => Date.now() + later;
  const waiting = new Map<string, NewJob>();
  const letters: NewJob[] = [];
  const server = await makeServer({
    client: mkdtempSync(join(tmpdir(), 'cabinet-wars-client-')),
    config: { ...place, letters: mkdtempSync(join(tmpdir(), 'cabinet-wars-letters-')), ...config },
    now,
    parts,
  });
  const { services } = server;
  const { store } = services;
  // The runners live by the world's clock; here the house's clock says what is due.
  Object.assign(store, {
    addJob: async (_db: unknown, job: NewJob) => {
      if (job.kind === 'letter') letters.push(job);
      if (!(job.unlessWaiting && job.key !== null && waiting.has(job.key)))
        waiting.set(job.key ?? services.secret(8), job);
    },
  });
  await server.ready();
  const handlers: Handlers = Object.assign({}, ...parts.map((part) => part.jobs?.(services) ?? {}));

  async function settle(): Promise<void> {
    for (;;) {
      const due = [...waiting].find(([, { kind, at }]) => kind !== 'bots' && (at ?? 0) <= now());
      if (due === undefined) return;
      const [key, job] = due;
      waiting.delete(key);
      await handlers[job.kind](job.payload).catch(() => waiting.set(key, { ...job, at: now() + AGAIN_AFTER }));
    }
  }

  return {
    server,
    settle,
    pass: (milliseconds) => {
      later += milliseconds;
    },
    forget: async () => {
      letters.length = 0;
      waiting.clear();
      for (const table of [...peopleTables, ...gameTables]) await sql.raw(`delete from ${table}`).execute(store.db);
    },
    linkTo: async (address, what) => {
      const letter = letters.findLast(({ payload }) => payload.to === address && payload.what === what);
      if (letter === undefined) throw new Error(`no letter about ${what} to ${address}`);
      return String(letter.payload.link).split('/').at(-1)!;
    },
    lettersTo: (address, what) =>
      letters.filter((each) => each.payload.to === address && each.payload.what === what && (each.at ?? 0) <= now())
        .length,
    everything: async () => {
      const all = await Promise.all(
        peopleTables.map(async (table) => (await sql.raw(`select * from ${table}`).execute(store.db)).rows),
      );
      return { rows: JSON.stringify(all) };
    },
  };
}
