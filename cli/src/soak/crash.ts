import { parseArgs } from 'node:util';
import { BadUsage, type Command, countOf, type ExitCode, FAILED, FINE } from '../host/index.ts';
import { type Fault, faultKinds } from './crash/faults.ts';
import { type CrashPlan, tryCrashes } from './crash/trial.ts';

const help = `strike servers and their database during play, and see whether anything was lost, doubled, cut or stopped
npm run soak -- crash [--database sqlite|postgres] [--processes N] [--faults F,…|none] [--kills N] [--choices N]
                      [--real] [--tables N] [--seed S]

  --database   where games are kept (both, with one, two and three processes, every fault, and the real command line)
  --processes  so many on PostgreSQL, of which one is killed at a time (1)
  --faults     what befalls them, in turn (kill): kill, a server without a word; and of PostgreSQL restart, crash, pause
               (SIGSTOP to all its processes), cut (connections are ended and refused), silence (nothing passes); or none
  --kills N    how often something does (100): a fault of PostgreSQL takes about a quarter of a minute, a kill a few seconds
  --choices N  go on until so many choices are acknowledged (0)
  --real       the server by its own command line, with accounts and lobby
  --tables N   games played at once, each by two people and a bot (6)
  --seed S     other seeds choose and strike otherwise (1)

Afterwards every acknowledged choice must be in the journal, none twice, the journal must replay, every socket must have seen
what the rules say, every game must have gone on within 5 s of the database's return, and no socket may have been lost while
nothing was wrong. PostgreSQL is started for the purpose. The full count of healthy choices:
npm run soak -- crash --database postgres --processes 3 --faults none --choices 100000 --tables 40`;

const BACK_WITHIN = 5000;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      database: { type: 'string' },
      processes: { type: 'string' },
      faults: { type: 'string' },
      kills: { type: 'string' },
      choices: { type: 'string' },
      real: { type: 'boolean' },
      tables: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const common = {
    kills: values.faults === 'none' ? 0 : countOf('kills', values.kills, 100),
    choices: values.choices === undefined ? 0 : countOf('choices', values.choices, 1),
    tables: countOf('tables', values.tables, 6),
    seed: values.seed ?? '1',
    backWithin: BACK_WITHIN,
    say: (line: string) => console.log(`  ${line}`),
  };
  const processes = countOf('processes', values.processes, 1);
  const faults = values.faults === undefined || values.faults === 'none' ? [] : values.faults.split(',').map(faultOf);
  let isFine = true;
  for (const where of placesOf(values.database, processes, faults, values.real === true))
    isFine = (await tryOne({ ...common, ...where })) && isFine;
  return isFine ? FINE : FAILED;
}

type Where = Pick<CrashPlan, 'database' | 'processes' | 'faults' | 'isReal'>;

function placesOf(database: string | undefined, processes: number, given: readonly Fault[], isReal: boolean): Where[] {
  const faults = given.length > 0 ? given : (['kill'] as const);
  if (database === undefined) return [...everywhere];
  if (database !== 'sqlite' && database !== 'postgres')
    throw new BadUsage(`--database is sqlite or postgres, not "${database}"`);
  if (database === 'sqlite' && processes > 1) throw new BadUsage('an embedded database serves one process');
  if (database === 'sqlite' && faults.some((fault) => fault !== 'kill'))
    throw new BadUsage('only PostgreSQL can be taken away');
  return [{ database, processes, faults, isReal }];
}

const everywhere: readonly Where[] = [
  { database: 'sqlite', processes: 1, faults: ['kill'], isReal: false },
  ...[1, 2, 3].map((processes) => ({ database: 'postgres', processes, faults: faultKinds, isReal: false }) as const),
  { database: 'sqlite', processes: 1, faults: ['kill'], isReal: true },
  { database: 'postgres', processes: 2, faults: faultKinds, isReal: true },
];

function faultOf(name: string): Fault {
  const fault = faultKinds.find((each) => each === name);
  if (fault === undefined) throw new BadUsage(`there is no fault "${name}" (there are: ${faultKinds.join(', ')})`);
  return fault;
}

async function tryOne(plan: CrashPlan): Promise<boolean> {
  const { database, processes, faults, isReal } = plan;
  const how = plan.kills === 0 ? 'nothing befalls it' : faults.join(', ');
  console.log(
    `${database}, ${processes === 1 ? 'one process' : `${processes} processes`}${isReal ? ' by the command line' : ''}: ${how}`,
  );
  const { problems, kills, acknowledged, games, longestStop, cut, lastLost } = await tryCrashes(plan);
  console.log(
    `  ${kills} faults, ${games} games, ${acknowledged} choices acknowledged, longest stop ${Math.round(longestStop)} ms, ` +
      `${cut} sockets cut: ` +
      (problems.length === 0 ? 'none lost, none twice, every game went on' : `${problems.length} problems`),
  );
  for (const last of lastLost) console.log(`  last socket lost: ${last}`);
  for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`);
  return problems.length === 0;
}

export const command: Command = { help, run };
