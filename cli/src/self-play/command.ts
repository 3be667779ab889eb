import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Command, countOf, type ExitCode, FINE, gameNamed, gameOptions } from '../host/index.ts';
import { inThreads } from '../threads/index.ts';
import { headerOf, writeHeader } from './dump.ts';
import { encodedGame } from './encoded-game.ts';
import type { Report, Task } from './task.ts';

const module = new URL('./thread.ts', import.meta.url);

const help = `play games against themselves, every decision told in numbers, and keep them for learning
cabinet-wars self-play <game> [--players N] [--option key=value …] [--games N] [--threads N] [--seed S] [--out FILE]

  --games N    how many games (100)
  --threads N  in so many threads (as many as there are cores)
  --seed S     the same seed gives the same games, in however many threads (1)
  --out FILE   where they are kept; docs/guide/learning.md describes the format, and has readers for it

Everybody chooses by lot among the actions offered. Prints how many games and decisions a second that made.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      players: { type: 'string' },
      option: { type: 'string', multiple: true },
      games: { type: 'string' },
      threads: { type: 'string' },
      seed: { type: 'string', default: '1' },
      out: { type: 'string' },
    },
  });
  const { game, encoding } = await encodedGame(gameNamed(positionals));
  const options = gameOptions(game, values.players, values.option);
  const games = countOf('games', values.games, 100);
  const threads = countOf('threads', values.threads, availableParallelism());
  const tasks = portions(games, GAMES_A_TASK).map((count, i): Task => {
    return { game: game.id, options, seed: `${values.seed}.${i}`, games: count, keep: values.out !== undefined };
  });
  const began = performance.now();
  const reports = await inThreads<Task, Report>(module, tasks, threads);
  const seconds = (performance.now() - began) / 1000;
  if (values.out !== undefined)
    writeFileSync(
      values.out,
      Buffer.concat([writeHeader(headerOf(game.id, options, encoding)), ...reports.map(({ blocks }) => blocks)]),
    );
  console.log(told(reports, seconds, Math.min(threads, tasks.length)));
  return FINE;
}

/** Small enough to keep every thread busy, and the same however many there are. */
const GAMES_A_TASK = 10;

const portions = (games: number, each: number): number[] =>
  Array.from({ length: Math.ceil(games / each) }, (_, i) => Math.min(each, games - i * each));

function told(reports: readonly Report[], seconds: number, threads: number): string {
  const games = reports.reduce((sum, each) => sum + each.games, 0);
  const decisions = reports.reduce((sum, each) => sum + each.decisions, 0);
  const busy = reports.reduce((sum, each) => sum + each.milliseconds, 0) / 1000;
  const number = (value: number) => Math.round(value).toLocaleString('en-GB');
  return [
    `${number(games)} games, ${number(decisions)} decisions in ${seconds.toFixed(1)} s on ${threads} threads`,
    `${(games / seconds).toFixed(1)} games/s, ${number(decisions / seconds)} decisions/s; ${number(decisions / busy)} decisions/s for a thread, with observations`,
  ].join('\n');
}

export const command: Command = { help, run };
