import { type AnyGame, type Choice, Context, type GameState, type Question, type Seat } from '@cabinet-wars/kernel';
import { carriedOut } from './carry-out.ts';
import type { Dilemma, Judgement, Settled } from './judgement.ts';
import { middling } from './middling.ts';

/** How many unfinished plans are followed from one choice to the next, and how many choices a plan has at most. */
const WIDTH = 40;
const LENGTH = 10;

export interface Limits {
  readonly nodes: number;
  /** Choices a plan has at most, and how many unfinished ones are followed, if other than usual. */
  readonly length?: number;
  readonly width?: number;
  /** Whether of unfinished plans that begin alike and are worth exactly as much only one goes on: the same done in another order. */
  readonly isMerged?: boolean;
  /** Asked now and then: whether time is up. */
  isLate(): boolean;
}

/** A plan as far as it has got. */
interface Draft<G extends GameState, C extends Choice> {
  readonly plan: readonly C[];
  readonly value: number;
  /** The same with what is still to come of it: the most hopeful are followed. */
  readonly hope: number;
  /** What its choices cost besides, which no state shows. */
  readonly toll: number;
  /** What its seat is asked next; null where the plan is whole. */
  readonly next: Dilemma<G, C> | null;
}

/** The best plan from a question on. */
export const bestPlan = <G extends GameState, C extends Choice>(
  game: AnyGame,
  judgement: Judgement<G, C>,
  root: Dilemma<G, C>,
  limits: Limits,
): Settled<C> => plansOf(game, judgement, root, limits)[0];

/** The same with those it was preferred to: for each thing that may be said first the best plan, the best of all first. */
export function plansOf<G extends GameState, C extends Choice>(
  game: AnyGame,
  judgement: Judgement<G, C>,
  root: Dilemma<G, C>,
  limits: Limits,
): readonly Settled<C>[] {
  const steps = plansInSteps(game, judgement, root, limits);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Sequences of the seat's own choices until the table would ask somebody else or the plan is whole. All are followed side by
 * side, and only the most promising go on. A draft at a time: whoever runs it can listen in between, and stop.
 */
export function* plansInSteps<G extends GameState, C extends Choice>(
  game: AnyGame,
  judgement: Judgement<G, C>,
  root: Dilemma<G, C>,
  limits: Limits,
): Generator<void, readonly Settled<C>[]> {
  const before = judgement.value(root.g, root.seat);
  const look = new Look(game, judgement, limits);
  const whole = new Best<G, C>();
  let drafts: Draft<G, C>[] = [{ plan: [], value: before, hope: before, toll: 0, next: root }];
  const { length = LENGTH, width = WIDTH, isMerged = false } = limits;
  for (let depth = 0; depth < length && drafts.length > 0; depth++) {
    const grown: Draft<G, C>[] = [];
    for (const draft of drafts) {
      grown.push(...look.onward(draft));
      yield;
    }
    for (const draft of grown) if (draft.next === null || look.isOver) whole.add(draft);
    drafts = mostPromising(grown, width, isMerged);
  }
  if (whole.isEmpty) for (const draft of drafts) whole.add(draft);
  // Out of nodes before anything was looked at: the first thing that deserves a thought.
  if (whole.isEmpty) return [{ choice: firstOf(judgement, root), plan: [], gain: 0 }];
  return whole.settled(before);
}

function firstOf<G extends GameState, C extends Choice>(judgement: Judgement<G, C>, root: Dilemma<G, C>): C {
  for (const option of root.options) for (const choice of judgement.tries(root, option)) return choice;
  throw new TypeError(`nothing deserves a thought at ${root.key}`);
}

/** The best plan of each first choice. */
class Best<G extends GameState, C extends Choice> {
  readonly #drafts = new Map<C, Draft<G, C>>();

  get isEmpty(): boolean {
    return this.#drafts.size === 0;
  }

  add(draft: Draft<G, C>): void {
    const known = this.#drafts.get(draft.plan[0]);
    if (known === undefined || draft.value > known.value) this.#drafts.set(draft.plan[0], draft);
  }

  settled(before: number): Settled<C>[] {
    return [...this.#drafts.values()]
      .sort((a, b) => b.value - a.value)
      .map(({ plan, value }) => ({ choice: plan[0], plan: plan.slice(1), gain: value - before }));
  }
}

function mostPromising<G extends GameState, C extends Choice>(
  grown: readonly Draft<G, C>[],
  width: number,
  isMerged: boolean,
): Draft<G, C>[] {
  const open = grown.filter((draft) => draft.next !== null);
  if (open.length <= width) return open;
  open.sort((a, b) => b.hope - a.hope);
  const others = isMerged ? open.filter((draft, i) => i === 0 || !isSame(open[i - 1], draft)) : open;
  return others.slice(0, width);
}

const isSame = <G extends GameState, C extends Choice>(one: Draft<G, C>, other: Draft<G, C>): boolean =>
  one.hope === other.hope &&
  one.plan[0] === other.plan[0] &&
  one.next!.key === other.next!.key &&
  one.next!.options.length === other.next!.options.length;

/** Carries plans on by one choice, as long as there are nodes left. */
class Look<G extends GameState, C extends Choice> {
  isOver = false;
  readonly #game: AnyGame;
  readonly #judgement: Judgement<G, C>;
  readonly #limits: Limits;
  readonly #x = new Context<unknown>(middling);
  #nodes = 0;

  constructor(game: AnyGame, judgement: Judgement<G, C>, limits: Limits) {
    this.#game = game;
    this.#judgement = judgement;
    this.#limits = limits;
  }

  onward(draft: Draft<G, C>): Draft<G, C>[] {
    const grown: Draft<G, C>[] = [];
    const dilemma = draft.next!;
    for (const option of dilemma.options)
      for (const choice of this.#judgement.tries(dilemma, option)) {
        if (this.#isSpent()) return grown;
        grown.push(this.#after(draft, dilemma, choice));
      }
    return grown;
  }

  #after(draft: Draft<G, C>, dilemma: Dilemma<G, C>, choice: C): Draft<G, C> {
    this.#nodes++;
    const plan = [...draft.plan, choice];
    const toll = draft.toll + this.#judgement.toll(dilemma, choice);
    const told = this.#judgement.worth(dilemma, choice);
    if (told !== null) return { plan, value: told - toll, hope: told - toll, toll, next: null };
    const { g, question } = carriedOut(this.#game, dilemma.g, dilemma.seat, choice, this.#x);
    const value = this.#judgement.value(g, dilemma.seat) - toll;
    const hope = value + (this.#judgement.hope?.(g, dilemma.seat) ?? 0);
    return { plan, value, hope, toll, next: this.#asked(g, dilemma.seat, question) };
  }

  #asked(g: G, seat: Seat, question: Question<C> | null): Dilemma<G, C> | null {
    const asked = question?.waiting.find((each) => each.seat === seat);
    if (question === null || asked === undefined || this.#judgement.isRest(question.key)) return null;
    return { g, seat, key: question.key, options: asked.options };
  }

  #isSpent(): boolean {
    if (!this.isOver)
      this.isOver = this.#nodes >= this.#limits.nodes || (this.#nodes % 32 === 31 && this.#limits.isLate());
    return this.isOver;
  }
}
