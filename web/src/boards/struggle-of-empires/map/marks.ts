import type { RingState } from '../../../counters/index.ts';
import type { Thing } from './position.ts';

/** How one thing stands to the choice being made, and its number in the list of choices. */
export interface MarkSpec {
  readonly state: RingState;
  readonly number?: number;
}

/** Marks by `keyOf(thing)`. */
export type Marks = Readonly<Record<string, MarkSpec>>;

/** From who acts to what is aimed at; for good when it cannot be taken back. */
export interface Arrow {
  readonly from: Thing;
  readonly to: Thing;
  readonly final?: boolean;
}
