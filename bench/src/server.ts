import { parseArgs } from 'node:util';
import { BadUsage, type Command, countOf, type ExitCode, FINE, registered, unknown } from '@cabinet-wars/cli/host';
import { calibrate } from './calibration.ts';
import { measureServer, type PartName, partNames, type ServerFigures } from './server/measure.ts';

const help = `measure the server: sockets, memory, choices a second, time until others see a choice
npm run bench -- server [--json] [--game ID] [--tables N] [--seats N] [--seconds N] [--rate N] [--spectators N]
                          [--parts P,…]

  --json           one JSON object on stdout and nothing else (call with npm run -s)
  --game ID        the game played (struggle-of-empires)
  --tables N       live tables (1000)
  --seats N        people at each (5)
  --seconds N      how long each run takes (20)
  --rate N         choices a second at which times are taken (400)
  --spectators N   how many watch a table in the run with spectators (50)
  --parts P,…      only these: floor (sockets alone), live (memory, speed, times), return, watched, idle

A server process of its own with an embedded, durable database; the load generator runs beside it on the same machine.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean', default: false },
      game: { type: 'string', default: 'struggle-of-empires' },
      tables: { type: 'string' },
      seats: { type: 'string' },
      seconds: { type: 'string' },
      rate: { type: 'string' },
      spectators: { type: 'string' },
      parts: { type: 'string', default: partNames.join(',') },
    },
  });
  const calibration = Math.round(calibrate(5) * 1000) / 1000;
  const say = values.json ? () => {} : (line: string) => console.log(line);
  say(`calibration: ${calibration} thousand rounds/s`);
  const figures = await measureServer(
    {
      game: registered(values.game).id,
      tables: countOf('tables', values.tables, 1000),
      seats: countOf('seats', values.seats, 5),
      seconds: countOf('seconds', values.seconds, 20),
      perSecond: countOf('rate', values.rate, 400),
      spectators: countOf('spectators', values.spectators, 50),
    },
    partsOf(values.parts),
    say,
  );
  console.log(values.json ? JSON.stringify({ calibration, ...figures }) : report(figures));
  return FINE;
}

function partsOf(named: string): PartName[] {
  return named.split(',').map((name) => {
    const part = partNames.find((each) => each === name);
    if (part === undefined) throw new BadUsage(unknown('part', name, partNames));
    return part;
  });
}

/** Beside the goals, which hold for two cores with the load generator on them. */
function report(f: Partial<ServerFigures>): string {
  const megabytes = (count: number) => `${count.toFixed(0)} MB for ${f.sockets} sockets`;
  const [seatedGoal, memoryGoal] = ['≤ 250 MB for 5,000', '≤ 320 MB for 5,000'];
  const microseconds = (count: number) => `${count.toFixed(0)} µs`;
  const rows: [what: string, figure: number | undefined, words: (figure: number) => string, goal: string][] = [
    ['memory, all at their tables', f.megabytesSeated, megabytes, seatedGoal],
    ['memory, at an even pace', f.megabytesSteady, megabytes, memoryGoal],
    ['memory, in full swing', f.megabytesFullSwing, megabytes, memoryGoal],
    ['memory, when all is quiet again', f.megabytesAfterwards, megabytes, memoryGoal],
    ['the same of sockets alone', f.choicesPerSecondOfSocketsAlone, (count) => count.toFixed(0), 'what there is'],
    ['choices a second, sustained', f.choicesPerSecond, (count) => count.toFixed(0), '≥ 6,000'],
    ['processor for a choice in full swing', f.microsecondsInFullSwing, microseconds, 'less'],
    ['1,000 people return, all welcomed within', f.secondsToReturn, (count) => `${count.toFixed(2)} s`, '≤ 2 s'],
    [
      '99 % of others see a choice within',
      f.latencyP99,
      (count) => `${count.toFixed(1)} ms`,
      '≤ 10 ms at 400 a second',
    ],
    [
      'the same in the middle one of the seconds',
      f.latencyP99OfASecond,
      (count) => `${count.toFixed(1)} ms`,
      'none, to compare runs by',
    ],
    ['processor, watched against not', watchedTimes(f), (count) => `${count.toFixed(2)} times`, '< 2 times with 50'],
    ['a table beyond the LRU', f.kilobytesAnIdleTable, (count) => `${count.toFixed(2)} kB`, 'nothing'],
  ];
  return rows
    .flatMap(([what, figure, words, goal]) =>
      figure === undefined ? [] : `  ${what.padEnd(44)}${words(figure).padStart(26)}   goal ${goal}`,
    )
    .join('\n');
}

const watchedTimes = (f: Partial<ServerFigures>): number | undefined =>
  f.microsecondsAChoice === undefined || f.microsecondsAChoiceWatched === undefined
    ? undefined
    : f.microsecondsAChoiceWatched / f.microsecondsAChoice;

export const command: Command = { help, run };
