import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { type Command, type ExitCode, FINE } from '@cabinet-wars/cli/host';
import { profileReport, type WebProfile } from './web-profile.ts';

const help = `measure the browser client in a real browser: weight of the first load, a choice on screen, panning the map,
looking ahead
npm run bench -- web [--profile] [--traces FOLDER] [--json]

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
interface WebFigures {
  readonly firstLoad: Readonly<Record<'scripts' | 'styles' | 'fonts' | 'all', number>>;
  readonly choice: Readonly<Record<'pressed' | 'question' | 'board', Delay>> & {
    readonly slowdown: number;
    readonly choices: number;
  };
  readonly round: WebFigures['choice'];
  readonly year: WebFigures['choice'];
  readonly map: { readonly zooming: number; readonly panning: number };
  readonly ahead: Readonly<Record<'turn' | 'reach', Delay & { readonly tried: number }>>;
}

const options = {
  json: { type: 'boolean', default: false },
  profile: { type: 'boolean', default: false },
  traces: { type: 'string' },
} as const;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = parseArgs({ args: [...args], options });
  const { json, profile, traces } = values;
  if (traces !== undefined && !profile) throw new Error('--traces goes with --profile');
  if (profile) {
    const parts = await measure<WebProfile>('profile/main.ts', traces === undefined ? [] : [resolve(traces)]);
    console.log(json ? JSON.stringify(parts) : profileReport(parts));
  } else {
    const figures = await measure<WebFigures>('main.ts', []);
    console.log(json ? JSON.stringify(figures) : report(figures));
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

const report = ({ firstLoad, choice, round, year, map, ahead }: WebFigures): string =>
  [
    'first load, as sent',
    `  scripts   ${kB(firstLoad.scripts)}   (at most 250)`,
    `  styles    ${kB(firstLoad.styles)}`,
    `  fonts     ${kB(firstLoad.fonts)}`,
    `  in all    ${kB(firstLoad.all)}   (at most 700)`,
    `a choice on screen, processor slowed ${choice.slowdown} times, median and longest of ${choice.choices} choices`,
    `  the press itself     ${both(choice.pressed)}`,
    `  the next question    ${both(choice.question)}   (median at most 100)`,
    `  map and seats        ${both(choice.board)}   (median at most 130)`,
    `Action Rounds of Imperial Struggle, slowed ${round.slowdown} times, median and longest of ${round.choices} presses`,
    `  the press itself     ${both(round.pressed)}`,
    `  the next question    ${both(round.question)}   (median at most 100)`,
    `  the four maps        ${both(round.board)}   (median at most 130)`,
    `a year of Seven Years World War, slowed ${year.slowdown} times, median and longest of ${year.choices} presses`,
    `  the press itself     ${both(year.pressed)}`,
    `  the next question    ${both(year.question)}   (median at most 100)`,
    `  the world            ${both(year.board)}   (median at most 130)`,
    'longest task of the main thread on a full map (0: none over 50 ms)',
    `  panning   ${ms(map.panning)}   (at most 50)`,
    `  zooming   ${ms(map.zooming)}`,
    'looking ahead, in a thread of its own, processor time, median and longest',
    `  Struggle of Empires, "what do you do?", three deep   ${both(ahead.turn)}   (at most 50)`,
    `  Seven Years World War, the reach of a force          ${both(ahead.reach)}   (at most 80)`,
  ].join('\n');

export const command: Command = { help, run };
