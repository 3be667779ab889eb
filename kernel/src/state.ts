import type { Choice } from './choice.ts';
import { isRecord } from './guards.ts';
import type { Seat } from './seat.ts';

/** One procedure under way: which, at which of its steps, and (in a frame of that procedure) its locals. Public. */
export interface FrameBase {
  proc: string;
  step: string;
  /** In an ask of several seats: who has spoken (`open`), or that the answers are being carried out (`quiet`). */
  said: Seat[] | null;
}

export type Frame<L extends object = object> = L & FrameBase;

/**
 * The nearest frame of some procedures in a state or the open part of a view; null where none is under way. For those who
 * cannot import the procedure (which has `underWay`), because it imports them or because they have a view.
 */
export function frameOf<L extends object>(
  g: { readonly stack: readonly FrameBase[] },
  ...procs: readonly string[]
): Frame<L> | null {
  // A stack says of a frame only which procedure it belongs to; that procedure's locals are what the caller names.
  for (let i = g.stack.length - 1; i >= 0; i--) if (procs.includes(g.stack[i].proc)) return g.stack[i] as Frame<L>;
  return null;
}

/** What a seat has said to a `secret` or `quiet` ask that is still open, at that depth of the stack. */
export interface Answer<C extends Choice = Choice> {
  depth: number;
  seat: Seat;
  choices: C[];
}

/**
 * What every game's state holds besides its own. Plain data, mutated in place by the rules, copied only by hosts. All that
 * is hidden from anybody lives under `secret`.
 */
export interface GameState {
  stack: FrameBase[];
  secret: { answers: Answer[] };
}

/** Whether something from outside has what every state has. */
export const isState = (value: unknown): value is GameState =>
  isRecord(value) && Array.isArray(value.stack) && isRecord(value.secret) && Array.isArray(value.secret.answers);

/** What of a state lies open to everybody: all of it but `secret`. */
export type Public<G extends GameState> = Omit<G, 'secret'>;
