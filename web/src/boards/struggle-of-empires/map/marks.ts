import type { RingState } from '../../../counters/index.ts';
import { keyOf, type Thing, thingOf } from './position.ts';

/** How one thing stands to the choice being made, and its number in the list of choices. */
export interface MarkSpec {
  readonly state: RingState;
  readonly number?: number;
}

/** Marks by `keyOf(thing)`. */
export type Marks = Readonly<Record<string, MarkSpec>>;

/** A mark with the sentence for screen readers. */
export interface Labelled extends MarkSpec {
  readonly label: string;
}
export type LabelledMarks = Readonly<Record<string, Labelled>>;

/** Marks by what has to be drawn anew when one of them changes: a whole group of counters, or the shields of a place. */
export interface SortedMarks {
  readonly own: LabelledMarks;
  /** Those of single pieces, by the key of their stack. */
  readonly units: Readonly<Record<string, LabelledMarks>>;
  /** Those of local alliances, by place. */
  readonly shields: Readonly<Record<string, LabelledMarks>>;
}

export function sortedMarks(marks: Marks, label: (thing: Thing) => string): SortedMarks {
  const own: Record<string, Labelled> = {};
  const units: Record<string, Record<string, Labelled>> = {};
  const shields: Record<string, Record<string, Labelled>> = {};
  for (const key of Object.keys(marks)) {
    const thing = thingOf(key);
    const mark = { ...marks[key], label: label(thing) };
    if (thing.t === 'unit') put(units, keyOf({ t: 'stack', place: thing.place, power: thing.power }), key, mark);
    else if (thing.t === 'alliance') put(shields, thing.place, key, mark);
    else own[key] = mark;
  }
  return { own, units, shields };
}

function put(sorted: Record<string, Record<string, Labelled>>, under: string, key: string, mark: Labelled): void {
  sorted[under] ??= {};
  sorted[under][key] = mark;
}

/** From who acts to what is aimed at; for good when it cannot be taken back. */
export interface Arrow {
  readonly from: Thing;
  readonly to: Thing;
  readonly final?: boolean;
  /** Stands back while another is pointed at. */
  readonly isDim?: boolean;
}

/** A numbered note beside a thing. */
export interface MapNote {
  readonly number: number;
  readonly at: Thing;
  /** What it must not lie over: where the arrow goes. */
  readonly beside: Thing;
  readonly title: string;
  readonly sub: string;
  readonly isDim: boolean;
}
