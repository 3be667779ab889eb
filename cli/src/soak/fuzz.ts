import { parseArgs } from 'node:util';
import { startPostgres } from '@cabinet-wars/server/trial';
import { type Command, countOf, type ExitCode, FAILED, FINE } from '../host/index.ts';
import { fuzz } from './fuzz/trial.ts';

const help = `send a server what nobody who means well would send, over real sockets
npm run soak -- fuzz [--sent N] [--database D] [--seed S]

  --sent N      how many requests and messages, to each database (100000)
  --database D  sqlite, postgres or both (both)
  --seed S      a whole number; other seeds send other things (1)

Broken and oversized texts, wrong types, odd characters, other sites' pages with somebody's cookie, keys that open nothing, messages
that make no sense, more of everything than is allowed. The server must live, answer nothing with 5xx, keep everything as it was,
reach its limits and hold them, and in the end use no more memory than before.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = parseArgs({
    args: [...args],
    options: { sent: { type: 'string' }, database: { type: 'string', default: 'both' }, seed: { type: 'string' } },
  });
  const plan = { count: countOf('sent', values.sent, 100_000), seed: countOf('seed', values.seed, 1) };
  const databases = values.database === 'both' ? ['sqlite', 'postgres'] : [values.database];
  let isFine = true;
  for (const database of databases) isFine = (await soak(database, plan)) && isFine;
  return isFine ? FINE : FAILED;
}

async function soak(database: string, plan: { readonly count: number; readonly seed: number }): Promise<boolean> {
  const postgres = database === 'postgres' ? await startPostgres({ isDurable: false }) : null;
  try {
    const report = await fuzz({ ...plan, databaseUrl: postgres === null ? null : await postgres.database() });
    const { requests, messages, problems, statuses, memory } = report;
    console.log(`${database}: ${requests} requests and ${messages} messages: ${problems.length} problems`);
    const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
    console.log(
      `  ${counts.join(', ')}; ${megabytes(memory.before)} MB in use before, ${megabytes(memory.after)} after`,
    );
    console.log(`  on the way: ${memory.during.map(megabytes).join(', ')} MB`);
    for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`);
    return problems.length === 0;
  } finally {
    await postgres?.stop();
  }
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

export const command: Command = { help, run };
