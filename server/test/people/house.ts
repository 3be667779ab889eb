import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { makeServer } from '../../src/server.ts';
import type { Place } from '../kit.ts';

/** A server of a test, with a clock that can be moved on and letters that can be opened. */
export interface House {
  readonly server: FastifyInstance;
  pass(milliseconds: number): void;
  /** Forgets everybody and every table, as if new. */
  forget(): Promise<void>;
  /** The word of the newest link mailed to somebody. */
  linkTo(address: string, what: string): Promise<string>;
  /** All that is kept about people, as text. */
  everything(): Promise<{ rows: string }>;
}

const peopleTables = [
  'users',
  'sessions',
  'seats',
  'chat',
  'notes',
  'ratings',
  'mail_links',
  'outbox',
  'reports',
  'votes',
];
const gameTables = ['tables', 'progress', 'headers', 'journal', 'snapshots', 'stories'];

export async function openHouse(place: Place, config: object = {}): Promise<House> {
  let later = 0;
  const letters: { to: string; what: string; link: string }[] = [];
  const server = await makeServer({
    client: mkdtempSync(join(tmpdir(), 'cabinet-wars-client-')),
    config: { ...place, ...config },
    now: () => Date.now() + later,
  });
  const { store } = server.services;
  const addJob = store.addJob.bind(store);
  Object.assign(store, {
    addJob: (db: never, job: { kind: string; payload: never }) => {
      if (job.kind === 'letter') letters.push(job.payload);
      return addJob(db, job as never);
    },
  });
  await server.ready();
  return {
    server,
    pass: (milliseconds) => {
      later += milliseconds;
    },
    forget: async () => {
      letters.length = 0;
      for (const table of [...peopleTables, ...gameTables]) await sql.raw(`delete from ${table}`).execute(store.db);
    },
    linkTo: async (address, what) => {
      const letter = letters.findLast((each) => each.to === address && each.what === what);
      if (letter === undefined) throw new Error(`no letter about ${what} to ${address}`);
      return letter.link.split('/').at(-1)!;
    },
    everything: async () => {
      const all = await Promise.all(
        peopleTables.map(async (table) => (await sql.raw(`select * from ${table}`).execute(store.db)).rows),
      );
      return { rows: JSON.stringify(all) };
    },
  };
}
