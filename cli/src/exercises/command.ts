import { parseArgs } from 'node:util';
import { everyBot } from '@cabinet-wars/bots';
import { scoutFor } from '@cabinet-wars/bots/exercises';
import type { FoundExercise } from '@cabinet-wars/kernel';
import {
  BadUsage,
  type Command,
  countOf,
  type ExitCode,
  FINE,
  findGame,
  gameNamed,
  gameOptions,
} from '../host/index.ts';
import { findIn } from './find.ts';
import { keep } from './write.ts';

const help = `find positions with one right idea in games between bots, weighed by them and by play-outs
npm run exercises -- <game> [--players N] [--option key=value …] [--games N] [--seed S] [--bot ID] [--nodes N]
                            [--play-outs N] [--from N] [--longest N] [--at QUESTION …] [--keep FOLDER]

  --players N, --option key=value  as for sim
  --games N      how many games (3)
  --seed S       the same seed finds the same positions (1)
  --bot ID       who plays the games (captain)
  --nodes N      how hard they think (200)
  --play-outs N  how often every idea is played out before it counts (120)
  --from N       look only after so many choices (0)
  --longest N    look no further than so many choices into a game (400)
  --at QUESTION  look at this question only, such as auction.proposeA; as often as needed
  --keep FOLDER  write what is found to this folder, a module for each game; those chosen for people go to games/<game>/src/exercises/data

An idea counts as clearly best if the bots' own value says so, and if in play-outs from the same position, with the same dice and the
same hidden things for all, its lead over every other idea is more than three and a half times the standard error of that lead.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      players: { type: 'string' },
      option: { type: 'string', multiple: true },
      games: { type: 'string' },
      seed: { type: 'string', default: '1' },
      bot: { type: 'string', default: 'captain' },
      nodes: { type: 'string' },
      'play-outs': { type: 'string' },
      from: { type: 'string' },
      longest: { type: 'string' },
      at: { type: 'string', multiple: true },
      keep: { type: 'string' },
    },
  });
  const id = gameNamed(positionals);
  const { game } = await findGame(id);
  const options = gameOptions(game, values.players, values.option);
  const kind = (await everyBot(id)).find((each) => each.id === values.bot);
  if (kind === undefined) throw new BadUsage(`no bot of ${id} is called ${values.bot}`);
  const [bot, scout] = [(await kind.load())(game), await scoutFor(game)];
  const asked = args.filter((word, i) => word !== '--keep' && args[i - 1] !== '--keep').join(' ');
  for (let i = 0; i < countOf('games', values.games, 3); i++) {
    const search = {
      game,
      bot,
      scout,
      options,
      seed: `${values.seed}.${i}`,
      nodes: countOf('nodes', values.nodes, 200),
      playOuts: countOf('play-outs', values['play-outs'], 120),
      from: countOf('from', values.from, 0),
      longest: countOf('longest', values.longest, 400),
      at: values.at,
      foundBy: `npm run exercises -- ${asked}`,
    };
    const all: FoundExercise[] = [];
    for await (const found of findIn(search)) {
      console.log(lineOf(found));
      all.push(found);
      if (values.keep !== undefined) keep(values.keep, all);
    }
    console.log(`game ${search.seed} is over`);
  }
  return FINE;
}

const lineOf = ({ seed, seat, opening, best, others, playOuts, gap }: FoundExercise): string =>
  [
    `${seed} after ${opening.length}, seat ${seat}: ${best.said.join(', ')} (bots ${gap} ahead; ${playOuts} play-outs)`,
    ...others.map(({ said, less, error }) => `    ${less} ± ${error} less: ${said.join(', ')}`),
  ].join('\n');

export const command: Command = { help, run };
