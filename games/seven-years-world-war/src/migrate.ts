import type { Answer, FrameBase } from '@cabinet-wars/kernel';
import { type Attempt, mayDefend } from './diplomacy/attempt.ts';
import type { State } from './state.ts';
import type { Choice } from './vocabulary/choices.ts';

/** Version 1: units that had withdrawn from an attack were marked so, and might not attack again. */
const REPULSED = 8;

/** What frames have got since version 1. */
const ADDED: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  revert: { settled: [] },
  taxation: { doubled: [] },
  treasury: { rates: [] },
};

/** A game saved by an earlier version, as this one would have it. Since version 2 only our numbers have changed, and a state names those it is played with. */
export function migrate(saved: unknown, from: number): State {
  const g = saved as State;
  if (from >= 2) return g;
  const stack = g.stack.map((frame) => ({ ...fresh(ADDED[frame.proc] ?? {}), ...frame }));
  const migrated: State = {
    ...g,
    stack,
    options: { ...g.options, closedTreasuries: false },
    done: g.done.map((bits) => bits & ~REPULSED),
  };
  migrated.secret = { ...g.secret, answers: standing(migrated, g.secret.answers) };
  return migrated;
}

const fresh = (added: Readonly<Record<string, readonly number[]>>): Record<string, number[]> =>
  Object.fromEntries(Object.entries(added).map(([key, list]) => [key, list.slice()]));

/** 9.4: who may no longer oppose an attempt has said nothing. */
function standing(g: State, answers: readonly Answer<Choice>[]): Answer<Choice>[] {
  const top = g.stack[g.stack.length - 1] as (FrameBase & Partial<Attempt>) | undefined;
  const target = top?.proc === 'attempt' && top.step === 'oppose' ? top.target : undefined;
  return target === undefined ? answers.slice() : answers.filter(({ seat }) => mayDefend(g, seat, target));
}
