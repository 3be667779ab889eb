import {
  type AnyCourse,
  type Contrasts,
  countOfContrasts,
  fitContrasts,
  joinedContrasts,
  type Prior,
  pointsOf,
  weighed,
} from '@cabinet-wars/bots/learning';
import type { AnyGame } from '@cabinet-wars/kernel';
import { inThreads } from '../threads/index.ts';
import { measure } from './measure.ts';
import type { Lesson, Notebook, Progress } from './notebook.ts';
import { lineOf, type Plan } from './plan.ts';
import type { Answer, Task } from './task.ts';

const module = new URL('./thread.ts', import.meta.url);
/**
 * Before anything was tried: of what a plan is thought to gain beside one that is nearly as good so much is true, give or take such
 * a part of it; and of a weight of which nothing is known so many points.
 */
const TRUE = 0.3;
const PART = 0.4;
const UNKNOWN = 0.05;

/** Goes on trying plans from where a notebook has got to. All generations play by the weights that stand, so that what is learned is which of their best plans is best. */
export async function contrast(
  _game: AnyGame,
  course: AnyCourse,
  plan: Plan,
  notebook: Notebook,
  say: (line: string) => void,
): Promise<Progress> {
  const begun = { command: plan.command, generation: 0, weights: course.weights, curve: [] };
  let progress: Progress = notebook.progress() ?? begun;
  while (progress.generation < plan.generations) {
    progress = await nextGeneration(course, plan, notebook, progress);
    notebook.keep(progress);
    say(lineOf(progress.curve[progress.curve.length - 1]));
  }
  return progress;
}

async function nextGeneration(course: AnyCourse, plan: Plan, notebook: Notebook, before: Progress): Promise<Progress> {
  const generation = before.generation + 1;
  const fresh = await play(course, plan, generation);
  notebook.keepSamples(generation, fresh);
  const { table, unit } = course;
  const from = Math.max(1, generation - plan.memory + 1);
  const older = Array.from({ length: generation - from }, (_, i) => notebook.samples(from + i, table.size));
  const { points } = fitContrasts(joinedContrasts([...older, fresh]), priorOf(pointsOf(course.weights)));
  const weights = weighed(table, unit, points.map(rounded));
  const isMeasured = generation % plan.measureEvery === 0;
  const lesson: Lesson = {
    generation,
    games: plan.games,
    positions: countOfContrasts(fresh),
    seconds: Math.round(process.cpuUsage().user / 1e6),
    ...(isMeasured ? { measured: await measure(course, plan, weights, 'second thoughts') } : {}),
  };
  return { command: plan.command, generation, weights, curve: [...before.curve, lesson] };
}

const rounded = (points: number): number => Number(points.toPrecision(4));

const priorOf = (points: readonly number[]): Prior => ({
  points: points.map((each) => TRUE * each),
  spread: points.map((each) => Math.max(UNKNOWN, PART * Math.abs(each))),
});

async function play(course: AnyCourse, plan: Plan, generation: number): Promise<Contrasts> {
  const { game, games, nodes, seed, threads } = plan;
  const { weights } = course;
  const tasks = Array.from({ length: games }, (_, i): Task => {
    const options = course.settings[i % course.settings.length];
    return { t: 'try', game, weights, trying: { options, seed: `${seed}.${generation}.${i}`, nodes } };
  });
  const answers = await inThreads<Task, Answer>(module, tasks, threads);
  return joinedContrasts(answers.flatMap((answer) => (answer.t === 'tried' ? [answer.contrasts] : [])));
}
