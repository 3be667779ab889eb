import {
  type AnyCourse,
  countOf,
  fit,
  joined,
  lossOf,
  Network,
  type Samples,
  type SelfPlay,
  spreadOf,
  startingWeights,
  targetsOf,
  unscaled,
  type Weights,
  weightsOf,
} from '@cabinet-wars/bots/learning';
import { Seeded } from '@cabinet-wars/kernel';
import { inThreads } from '../threads/index.ts';
import { measure } from './measure.ts';
import type { Lesson, Notebook, Progress } from './notebook.ts';
import { lineOf, type Plan } from './plan.ts';
import type { Answer, Task } from './task.ts';

const LAMBDA = 0.85;
const EVERY = 2;
const GAMES_A_TASK = 2;
const FITTING = { epochs: 5, rate: 1e-3, decay: 2e-3 } as const;
/** How many points a plan of the first generation may fall short by and be tried; later ones half of that. */
const CURIOSITY = 0.8;
const module = new URL('./thread.ts', import.meta.url);

/** Goes on with a course from where its notebook has got to. */
export async function learn(course: AnyCourse, plan: Plan, notebook: Notebook, say: (line: string) => void) {
  let progress = notebook.progress() ?? (await begin(course, plan, notebook));
  while (progress.generation < plan.generations) {
    progress = await nextGeneration(course, plan, notebook, progress);
    notebook.keep(progress);
    say(lineOf(progress.curve[progress.curve.length - 1]));
  }
  return progress;
}

/** The first games are played by what is known by hand; how far features spread in them sets the network's scale. */
async function begin(course: AnyCourse, plan: Plan, notebook: Notebook): Promise<Progress> {
  const chance = new Seeded(plan.seed);
  const byHand = startingWeights(course.table, course.unit, unscaled(course.table.size), 0, chance);
  const samples = await play(course, plan, byHand, 0);
  notebook.keepSamples(0, samples);
  const weights = startingWeights(course.table, course.unit, spreadOf(samples), plan.hidden, chance);
  return fitted(plan, notebook, { command: plan.command, generation: 0, weights, curve: [] }, samples);
}

async function nextGeneration(course: AnyCourse, plan: Plan, notebook: Notebook, progress: Progress) {
  const generation = progress.generation + 1;
  const samples = await play(course, plan, progress.weights, generation);
  notebook.keepSamples(generation, samples);
  const next = fitted(plan, notebook, { ...progress, generation, command: plan.command }, samples);
  if (generation % plan.measureEvery !== 0) return next;
  const measured = await measure(course, plan, next.weights, 'first thoughts');
  const curve = [...next.curve.slice(0, -1), { ...next.curve[next.curve.length - 1], measured }];
  return { ...next, curve };
}

function fitted(plan: Plan, notebook: Notebook, before: Progress, fresh: Samples): Progress {
  const { generation, weights, curve } = before;
  const network = new Network(weights);
  const lossBefore = lossOf(network, fresh, targetsOf(network, fresh, 1));
  const from = Math.max(0, generation - plan.memory + 1);
  const older = Array.from({ length: generation - from }, (_, i) => notebook.samples(from + i, fresh.features));
  const all = joined([...older, fresh]);
  const chance = new Seeded(`${plan.seed}.fit.${generation}`);
  fit(network, all, targetsOf(network, all, LAMBDA), { ...FITTING, chance });
  const lesson: Lesson = {
    generation,
    games: plan.games,
    positions: countOf(fresh),
    lossBefore,
    lossAfter: lossOf(network, fresh, targetsOf(network, fresh, 1)),
    seconds: Math.round(process.cpuUsage().user / 1e6),
  };
  return { ...before, weights: weightsOf(network, weights), curve: [...curve, lesson] };
}

async function play(course: AnyCourse, plan: Plan, weights: Weights, generation: number): Promise<Samples> {
  const { game, games, nodes, seed, threads } = plan;
  const curiosity = generation === 0 ? CURIOSITY : CURIOSITY / 2;
  const all = Array.from({ length: games }, (_, i): SelfPlay => {
    const options = course.settings[i % course.settings.length];
    return { options, seed: `${seed}.${generation}.${i}`, nodes, curiosity, every: EVERY };
  });
  const tasks: Task[] = [];
  for (let i = 0; i < all.length; i += GAMES_A_TASK)
    tasks.push({ t: 'play', game, weights, games: all.slice(i, i + GAMES_A_TASK) });
  const answers = await inThreads<Task, Answer>(module, tasks, threads);
  return joined(answers.flatMap((answer) => (answer.t === 'played' ? [answer.samples] : [])));
}
