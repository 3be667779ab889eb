import { type AnyGame, type Choice, Context, type GameState, type Question, type Seat } from '@cabinet-wars/kernel';
import { carriedOut } from '../../greedy/carry-out.ts';
import type { Dilemma, Judgement, Settled } from './judgement.ts';
import { middling } from './middling.ts';

/** How many unfinished plans are followed from one choice to the next, and how many choices a plan has at most. */
const WIDTH = 40;
const LENGTH = 10;

export interface Limits {
  readonly nodes: number;
  /** Asked now and then: whether time is up. */
  isLate(): boolean;
}

/** A plan as far as it has got. */
interface Draft<G extends GameState, C extends Choice> {
  readonly plan: readonly C[];
  readonly value: number;
  /** What its choices cost besides, which no state shows. */
  readonly toll: number;
  /** What its seat is asked next; null where the plan is whole. */
  readonly next: Dilemma<G, C> | null;
}

/**
 * The best plan from a question on: sequences of the seat's own choices until the table would ask somebody else or the plan
 * is whole. All are followed side by side, and only the most promising go on.
 */
export function bestPlan<G extends GameState, C extends Choice>(
  game: AnyGame,
  judgement: Judgement<G, C>,
  root: Dilemma<G, C>,
  limits: Limits,
): Settled<C> {
  const before = judgement.value(root.g, root.seat);
  const look = new Look(game, judgement, limits);
  let drafts: Draft<G, C>[] = [{ plan: [], value: before, toll: 0, next: root }];
  let best: Draft<G, C> | null = null;
  for (let depth = 0; depth < LENGTH && drafts.length > 0; depth++) {
    const grown = drafts.flatMap((draft) => look.onward(draft));
    for (const draft of grown)
      if ((draft.next === null || look.isOver) && (best === null || draft.value > best.value)) best = draft;
    drafts = mostPromising(grown);
  }
  best ??= drafts[0] ?? null;
  // Out of nodes before anything was looked at: the first thing that may be said.
  if (best === null) return { choice: judgement.tries(root, root.options[0])[0], plan: [], gain: 0 };
  return { choice: best.plan[0], plan: best.plan.slice(1), gain: best.value - before };
}

function mostPromising<G extends GameState, C extends Choice>(grown: readonly Draft<G, C>[]): Draft<G, C>[] {
  const open = grown.filter((draft) => draft.next !== null);
  return open.length <= WIDTH ? open : open.sort((a, b) => b.value - a.value).slice(0, WIDTH);
}

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
    if (told !== null) return { plan, value: told - toll, toll, next: null };
    const { g, question } = carriedOut(this.#game, dilemma.g, dilemma.seat, choice, this.#x);
    const value = this.#judgement.value(g, dilemma.seat) - toll;
    return { plan, value, toll, next: this.#asked(g, dilemma.seat, question) };
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
