import {
  type AnyCourse,
  evolved,
  firstPopulation,
  joined,
  learnedValue,
  type Population,
  pointsOf,
  selfPlay,
  spreadOf,
  weighed,
} from '@cabinet-wars/bots/learning';
import type { AnyGame } from '@cabinet-wars/kernel';
import { inThreads } from '../threads/index.ts';
import { measure } from './measure.ts';
import type { Notebook, Progress } from './notebook.ts';
import { lineOf, type Plan } from './plan.ts';
import type { Answer, Match, Task } from './task.ts';

const module = new URL('./thread.ts', import.meta.url);
/** Games that tell how far features vary from position to position. */
const FIRST_GAMES = 2;
/** Of so many games one is against references: it tells what beats them, the others which of two strays is better. */
const REFERENCES_EVERY = 2;

/** Goes on trying weights in matches, beginning with those that stand, from where a notebook has got to: they move the way those strayed who did better. */
export async function evolve(
  game: AnyGame,
  course: AnyCourse,
  plan: Plan,
  notebook: Notebook,
  say: (line: string) => void,
): Promise<Progress> {
  let progress = notebook.progress() ?? begin(game, course, plan);
  while (progress.generation < plan.generations) {
    progress = await nextGeneration(game, course, plan, progress);
    notebook.keep(progress);
    say(lineOf(progress.curve[progress.curve.length - 1]));
  }
  return progress;
}

function begin(game: AnyGame, course: AnyCourse, { nodes, seed, command }: Plan): Progress {
  const { table, settings, weights, kin = [], doubtful = [] } = course;
  const value = learnedValue(game, table, weights);
  const samples = Array.from({ length: FIRST_GAMES }, (_, i) =>
    selfPlay(game, course, value, {
      options: settings[i % settings.length],
      seed: `${seed}.0.${i}`,
      nodes,
      curiosity: 0,
      every: 2,
    }),
  );
  const { scale } = spreadOf(joined(samples));
  const population = firstPopulation({
    points: pointsOf(weights),
    starts: table.starts,
    spread: scale,
    kin: kin.map((names) => placesOf(table.names, names)),
    doubtful: placesOf(table.names, doubtful),
  });
  return { command, generation: 0, weights, population, curve: [] };
}

const placesOf = (names: readonly string[], beginnings: readonly string[]): number[] =>
  names.flatMap((name, i) => (beginnings.some((beginning) => name.startsWith(beginning)) ? [i] : []));

async function nextGeneration(game: AnyGame, course: AnyCourse, plan: Plan, before: Progress): Promise<Progress> {
  const generation = before.generation + 1;
  const tasks = matchesOf(game, course, plan, before.population!, generation);
  const answers = await inThreads<Task, Answer>(module, tasks, plan.threads);
  const trials = answers.flatMap((answer) => (answer.t === 'matched' ? answer.trials : []));
  const population = evolved(before.population!, trials);
  const weights = weighed(course.table, course.unit, population.mean);
  const isMeasured = generation % plan.measureEvery === 0;
  const measured = isMeasured ? { measured: await measure(course, plan, weights, 'first thoughts') } : {};
  const seconds = Math.round(process.cpuUsage().user / 1e6);
  const lesson = { generation, games: plan.games, positions: trials.length, seconds, ...measured };
  return { command: plan.command, generation, weights, population, curve: [...before.curve, lesson] };
}

function matchesOf(
  game: AnyGame,
  { settings }: AnyCourse,
  plan: Plan,
  population: Population,
  generation: number,
): Task[] {
  return Array.from({ length: plan.games }, (_, i) => {
    const match = plan.isAmongReferences
      ? amongReferences(game, settings, plan, generation, i)
      : amongStrays(game, settings, plan, generation, i);
    return { t: 'match', game: plan.game, population, match };
  });
}

type Settings = AnyCourse['settings'];
const seedOf = ({ seed }: Plan, generation: number, i: number): string => `${seed}.${generation}.${i}`;

function amongStrays(game: AnyGame, settings: Settings, plan: Plan, generation: number, i: number): Match {
  const options = settings[i % settings.length];
  const references = (i + 1) % REFERENCES_EVERY === 0 ? Math.floor(game.seats(options).length / 2) : 0;
  return { options, seed: seedOf(plan, generation, i), nodes: plan.nodes, references };
}

/** One strays alone, in every other game the other way: what wins at a table of strays need not win among those who play well. */
function amongReferences(game: AnyGame, settings: Settings, plan: Plan, generation: number, i: number): Match {
  const pair = i >> 1;
  const options = settings[pair % settings.length];
  return {
    options,
    seed: seedOf(plan, generation, i),
    nodes: plan.nodes,
    references: game.seats(options).length - 1,
    stray: { seed: seedOf(plan, generation, pair), isMirrored: i % 2 === 1 },
  };
}
