import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeServer } from '@cabinet-wars/server';
import { fillWithGames, startPostgres } from '@cabinet-wars/server/trial';
import { BadUsage, type Command, countOf, type ExitCode, FAILED, FINE } from '../host/index.ts';

/** Milliseconds half of the answers must come within. */
const MOST = 10;
const ASKED = 40;
/** A process that has just begun is still being compiled: so many are not counted. */
const WARM_UP = 100;

const help = `fill a database with games and see whether lists of tables are as quick as ever
npm run soak -- scale [--games N] [--database sqlite|postgres]

  --games N    how many games (1000000)
  --database   where they are kept (both, one after the other)

Half of the answers to somebody with an ordinary share of the games, and to somebody with 2,000 of their own, must come within
${MOST} ms. PostgreSQL is started for the purpose.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = parseArgs({
    args: [...args],
    options: { games: { type: 'string' }, database: { type: 'string' } },
  });
  const games = countOf('games', values.games, 1_000_000);
  const { database } = values;
  if (database !== undefined && database !== 'sqlite' && database !== 'postgres')
    throw new BadUsage(`--database is sqlite or postgres, not "${database}"`);
  let isFine = true;
  if (database !== 'postgres') isFine = await inSqlite(games);
  if (database !== 'sqlite') isFine = (await inPostgres(games)) && isFine;
  return isFine ? FINE : FAILED;
}

async function inSqlite(games: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'cabinet-wars-scale-'));
  try {
    console.log(`${games} games in SQLite`);
    return await measure({ file: join(folder, 'scale.db') }, games);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inPostgres(games: number): Promise<boolean> {
  const postgres = await startPostgres({ isDurable: false });
  try {
    console.log(`${games} games in PostgreSQL`);
    return await measure({ databaseUrl: await postgres.database() }, games);
  } finally {
    await postgres.stop();
  }
}

async function measure(config: { file?: string; databaseUrl?: string }, games: number): Promise<boolean> {
  const server = await makeServer({ client: tmpdir(), config });
  try {
    const { db } = server.services.store;
    const { somebody, veteran } = await fillWithGames(server.services.store, games, Date.now());
    await server.ready();
    let isFine = true;
    for (const [who, user] of Object.entries({ somebody, veteran })) {
      const hash = createHash('sha256').update(user).digest('hex');
      const at = Date.now();
      await db.insertInto('sessions').values({ hash, user_id: user, created: at, seen: at, agent: '' }).execute();
      for (const path of ['mine', 'open', 'playing', 'open?game=struggle-of-empires', 'playing?pace=none']) {
        const times = await timesOf(server, `/api/v1/tables/${path}`, user);
        const half = times[Math.floor(times.length / 2)];
        console.log(`  ${who}, ${path}: half within ${half.toFixed(1)} ms, all within ${times.at(-1)?.toFixed(1)} ms`);
        isFine = isFine && half <= MOST;
      }
    }
    return isFine;
  } finally {
    await server.close();
  }
}

async function timesOf(server: Awaited<ReturnType<typeof makeServer>>, url: string, token: string): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < WARM_UP + ASKED; i++) {
    const began = performance.now();
    const answer = await server.inject({
      url,
      headers: { cookie: `cabinet-wars=${token}` },
      remoteAddress: `10.0.0.${i}`,
    });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
    if (i >= WARM_UP) times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}

export const command: Command = { help, run };
