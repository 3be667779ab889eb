import { parseArgs } from 'node:util';
import { BadUsage, type Command, countOf, type ExitCode, FAILED, FINE } from '../host/index.ts';
import { type CrashPlan, tryCrashes } from './crash/trial.ts';

const help = `kill servers at random moments during play, and see whether anything was lost, doubled or stopped
npm run soak -- crash [--database sqlite|postgres] [--processes N] [--kills N] [--tables N] [--seed S]

  --database   where games are kept (both, one after the other, and then two processes on PostgreSQL)
  --processes  so many on PostgreSQL, of which one is killed at a time (1)
  --kills N    how often a server is killed, without a word (100)
  --tables N   games played at once, each by two people and a bot (6)
  --seed S     other seeds choose and kill otherwise (1)

Afterwards every acknowledged choice must be in the journal, none twice, the journal must replay, every line must have seen
what the rules say, and every game must have gone on. PostgreSQL is started for the purpose.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      database: { type: 'string' },
      processes: { type: 'string' },
      kills: { type: 'string' },
      tables: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const common = {
    kills: countOf('kills', values.kills, 100),
    tables: countOf('tables', values.tables, 6),
    seed: values.seed ?? '1',
    say: (line: string) => console.log(`  ${line}`),
  };
  const processes = countOf('processes', values.processes, 1);
  let isFine = true;
  for (const where of placesOf(values.database, processes)) isFine = (await tryOne({ ...common, ...where })) && isFine;
  return isFine ? FINE : FAILED;
}

type Where = Pick<CrashPlan, 'database' | 'processes'>;

function placesOf(database: string | undefined, processes: number): Where[] {
  if (database === undefined)
    return [
      { database: 'sqlite', processes: 1 },
      { database: 'postgres', processes: 1 },
      { database: 'postgres', processes: 2 },
    ];
  if (database !== 'sqlite' && database !== 'postgres')
    throw new BadUsage(`--database is sqlite or postgres, not "${database}"`);
  if (database === 'sqlite' && processes > 1) throw new BadUsage('an embedded database serves one process');
  return [{ database, processes }];
}

async function tryOne(plan: CrashPlan): Promise<boolean> {
  console.log(`${plan.database}, ${plan.processes === 1 ? 'one process' : `${plan.processes} processes`}`);
  const { problems, kills, acknowledged, games, longestStop } = await tryCrashes(plan);
  console.log(
    `  ${kills} kills, ${games} games, ${acknowledged} choices acknowledged, longest stop ${Math.round(longestStop)} ms: ` +
      (problems.length === 0 ? 'none lost, none twice, every game went on' : `${problems.length} problems`),
  );
  for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`);
  return problems.length === 0;
}

export const command: Command = { help, run };
