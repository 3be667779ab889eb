import { type Choice, choiceIn, isOffered } from '../choice.ts';
import { BrokenPromise } from '../reason.ts';
import type { Seat } from '../seat.ts';
import type { FrameBase, GameState } from '../state.ts';
import { answerOf, answersIn, dropAnswers, takeAnswers } from './answers.ts';
import type { Context } from './context.ts';
import type { Act, Ask, DealsAllowed, Mode, Procedure, Then } from './procedure.ts';
import { DONE } from './procedure.ts';
import type { Asked, Question } from './question.ts';

/** The step name of a frame that has run out of steps and waits for what it called last. */
const END = '';
const STEPS_WITHOUT_ASK = 1000;
const NOTHING: readonly never[] = [];

interface Compiled<G extends GameState, C extends Choice, E> {
  readonly key: string;
  readonly next: string;
  readonly act: Act<object, G, E> | null;
  readonly ask: Ask<object, G, C, E> | null;
  readonly mode: Mode;
  readonly deals: DealsAllowed;
}

// biome-ignore lint/suspicious/noExplicitAny: procedures of all locals stand in one list
export type AnyProcedure<G extends GameState, C extends Choice, E> = Procedure<any, G, C, E>;

/**
 * Runs a game's procedures. It keeps nothing between calls: the stack of frames in the state says where the game is. What
 * comes back is the open question with its options, or null when the game is over.
 */
export class Flow<G extends GameState, C extends Choice, E> {
  readonly #steps = new Map<string, Map<string, Compiled<G, C, E>>>();

  constructor(procedures: readonly AnyProcedure<G, C, E>[]) {
    for (const procedure of procedures) {
      if (this.#steps.has(procedure.name)) throw new BrokenPromise(`two procedures are called ${procedure.name}`);
      this.#steps.set(procedure.name, compile(procedure));
    }
  }

  /** Runs until somebody must choose. */
  run(g: G, x: Context<E>): Question<C> | null {
    for (let steps = 0; steps < STEPS_WITHOUT_ASK; steps++) {
      const frame = g.stack[g.stack.length - 1];
      if (frame === undefined) return null;
      if (frame.step === END) {
        g.stack.pop();
        continue;
      }
      const step = this.#stepOf(frame);
      if (step.ask === null) {
        this.#settle(g, frame, step.next, step.act!(g, frame, x), x);
      } else {
        const question = this.#put(g, frame, step, x);
        if (question !== null) return question;
      }
    }
    throw new BrokenPromise(`${STEPS_WITHOUT_ASK} steps and nobody asked, at ${this.#where(g)}`);
  }

  /** One seat's choice, taken as legal, and on to the next question. */
  choose(g: G, seat: Seat, choice: C, x: Context<E>): Question<C> | null {
    const frame = g.stack[g.stack.length - 1];
    const step = this.#stepOf(frame);
    if (step.ask === null) throw new BrokenPromise(`${step.key} asks nothing`);
    if (step.mode === 'secret' || step.mode === 'quiet') this.#keep(g, seat, choice);
    else this.#carryOut(g, frame, step, seat, choice, x);
    return this.run(g, x);
  }

  /** The open question of a state at rest, put again. Changes nothing. */
  question(g: G): Question<C> | null {
    const frame = g.stack[g.stack.length - 1];
    if (frame === undefined) return null;
    const step = this.#stepOf(frame);
    if (step.ask === null) throw new BrokenPromise(`the state is not at rest, but at ${this.#where(g)}`);
    return questionOf(step, this.#waiting(g, frame, step));
  }

  /** Takes back the last thing a seat has said to a secret ask that is still open. False if there is nothing. */
  retract(g: G, seat: Seat): boolean {
    const frame = g.stack[g.stack.length - 1];
    if (frame === undefined || this.#stepOf(frame).mode !== 'secret') return false;
    const answer = answerOf(g, seat);
    if (answer === undefined) return false;
    answer.choices.pop();
    if (answer.choices.length === 0) g.secret.answers.splice(g.secret.answers.indexOf(answer), 1);
    return true;
  }

  /** Carries out a procedure above the open ask, which is then put afresh. */
  interject<L extends object>(
    g: G,
    procedure: Procedure<L, G, C, E>,
    locals: NoInfer<L>,
    x: Context<E>,
  ): Question<C> | null {
    dropAnswers(g);
    g.stack.push(procedure.frame(locals));
    return this.run(g, x);
  }

  /** Every `procedure.step`: what saved games rely on. */
  names(): string[] {
    return [...this.#steps.values()].flatMap((steps) => [...steps.values()].map((step) => step.key));
  }

  /** Every `procedure.step` at which somebody is asked: the prompts texts must have. */
  asks(): string[] {
    const steps = [...this.#steps.values()].flatMap((each) => [...each.values()]);
    return steps.filter((step) => step.ask !== null).map((step) => step.key);
  }

  #put(g: G, frame: FrameBase, step: Compiled<G, C, E>, x: Context<E>): Question<C> | null {
    if (step.mode === 'quiet' && frame.said !== null) {
      this.#carryOutReaction(g, frame, step, x);
      return null;
    }
    const waiting = this.#waiting(g, frame, step);
    if (waiting.length === 0) {
      if (step.mode === 'secret') this.#carryOutAll(g, frame, step, x);
      else if (step.mode === 'quiet') this.#openReactions(g, frame, step, x);
      else this.#settle(g, frame, step.next, undefined, x);
      return null;
    }
    const forced = forcedSeat(waiting, step);
    if (forced === null) return questionOf(step, waiting);
    this.#carryOut(g, frame, step, forced.seat, forced.choice, x);
    return null;
  }

  /** Who has still to answer, with their options. */
  #waiting(g: G, frame: FrameBase, step: Compiled<G, C, E>): Asked<C>[] {
    const ask = step.ask!;
    const who = ask.who(g, frame);
    if (who === null) return [];
    const seats = typeof who === 'number' ? [who] : who;
    if (step.mode === 'one') return seats.map((seat) => this.#asked(g, frame, step, seat, NOTHING));
    const waiting: Asked<C>[] = [];
    for (const seat of seats) {
      if (step.mode === 'open' && frame.said?.includes(seat)) continue;
      const soFar = answerOf<C>(g, seat)?.choices ?? NOTHING;
      if (soFar.length > 0 && (ask.complete?.(g, frame, seat, soFar) ?? true)) continue;
      waiting.push(this.#asked(g, frame, step, seat, soFar));
    }
    return waiting;
  }

  #asked(g: G, frame: FrameBase, step: Compiled<G, C, E>, seat: Seat, soFar: readonly C[]): Asked<C> {
    const options = step.ask!.options(g, frame, seat, soFar);
    if (options.length === 0) throw new BrokenPromise(`dead end: seat ${seat} has no option at ${this.#where(g)}`);
    return { seat, options, soFar };
  }

  /** A choice that takes effect at once. In an open ask the others are still to be heard. */
  #carryOut(g: G, frame: FrameBase, step: Compiled<G, C, E>, seat: Seat, choice: C, x: Context<E>): void {
    const then = step.ask!.choose(g, frame, choice, x, seat);
    if (step.mode !== 'open' || then !== undefined) {
      this.#settle(g, frame, step.next, then, x);
    } else {
      frame.said = [...(frame.said ?? []), seat];
      this.#push(g, x);
    }
  }

  /** A secret ask with all answers in: they are laid open together, in the order of the seats asked. */
  #carryOutAll(g: G, frame: FrameBase, step: Compiled<G, C, E>, x: Context<E>): void {
    const answers = takeAnswers<C>(g, step.ask!.who(g, frame));
    x.reveal();
    const thens = answers.flatMap(({ seat, choices }) =>
      choices.map((choice) => step.ask!.choose(g, frame, choice, x, seat)),
    );
    const then = thens.findLast((each) => each !== undefined);
    this.#settle(g, frame, step.next, then, x);
  }

  /** A quiet ask with all answers in: those who passed are forgotten, the others act in the order of the seats asked. */
  #openReactions(g: G, frame: FrameBase, step: Compiled<G, C, E>, x: Context<E>): void {
    const pass = step.ask!.pass!;
    const answers = takeAnswers(g, step.ask!.who(g, frame));
    g.secret.answers.push(...answers.filter(({ choices }) => !isOffered([pass], choices[0])));
    frame.said = [];
    // Where nobody could react by public knowledge, nobody was asked, and there is nothing to protect.
    if (answers.length > 0) x.reacted = true;
  }

  #carryOutReaction(g: G, frame: FrameBase, step: Compiled<G, C, E>, x: Context<E>): void {
    const depth = g.stack.length;
    const held = answersIn<C>(g);
    const at = held.findIndex((answer) => answer.depth === depth);
    if (at < 0) {
      this.#settle(g, frame, step.next, undefined, x);
      return;
    }
    const [{ seat, choices }] = held.splice(at, 1);
    // What an earlier reaction has made impossible is dropped: it was never seen.
    if (!isOffered(step.ask!.options(g, frame, seat, NOTHING), choices[0])) return;
    const then = step.ask!.choose(g, frame, choices[0], x, seat);
    if (then === undefined) {
      this.#push(g, x);
    } else {
      dropAnswers(g);
      this.#settle(g, frame, step.next, then, x);
    }
  }

  #keep(g: G, seat: Seat, choice: C): void {
    const answer = answerOf(g, seat);
    if (answer !== undefined) answer.choices.push(choice);
    else g.secret.answers.push({ depth: g.stack.length, seat, choices: [choice] });
  }

  /** Sets the frame to where its step leads, then puts what the step called above it. */
  #settle(g: G, frame: FrameBase, next: string, then: Then<string>, x: Context<E>): void {
    frame.said = null;
    if (then === undefined) frame.step = next;
    else if (then === DONE) frame.step = END;
    else frame.step = then;
    this.#push(g, x);
  }

  #push(g: G, x: Context<E>): void {
    if (x.over) {
      g.stack.length = 0;
      g.secret.answers.length = 0;
      x.over = false;
      x.called = null;
    } else if (x.called !== null) {
      const { proc, locals } = x.called;
      x.called = null;
      g.stack.push({ proc, step: this.#firstStep(proc), said: null, ...locals });
    }
  }

  #firstStep(proc: string): string {
    const steps = this.#steps.get(proc);
    if (steps === undefined) throw new BrokenPromise(`no procedure is called ${proc}`);
    for (const name of steps.keys()) return name;
    throw new BrokenPromise(`${proc} has no steps`);
  }

  #stepOf(frame: FrameBase): Compiled<G, C, E> {
    const step = this.#steps.get(frame.proc)?.get(frame.step);
    if (step === undefined) throw new BrokenPromise(`there is no step ${frame.proc}.${frame.step}`);
    return step;
  }

  #where(g: G): string {
    return g.stack.map((frame) => `${frame.proc}.${frame.step}`).join(' › ');
  }
}

function compile<G extends GameState, C extends Choice, E>(procedure: AnyProcedure<G, C, E>) {
  const names = Object.keys(procedure.steps);
  const compiled = new Map<string, Compiled<G, C, E>>();
  names.forEach((name, i) => {
    const step = procedure.steps[name];
    const key = `${procedure.name}.${name}`;
    const next = names[i + 1] ?? END;
    if (typeof step === 'function') {
      compiled.set(name, { key, next, act: step, ask: null, mode: 'one', deals: 'none' });
      return;
    }
    const mode = step.mode ?? 'one';
    if (mode === 'quiet' && step.pass === undefined) throw new BrokenPromise(`${key} is quiet and has no pass`);
    const deals = step.deals ?? (mode === 'one' || mode === 'open' ? 'money' : 'none');
    compiled.set(name, { key, next, act: null, ask: step, mode, deals });
  });
  return compiled;
}

function questionOf<G extends GameState, C extends Choice, E>(
  step: Compiled<G, C, E>,
  waiting: readonly Asked<C>[],
): Question<C> {
  const { key, mode, deals, ask } = step;
  return { key, mode, deals, pass: ask!.pass ?? null, hides: ask!.always === 'hides', waiting };
}

/** A seat with a single option in an ask that takes it without asking. */
function forcedSeat<C extends Choice>(
  waiting: readonly Asked<C>[],
  step: { ask: { always?: boolean | 'hides' } | null; mode: Mode },
): { readonly seat: Seat; readonly choice: C } | null {
  if (step.ask!.always || step.mode === 'secret' || step.mode === 'quiet') return null;
  for (const { seat, options } of waiting) {
    const choice = options.length === 1 ? choiceIn<C>(options[0]) : null;
    if (choice !== null) return { seat, choice };
  }
  return null;
}
