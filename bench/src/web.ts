import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { type Command, type ExitCode, FINE } from '@cabinet-wars/cli/host';

const help = `measure the browser client in a real browser: weight of the first load, a choice on screen, panning the map,
looking ahead
npm run bench -- web [--json]

  --json   one JSON object on stdout and nothing else (call with npm run -s)

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

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean', default: false } } });
  const program = fileURLToPath(new URL('../../web/bench/main.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  const figures: WebFigures = JSON.parse(stdout.trim().split('\n').at(-1)!);
  console.log(values.json ? JSON.stringify(figures) : report(figures));
  return FINE;
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
    `  map, log and seats   ${both(choice.board)}`,
    `Action Rounds of Imperial Struggle, slowed ${round.slowdown} times, median and longest of ${round.choices} presses`,
    `  the press itself     ${both(round.pressed)}`,
    `  the next question    ${both(round.question)}   (median at most 100)`,
    `  the four maps        ${both(round.board)}`,
    `a year of Seven Years World War, slowed ${year.slowdown} times, median and longest of ${year.choices} presses`,
    `  the press itself     ${both(year.pressed)}`,
    `  the next question    ${both(year.question)}   (median at most 100)`,
    `  the world            ${both(year.board)}`,
    'longest task of the main thread on a full map (0: none over 50 ms)',
    `  panning   ${ms(map.panning)}   (at most 50)`,
    `  zooming   ${ms(map.zooming)}`,
    'looking ahead, in a thread of its own, processor time, median and longest',
    `  Struggle of Empires, "what do you do?", three deep   ${both(ahead.turn)}   (at most 50)`,
    `  Seven Years World War, the reach of a force          ${both(ahead.reach)}   (at most 80)`,
  ].join('\n');

export const command: Command = { help, run };
