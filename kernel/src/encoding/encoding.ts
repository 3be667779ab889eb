import type { Choice } from '../choice.ts';
import type { Flow } from '../flow/flow.ts';
import type { GameEvent } from '../game.ts';
import type { Seat } from '../seat.ts';
import type { GameState } from '../state.ts';
import { ActionSpace, type KindSpec } from './actions.ts';
import { FRAMES_LENGTH, nothingTold, writeFrames } from './frames.ts';
import {
  isMarked,
  isRow,
  type Marked,
  mark,
  moveRow,
  type Named,
  namesOf,
  type Part,
  type Row,
  type Write,
  writeRow,
  writerOf,
} from './parts.ts';

/** How a game is told in numbers. A change of any of it raises the version. */
export interface EncodingSpec<G extends GameState, C extends Choice, E extends GameEvent> {
  readonly version: number;
  readonly flow: Flow<G, C, E>;
  /** All a seat may know, besides who it is, what it is asked and the procedures under way. */
  readonly parts: readonly Part<G>[];
  readonly kinds: Readonly<Record<C['t'], KindSpec>>;
  /** Whether a procedure that waits for one it called stays as it is meanwhile: then it is not told again at every decision. */
  readonly callersStand?: boolean;
}

/** What stands first in the observations of every game. */
const HEADS: readonly Named[] = [
  { name: 'seat', length: 1 },
  { name: 'question', length: 1 },
  { name: 'frames', length: FRAMES_LENGTH },
];

/** A part and where it begins. */
interface At<P> {
  readonly part: P;
  readonly at: number;
}

/** Where in an observation a part stands. */
export interface Placed {
  readonly name: string;
  readonly from: number;
  readonly length: number;
}

/**
 * What a seat may know as so many numbers, and its choices as integers: what a program learns from. The shape is the same in every
 * position, whoever plays and however many.
 */
export class Encoding<G extends GameState = GameState, C extends Choice = Choice> {
  readonly version: number;
  /** Numbers in an observation. */
  readonly size: number;
  readonly layout: readonly Placed[];
  readonly actions: ActionSpace;
  readonly #rows: readonly At<Row<G>>[];
  readonly #written: readonly At<Write<G>>[];
  readonly #marked: readonly At<Marked<G>>[];
  readonly #keys: ReadonlyMap<string, number>;
  /** The state whose rows lie in an observation, that observation, and which of its marked parts are not all 0. */
  #moved: G | null = null;
  #home: Int16Array | null = null;
  readonly #dirty: boolean[];
  readonly #callersStand: boolean;
  #told = nothingTold();

  constructor({ version, flow, parts, kinds, callersStand = false }: EncodingSpec<G, C, GameEvent>) {
    this.version = version;
    this.#callersStand = callersStand;
    this.actions = new ActionSpace(kinds);
    this.#keys = new Map(flow.asks().map((key, place) => [key, place]));
    let from = 0;
    const layout: Placed[] = [];
    const lay = ({ name, length }: Named): void => {
      layout.push({ name, from, length });
      from += length;
    };
    HEADS.forEach(lay);
    const placed = parts.map((part) => {
      const at = from;
      namesOf(part).forEach(lay);
      return { part, at };
    });
    this.layout = layout;
    this.size = from;
    this.#rows = placed.flatMap(({ part, at }) => (isRow(part) ? [{ part, at }] : []));
    this.#marked = placed.flatMap(({ part, at }) => (isMarked(part) ? [{ part, at }] : []));
    this.#written = placed.flatMap(({ part, at }) =>
      isRow(part) || isMarked(part) ? [] : [{ part: writerOf(part), at }],
    );
    this.#dirty = this.#marked.map(() => true);
  }

  /**
   * Lets the rows of a state lie in `out` itself from now on, so that they need not be copied at every decision: the rules then write
   * the observation, and nothing else may. Whatever else looks at such a state takes a `copy`, which is plain data again.
   */
  moveInto(g: G, out: Int16Array): void {
    for (const { part, at } of this.#rows) moveRow(g, part, out, at);
    this.#moved = g;
    this.#home = out;
    this.#dirty.fill(true);
    this.#told = nothingTold();
  }

  /** Writes what a seat may know, which has been asked `key`, into `size` numbers from a place on. */
  observe(g: G, seat: Seat, key: string, out: Int16Array, from = 0): void {
    out[from] = seat;
    out[from + 1] = this.#keys.get(key) ?? -1;
    for (const { part, at } of this.#written) part(g, seat, out, from + at);
    if (from === 0 && this.#moved === g && this.#home === out) {
      writeFrames(g.stack, out, 2, this.#told, this.#callersStand);
      this.#markAtHome(g, seat, out);
      return;
    }
    writeFrames(g.stack, out, from + 2, nothingTold(), false);
    for (const { part, at } of this.#rows) writeRow(g, part, out, from + at);
    for (const { part, at } of this.#marked) {
      out.fill(0, from + at, from + at + part.length);
      mark(part.places(g, seat), part.length, out, from + at);
    }
  }

  /** Most of the time there is nothing to mark, and was nothing before. */
  #markAtHome(g: G, seat: Seat, out: Int16Array): void {
    for (let i = 0; i < this.#marked.length; i++) {
      const { part, at } = this.#marked[i];
      if (this.#dirty[i]) out.fill(0, at, at + part.length);
      this.#dirty[i] = mark(part.places(g, seat), part.length, out, at);
    }
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a host handles all games alike
export type AnyEncoding = Encoding<any, any>;
