import { parseArgs } from 'node:util';
import type { LoadedGame } from '@cabinet-wars/games';
import { conform, lawCases, type Report, textOf, thorough } from '@cabinet-wars/kernel/conformance';
import { type Command, chosenGames, countOf, type ExitCode, FAILED, FINE } from '../host/index.ts';

const help = `hold every game to the laws, thoroughly
npm run soak -- laws [--game ID] [--games N] [--seed S]

  --game ID   only this game (every registered one)
  --games N   games for each set of options, on the bare flow and at a table (5)
  --seed S    a whole number; other seeds play other games (1)

Every number of players, every single option and a pairwise covering set of options is played. A broken law is told with a
short transcript, and the exit code is 1. A game with many options has hundreds of sets: hours, and one line for each.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = parseArgs({
    args: [...args],
    options: { game: { type: 'string' }, games: { type: 'string' }, seed: { type: 'string' } },
  });
  const counts = { games: countOf('games', values.games, 5), seed: countOf('seed', values.seed, 1) };
  let isFine = true;
  for (const each of chosenGames(values.game)) isFine = soak(await each.load(), counts) && isFine;
  return isFine ? FINE : FAILED;
}

/** One set of options after the other, so that a long run shows where it is. */
function soak({ game, told }: LoadedGame, counts: { games: number; seed: number }): boolean {
  console.log(`${game.id}: working out which options to play`);
  const cases = lawCases(game, counts);
  const hooks = told === undefined ? {} : { told };
  let isFine = true;
  for (const [i, each] of cases.entries()) {
    const began = performance.now();
    const report = conform(game, { ...thorough, cases: [each], hooks });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `${game.id} ${i + 1}/${cases.length} ${JSON.stringify(each.options)}: ${summary(report)}, ${seconds} s`,
    );
    if (!report.ok) console.log(textOf(report.failures));
    isFine = isFine && report.ok;
  }
  return isFine;
}

const summary = ({ ok, games, choices, failures }: Report): string =>
  `${ok ? 'fine' : `${failures.length} broken`}, ${games} games, ${choices} choices`;

export const command: Command = { help, run };
