import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AnyCourse, loadCourse } from '@cabinet-wars/bots/learning';
import type { AnyGame } from '@cabinet-wars/kernel';
import { BadUsage, type Command, countOf, type ExitCode, FINE, findGame, gameNamed } from '../host/index.ts';
import { contrast } from './contrast.ts';
import { evolve } from './evolve.ts';
import { learn } from './learn.ts';
import { Notebook, type Progress } from './notebook.ts';
import type { Plan } from './plan.ts';
import { isNoWeaker, prove } from './prove.ts';
import { publish } from './publish.ts';

const help = `a value learned from games of bots against themselves
npm run train -- <game> [--by outcomes|matches|contrasts] [--generations N] [--games N] [--players N] [--among strays|references] [--nodes N] [--threads N] [--seed S] [--folder PATH] [--prove N] [--publish]

  --by WAY          outcomes: positions by how their games ended (usual); matches: weights that stray a little in games
                    against each other and the reference, moved the way those strayed who did better; contrasts: now
                    and then a lot decides between the best plans, and each feature weighs what having it brought
  --generations N   how many in all (60); a course that has begun goes on from where it stopped
  --games N         games a generation (40)
  --players N       only games of so many (as the game's course says)
  --among WHOM      with --by matches: strays (usual), or references: all but one are, in every game
  --nodes N         how much is looked at before a decision in them (200)
  --threads N       how many threads play (2)
  --seed S          where the numbers come from (1)
  --memory N        positions of so many generations are learned from (8)
  --hidden N        hidden units of the network (16)
  --measure N       games against the reference after every tenth generation (20)
  --folder PATH     where the course is kept (data/training/<game>)
  --prove N         games in which what was learned plays beside the weights that stand, when done (100)
  --publish         writes the curve to bench/training when done, and the weights to bots/src/judgement/<game>/generated
                    if they won at least half of those games`;

type Way = (
  game: AnyGame,
  course: AnyCourse,
  plan: Plan,
  notebook: Notebook,
  say: (line: string) => void,
) => Promise<Progress>;
const WAYS: Readonly<Record<string, Way | undefined>> = {
  outcomes: (_game, ...rest) => learn(...rest),
  matches: evolve,
  contrasts: contrast,
};

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      by: { type: 'string', default: 'outcomes' },
      generations: { type: 'string' },
      games: { type: 'string' },
      players: { type: 'string' },
      among: { type: 'string', default: 'strays' },
      nodes: { type: 'string' },
      threads: { type: 'string' },
      seed: { type: 'string', default: '1' },
      memory: { type: 'string' },
      hidden: { type: 'string' },
      measure: { type: 'string' },
      folder: { type: 'string' },
      prove: { type: 'string' },
      publish: { type: 'boolean', default: false },
    },
  });
  const { game } = await findGame(gameNamed(positionals));
  const players = values.players === undefined ? null : countOf('players', values.players, 2);
  const course = await courseFor(game, players);
  if (values.among !== 'strays' && values.among !== 'references') throw new BadUsage('--among is strays, references');
  const way = WAYS[values.by];
  if (way === undefined) throw new BadUsage(`--by is ${Object.keys(WAYS).join(', ')}`);
  if (way === contrast && course.trials === undefined)
    throw new BadUsage(`${game.id} says not which plans may be tried`);
  const notebook = new Notebook(values.folder ?? join('data', 'training', game.id));
  const plan = {
    game: game.id,
    generations: countOf('generations', values.generations, 60),
    games: countOf('games', values.games, 40),
    nodes: countOf('nodes', values.nodes, 200),
    players,
    isAmongReferences: values.among === 'references',
    threads: countOf('threads', values.threads, 2),
    seed: values.seed,
    memory: countOf('memory', values.memory, 8),
    hidden: countOf('hidden', values.hidden, 16),
    measureEvery: 10,
    measureGames: countOf('measure', values.measure, 20),
    proofGames: countOf('prove', values.prove, 100),
    command: `npm run train -- ${args.filter(isOfCourse).join(' ')}`,
  };
  const say = (line: string) => console.log(line);
  const progress = await way(game, course, plan, notebook, say);
  if (!values.publish) return FINE;
  const role = way === contrast ? 'second thoughts' : 'first thoughts';
  const proof = await prove(course, plan, progress.weights, role);
  publish(game.id, progress, proof, role, players);
  console.log(
    `won ${proof.won} of ${proof.games} beside the weights that stood: ${isNoWeaker(proof) ? '' : 'not '}adopted`,
  );
  return FINE;
}

/** What can be learned of a game, by games of so many if that is said. */
async function courseFor(game: AnyGame, players: number | null): Promise<AnyCourse> {
  const course = await loadCourse(game.id);
  if (course === null) throw new BadUsage(`nothing can be learned of ${game.id}: it has no features`);
  if (players === null) return course;
  const settings = course.settings.filter((options) => game.seats(options).length === players);
  if (settings.length === 0) throw new BadUsage(`nothing is learned of ${game.id} by games of ${players}`);
  return { ...course, settings };
}

/** What says where a course is kept and what becomes of it is no part of the command it can be held by again. */
const isOfCourse = (arg: string, i: number, args: readonly string[]): boolean =>
  arg !== '--publish' && arg !== '--folder' && args[i - 1] !== '--folder';

export const command: Command = { help, run };
