import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BadUsage, type Command, chosenGames, countOf, type ExitCode, FAILED, FINE } from '../host/index.ts';

const help = `try every wish over random games, and hold every reason given against one to the state of the game
npm run soak -- explain [--game ID] [--games N] [--seed S]

  --game ID   only this game (every one that has the check)
  --games N   games for each set of options (20)
  --seed S    other seeds play other games (1)

This is the check of \`npm test\` (test/explain-check.test.ts of a game) with more games, asked about more often. A reason that
is not so is told with the question, the wish and the facts, and the exit code is 1.`;

const root = fileURLToPath(new URL('../../../', import.meta.url));
const checkOf = (game: string): string => `games/${game}/test/explain-check.test.ts`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = parseArgs({
    args: [...args],
    options: { game: { type: 'string' }, games: { type: 'string' }, seed: { type: 'string' } },
  });
  const count = countOf('games', values.games, 20);
  const checks = chosenGames(values.game).flatMap(({ id }) =>
    existsSync(`${root}${checkOf(id)}`) ? [checkOf(id)] : [],
  );
  if (checks.length === 0) throw new BadUsage(`${values.game ?? 'no game'} has no such check`);
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'rules', '--maxWorkers=1', ...checks], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, EXPLAIN_GAMES: String(count), EXPLAIN_SEED: values.seed ?? '1' },
  });
  return status === 0 ? FINE : FAILED;
}

export const command: Command = { help, run };
