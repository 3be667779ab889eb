import type { Choice, Option } from '../choice.ts';
import { BrokenPromise } from '../reason.ts';
import type { Seat } from '../seat.ts';
import type { Frame, FrameBase, GameState } from '../state.ts';
import type { Context } from './context.ts';

/** Returned by a step: this procedure is over, go on in the one that called it. */
export const DONE: unique symbol = Symbol('done');

/** Where to go after a step: nowhere in particular (the next one), to a named step, or back to the caller. */
// biome-ignore lint/suspicious/noConfusingVoidType: a step that returns nothing goes on
export type Then<S extends string> = S | typeof DONE | void;

/** How an ask is put. See docs/guide/adding-a-game.md for when to use which. */
export type Mode = 'one' | 'secret' | 'open' | 'quiet';

/** Which deals may be carried out while an ask is open. */
export type DealsAllowed = 'all' | 'money' | 'none';

/** A step at which somebody must choose. */
export interface Ask<L extends object, G extends GameState, C extends Choice, E, S extends string = string> {
  /** `one` if not given. */
  readonly mode?: Mode;
  /** Whom it is put to: one seat, several for the other modes in the order they act, null or none to skip the ask. */
  who(g: G, f: Frame<L>): Seat | null | readonly Seat[];
  /** Every legal choice. `soFar` is what the seat has said already in a `secret` ask that takes several choices. */
  options(g: G, f: Frame<L>, seat: Seat, soFar: readonly C[]): Option<C>[];
  choose(g: G, f: Frame<L>, choice: C, x: Context<E>, seat: Seat): Then<S>;
  /**
   * Ask even where only one option is left: the player should see it (`true`), or skipping would betray what is hidden
   * (`hides`): then a host may give the only answer in the seat's place, when that tells nothing.
   */
  readonly always?: boolean | 'hides';
  /** Default: `money` for `one` and `open` asks, `none` for `secret` and `quiet` ones. */
  readonly deals?: DealsAllowed;
  /** `secret` only: whether what a seat has said is its whole answer. If not given, one choice is. */
  complete?(g: G, f: Frame<L>, seat: Seat, soFar: readonly C[]): boolean;
  /** `quiet` only, and required there: the choice that means "I do not react". */
  readonly pass?: C;
}

/** A step that does something. */
export type Act<L extends object, G extends GameState, E, S extends string = string> = (
  g: G,
  f: Frame<L>,
  x: Context<E>,
) => Then<S>;

export type Step<L extends object, G extends GameState, C extends Choice, E, S extends string> =
  | Act<L, G, E, S>
  | Ask<L, G, C, E, S>;

/**
 * A procedure known by its name and what it works on: all that is needed to call one, so that two that call each other need not
 * import each other.
 */
export interface ProcedureName<L extends object> {
  readonly name: string;
  /** For the compiler alone: no value has it. */
  readonly locals?: (locals: L) => void;
}

/** An ordered list of named steps. The name is the program counter, so inserting a step breaks no saved game. */
export interface Procedure<L extends object, G extends GameState, C extends Choice, E> extends ProcedureName<L> {
  readonly steps: Readonly<Record<string, Step<L, G, C, E, string>>>;
  /** A frame at the procedure's first step. */
  frame(locals: L): Frame<L>;
  /** The nearest frame of this procedure that is under way; beneath a given frame, where a procedure calls itself. */
  within(g: G, beneath?: FrameBase): Frame<L>;
  /** The same, or null where none is. */
  underWay(g: G, beneath?: FrameBase): Frame<L> | null;
}

/**
 * The words a game writes its rules in, fixed to its own types:
 * `const { procedure } = rules<State, Choice, Event>();` then `procedure<Locals>('attack')({ declare: …, pay: … })`.
 */
export function rules<G extends GameState, C extends Choice, E>() {
  function procedure<L extends object = object>(name: string) {
    // That `S` are all the names there are is what the type of `steps` says; a record of strings forgets it.
    return <S extends string>(steps: { readonly [K in S]: Step<L, G, C, E, NoInfer<S>> }): Procedure<L, G, C, E> =>
      makeProcedure<L, G, C, E>(name, steps as Readonly<Record<string, Step<L, G, C, E, string>>>);
  }
  return { procedure };
}

function makeProcedure<L extends object, G extends GameState, C extends Choice, E>(
  name: string,
  steps: Readonly<Record<string, Step<L, G, C, E, string>>>,
): Procedure<L, G, C, E> {
  const first = Object.keys(steps)[0];
  if (first === undefined) throw new BrokenPromise(`${name} has no steps`);
  const underWay = (g: G, beneath?: FrameBase) => {
    // A stack says of a frame only which procedure it belongs to: this one, so its locals are these.
    const top = beneath === undefined ? g.stack.length : g.stack.indexOf(beneath);
    for (let i = top - 1; i >= 0; i--) if (g.stack[i].proc === name) return g.stack[i] as Frame<L>;
    return null;
  };
  return {
    name,
    steps,
    frame: (locals) => ({ proc: name, step: first, said: null, ...locals }),
    underWay,
    within: (g, beneath) => {
      const frame = underWay(g, beneath);
      if (frame === null) throw new BrokenPromise(`${name} is not under way`);
      return frame;
    },
  };
}
