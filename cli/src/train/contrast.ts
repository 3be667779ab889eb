import {
  type AnyCourse,
  type Contrasts,
  countOfContrasts,
  fitContrasts,
  joinedContrasts,
  type Prior,
  type Weights,
  weighed,
} from '@cabinet-wars/bots/learning';
import type { AnyGame } from '@cabinet-wars/kernel';
import { inThreads } from '../threads/index.ts';
import { measure } from './measure.ts';
import type { Lesson, Notebook, Progress } from './notebook.ts';
import { lineOf, type Plan } from './plan.ts';
import type { Answer, Task } from './task.ts';

const module = new URL('./thread.ts', import.meta.url);
/** How far a weight known by hand may be off, as a part of it; and one of which nothing is known, in points. */
const PART = 0.6;
const UNKNOWN = 0.1;

/** Goes on trying plans from where a notebook has got to: every generation plays by what all before it have shown. */
export async function contrast(
  _game: AnyGame,
  course: AnyCourse,
  plan: Plan,
  notebook: Notebook,
  say: (line: string) => void,
): Promise<Progress> {
  const { table, unit } = course;
  const begun = { command: plan.command, generation: 0, weights: weighed(table, unit, table.starts), curve: [] };
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
  const fresh = await play(course, plan, before.weights, generation);
  notebook.keepSamples(generation, fresh);
  const { table, unit } = course;
  const from = Math.max(1, generation - plan.memory + 1);
  const older = Array.from({ length: generation - from }, (_, i) => notebook.samples(from + i, table.size));
  const { points } = fitContrasts(joinedContrasts([...older, fresh]), priorOf(table.starts));
  const weights = weighed(table, unit, points.map(rounded));
  const isMeasured = generation % plan.measureEvery === 0;
  const lesson: Lesson = {
    generation,
    games: plan.games,
    positions: countOfContrasts(fresh),
    seconds: Math.round(process.cpuUsage().user / 1e6),
    ...(isMeasured ? { measured: await measure(course, plan, weights) } : {}),
  };
  return { command: plan.command, generation, weights, curve: [...before.curve, lesson] };
}

const rounded = (points: number): number => Number(points.toPrecision(4));

const priorOf = (starts: readonly number[]): Prior => ({
  points: starts,
  spread: starts.map((start) => (start === 0 ? UNKNOWN : PART * Math.abs(start))),
});

async function play(course: AnyCourse, plan: Plan, weights: Weights, generation: number): Promise<Contrasts> {
  const { game, games, nodes, seed, threads } = plan;
  const tasks = Array.from({ length: games }, (_, i): Task => {
    const options = course.settings[i % course.settings.length];
    return { t: 'try', game, weights, trying: { options, seed: `${seed}.${generation}.${i}`, nodes } };
  });
  const answers = await inThreads<Task, Answer>(module, tasks, threads);
  return joinedContrasts(answers.flatMap((answer) => (answer.t === 'tried' ? [answer.contrasts] : [])));
}
