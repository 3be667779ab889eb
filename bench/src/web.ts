import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { BadUsage, type Command, countOf, type ExitCode, FINE, registered } from '@cabinet-wars/cli/host';
import { profileReport, type WebProfile } from './web-profile.ts';

const help = `measure the browser client in a real browser: weight of the first load, a choice on screen, panning the map,
looking ahead
npm run bench -- web [--game GAME] [--presses N] [--profile] [--traces FOLDER] [--json]

  --game GAME       only the presses at this game's table
  --presses N       so many presses instead of 12 (Struggle of Empires) or 24: the median is steadier with more
  --profile         instead: the same presses by what the main thread does meanwhile (script, style, layout, paint), on average
  --traces FOLDER   with --profile: keep the traces there, one a game, with every function sampled; developer tools open
                    them (Performance, "load profile"), and what is sampled costs time itself
  --json            one JSON object on stdout and nothing else (call with npm run -s)

Builds the client if it is stale. Times depend on the machine: read them on a quiet one.`;

interface Delay {
  readonly median: number;
  readonly longest: number;
}

/** What the client's own measuring program prints: it runs apart, since it is written for the browser. */
interface WebFigures extends PressFigures {
  readonly firstLoad: Readonly<Record<'scripts' | 'styles' | 'fonts' | 'all', number>>;
  readonly map: { readonly zooming: number; readonly panning: number };
  readonly ahead: Readonly<Record<'turn' | 'reach', Delay & { readonly tried: number }>>;
}

/** Where one game is asked for, only its own. */
type PressFigures = Readonly<Partial<Record<'choice' | 'round' | 'year', Presses>>>;

type Presses = Readonly<Record<'pressed' | 'question' | 'board', Delay>> & {
  readonly slowdown: number;
  readonly choices: number;
};

const options = {
  game: { type: 'string' },
  presses: { type: 'string' },
  json: { type: 'boolean', default: false },
  profile: { type: 'boolean', default: false },
  traces: { type: 'string' },
} as const;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = parseArgs({ args: [...args], options });
  const { json, profile, traces, game, presses } = values;
  if (traces !== undefined && !profile) throw new BadUsage('--traces goes with --profile');
  const wished = [
    ...(game === undefined ? [] : ['--game', registered(game).id]),
    ...(presses === undefined ? [] : ['--presses', `${countOf('presses', presses, 1)}`]),
  ];
  if (profile) {
    const folder = traces === undefined ? [] : ['--folder', resolve(traces)];
    const parts = await measure<WebProfile>('profile/main.ts', [...wished, ...folder]);
    console.log(json ? JSON.stringify(parts) : profileReport(parts));
  } else {
    const figures = await measure<WebFigures | PressFigures>('main.ts', wished);
    console.log(
      json ? JSON.stringify(figures) : 'firstLoad' in figures ? report(figures) : pressReport(figures).join('\n'),
    );
  }
  return FINE;
}

/** What a program of the client's own prints last. */
async function measure<T>(name: string, args: readonly string[]): Promise<T> {
  const program = fileURLToPath(new URL(`../../web/bench/${name}`, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args]);
  return JSON.parse(stdout.trim().split('\n').at(-1)!);
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(0).padStart(5)} kB`;
const ms = (milliseconds: number): string => `${milliseconds.toFixed(0).padStart(5)} ms`;

const both = ({ median, longest }: Delay): string => `${ms(median)} ${ms(longest)}`;

const pressReport = ({ choice, round, year }: PressFigures): string[] => [
  ...pressRows(
    ({ slowdown, choices }) =>
      `a choice on screen, processor slowed ${slowdown} times, median and longest of ${choices} choices`,
    'map and seats',
    choice,
  ),
  ...pressRows(
    ({ slowdown, choices }) =>
      `Action Rounds of Imperial Struggle, slowed ${slowdown} times, median and longest of ${choices} presses`,
    'the four maps',
    round,
  ),
  ...pressRows(
    ({ slowdown, choices }) =>
      `a year of Seven Years World War, slowed ${slowdown} times, median and longest of ${choices} presses`,
    'the world',
    year,
  ),
];

const pressRows = (title: (of: Presses) => string, board: string, presses: Presses | undefined): string[] =>
  presses === undefined
    ? []
    : [
        title(presses),
        `  the press itself     ${both(presses.pressed)}`,
        `  the next question    ${both(presses.question)}   (median at most 100)`,
        `  ${board.padEnd(19)}  ${both(presses.board)}   (median at most 130)`,
      ];

const report = ({ firstLoad, map, ahead, ...presses }: WebFigures): string =>
  [
    'first load, as sent',
    `  scripts   ${kB(firstLoad.scripts)}   (at most 250)`,
    `  styles    ${kB(firstLoad.styles)}`,
    `  fonts     ${kB(firstLoad.fonts)}`,
    `  in all    ${kB(firstLoad.all)}   (at most 700)`,
    ...pressReport(presses),
    'longest task of the main thread on a full map (0: none over 50 ms)',
    `  panning   ${ms(map.panning)}   (at most 50)`,
    `  zooming   ${ms(map.zooming)}`,
    'looking ahead, in a thread of its own, processor time, median and longest',
    `  Struggle of Empires, "what do you do?", three deep   ${both(ahead.turn)}   (at most 50)`,
    `  Seven Years World War, the reach of a force          ${both(ahead.reach)}   (at most 80)`,
  ].join('\n');

export const command: Command = { help, run };
