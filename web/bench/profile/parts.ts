import { keysOf } from '@cabinet-wars/kernel';
import { type Kind, kindOf } from './kinds.ts';
import { mainThread, type TraceEvent } from './trace.ts';

/** Milliseconds of the main thread by kind of work, and how many frames it made. `waiting`: it had nothing to do. */
export type Parts = Readonly<Record<Kind | 'waiting', number>> & { readonly frames: number };

/** What a press costs on average until the question is on the screen, and from there until the board is. */
export interface PressParts {
  readonly presses: number;
  readonly question: Parts;
  readonly board: Parts;
}

interface Press {
  readonly press: number;
  readonly question: number;
  readonly board: number;
}

/** A stretch of time in which the main thread did one thing and nothing inside it. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly kind: Kind;
}

/** Sums up a trace in which every press has marked its three moments. */
export function partsOf(trace: readonly TraceEvent[]): PressParts {
  const presses = pressesIn(trace);
  const { tasks } = mainThread(trace);
  const stretches = stretchesOf(tasks);
  const commits = tasks.filter(({ name }) => name === 'Commit').map(({ ts }) => ts);
  const mean = (from: keyof Press, to: keyof Press) =>
    meanOf(presses.map((press) => partsWithin(stretches, commits, press[from], press[to])));
  return { presses: presses.length, question: mean('press', 'question'), board: mean('question', 'board') };
}

function pressesIn(trace: readonly TraceEvent[]): Press[] {
  const times = (mark: keyof Press) =>
    trace.filter(({ cat, name }) => cat === 'blink.user_timing' && name === mark).map(({ ts }) => ts);
  const [questions, boards] = [times('question'), times('board')];
  return times('press').map((press, i) => ({ press, question: questions[i], board: boards[i] }));
}

/** Tasks lie inside each other: what a task did itself is what is left of it between those inside. */
export function stretchesOf(tasks: readonly TraceEvent[]): Stretch[] {
  const found: Stretch[] = [];
  const open: TraceEvent[] = [];
  let at = 0;
  const close = (until: number) => {
    const task = open.at(-1)!;
    const [from, to] = [Math.max(at, task.ts), Math.min(until, endOf(task))];
    if (to > from) found.push({ from, to, kind: kindOf(task.name) });
    at = Math.max(at, to);
  };
  const leaveBefore = (time: number) => {
    while (open.length > 0 && endOf(open.at(-1)!) <= time) {
      close(Number.POSITIVE_INFINITY);
      open.pop();
    }
  };
  for (const task of tasks.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    leaveBefore(task.ts);
    if (open.length > 0) close(task.ts);
    open.push(task);
  }
  leaveBefore(Number.POSITIVE_INFINITY);
  return found;
}

const endOf = ({ ts, dur }: TraceEvent): number => ts + dur;

function partsWithin(stretches: readonly Stretch[], commits: readonly number[], from: number, to: number): Parts {
  const parts = { ...NOTHING, frames: commits.filter((at) => at >= from && at < to).length };
  let busy = 0;
  for (const stretch of stretches) {
    const shared = (Math.min(stretch.to, to) - Math.max(stretch.from, from)) / 1000;
    if (shared <= 0) continue;
    parts[stretch.kind] += shared;
    busy += shared;
  }
  return { ...parts, waiting: (to - from) / 1000 - busy };
}

const NOTHING = { script: 0, style: 0, layout: 0, paint: 0, memory: 0, waiting: 0, frames: 0 };

function meanOf(all: readonly Parts[]): Parts {
  const mean = (part: keyof Parts) => all.reduce((sum, each) => sum + each[part], 0) / Math.max(1, all.length);
  const { frames: _, ...times } = NOTHING;
  return { ...NOTHING, ...Object.fromEntries(keysOf(times).map((kind) => [kind, mean(kind)])), frames: mean('frames') };
}
