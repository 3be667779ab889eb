import { describe, expect, it } from 'vitest';
import { partsOf } from '../profile/parts.ts';
import type { TraceEvent } from '../profile/trace.ts';

const MAIN = { pid: 1, tid: 2 };
const task = (name: string, from: number, to: number, thread = MAIN): TraceEvent => ({
  ...thread,
  ...{ name, cat: 'devtools.timeline', ph: 'X', ts: from * 1000, dur: (to - from) * 1000 },
});
const mark = (name: string, at: number): TraceEvent => ({
  ...MAIN,
  ...{ name, cat: 'blink.user_timing', ph: 'I', ts: at * 1000, dur: 0 },
});
const none = { script: 0, style: 0, layout: 0, paint: 0, memory: 0 };

describe('a press in a trace', () => {
  const press = [mark('press', 10), mark('question', 60), mark('board', 100)];

  it('is told by kind: what lies inside a task is not counted as the task itself', () => {
    const trace = [
      ...press,
      task('RunTask', 20, 50),
      task('FunctionCall', 22, 40),
      task('Layout', 30, 38),
      task('Commit', 42, 45),
    ];
    const { presses, question, board } = partsOf(trace);
    expect(presses).toBe(1);
    expect(question).toEqual({ ...none, script: 19, layout: 8, paint: 3, waiting: 20, frames: 1 });
    expect(board).toEqual({ ...none, waiting: 40, frames: 0 });
  });

  it('shares a task that goes on behind the question between both', () => {
    const { question, board } = partsOf([...press, task('Paint', 55, 70)]);
    expect(question).toEqual({ ...none, paint: 5, waiting: 45, frames: 0 });
    expect(board).toEqual({ ...none, paint: 10, waiting: 30, frames: 0 });
  });

  it('is what the main thread did, and no other', () => {
    const { question } = partsOf([...press, task('FunctionCall', 20, 30, { pid: 1, tid: 3 })]);
    expect(question).toEqual({ ...none, waiting: 50, frames: 0 });
  });

  it('is told on average of all', () => {
    const again = [mark('press', 200), mark('question', 220), mark('board', 230)];
    const { presses, question } = partsOf([...press, ...again, task('Paint', 20, 30)]);
    expect(presses).toBe(2);
    expect(question).toEqual({ ...none, paint: 5, waiting: 30, frames: 0 });
  });
});
