import { parseArgs } from 'node:util';
import { everyBot, referenceOf } from '@cabinet-wars/bots';
import { type Command, countOf, type ExitCode, FINE, findGame, gameNamed, gameOptions } from '../host/index.ts';
import { type Count, countQuestions } from './count.ts';

const help = `count the questions that are put to one seat in games between bots
npm run questions -- <game> [--players N] [--option key=value …] [--games N] [--seed S] [--bot ID] [--nodes N]

  --players N, --option key=value  as for sim
  --games N   how many games (3)
  --seed S    the same seed gives the same games (1)
  --bot ID    which bots play (the reference)
  --nodes N   how hard they think (60)

"the rules" counts every question the rules put to the first seat; "the table" those a person in that seat is asked: with more
than one answer, and a gesture of the board once.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      players: { type: 'string' },
      option: { type: 'string', multiple: true },
      games: { type: 'string' },
      seed: { type: 'string', default: '1' },
      bot: { type: 'string' },
      nodes: { type: 'string' },
    },
  });
  const { game } = await findGame(gameNamed(positionals), undefined);
  const options = gameOptions(game, values.players, values.option);
  const wanted = values.bot ?? (await referenceOf(game.id));
  const kind = (await everyBot(game.id)).find(({ id }) => id === wanted);
  if (kind === undefined) throw new Error(`no bot of ${game.id} is called ${wanted}`);
  const bot = (await kind.load())(game);
  const nodes = countOf('nodes', values.nodes, 60);
  for (let i = 0; i < countOf('games', values.games, 3); i++)
    console.log(lineOf(`${values.seed}.${i}`, await countQuestions(game, bot, options, `${values.seed}.${i}`, nodes)));
  return FINE;
}

const lineOf = (
  seed: string,
  { years, before, after, beforeWithOneAnswer, afterWithOneAnswer, byKey }: Count,
): string => {
  const share = (n: number, of: number) => `${((100 * n) / Math.max(1, of)).toFixed(1)} %`;
  const most = Object.entries(byKey)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 8)
    .map(([key, n]) => `${key} ${(n / years).toFixed(1)}`);
  return [
    `seed ${seed}, ${years} years: the rules ${(before / years).toFixed(1)} a year (one answer ${share(beforeWithOneAnswer, before)}),`,
    `the table ${(after / years).toFixed(1)} a year (one answer ${share(afterWithOneAnswer, after)}): ${most.join(', ')}`,
  ].join(' ');
};

export const command: Command = { help, run };
