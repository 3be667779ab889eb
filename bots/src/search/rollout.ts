import {
  type AnyGame,
  type Chance,
  type Choice,
  Context,
  copy,
  type GameState,
  isOffered,
  type Option,
  type Question,
  type Seat,
} from '@cabinet-wars/kernel';
import type { Judgement } from '../greedy/judgement.ts';
import { bestPlan } from '../greedy/plan.ts';

/** How far others' replies are followed. */
export interface Reach {
  /** Until the word has gone to somebody else so often, where a turn is between two plans. */
  readonly turns: number;
  /** How much each looks at before he replies. */
  readonly nodes: number;
  /** Questions in a row nobody will get beyond. */
  readonly most: number;
}

/** What a seat means to say, and then to do. */
export interface Intended<C extends Choice> {
  readonly choice: C;
  readonly plan: readonly C[];
}

/** Where one way to go on has led. */
export interface Led {
  readonly value: number;
  /** What was looked at on the way. */
  readonly nodes: number;
}

/**
 * What comes of a choice when the seat goes on as it means to and everybody then does what seems best to him: dice fall as they
 * may, and each replies by his own plan under the same judgement. The state is used up.
 */
export function rollOut<G extends GameState, C extends Choice>(
  game: AnyGame,
  judgement: Judgement<G, C>,
  g: G,
  seat: Seat,
  { choice, plan }: Intended<C>,
  reach: Reach,
  chance: Chance,
): Led | null {
  const x = new Context<unknown>(chance);
  const first = game.flow.question(g)?.waiting.find((each) => each.seat === seat);
  if (first === undefined || !isOffered(first.options, choice)) return null;
  let question: Question<C> | null = game.flow.choose(g, seat, choice, x);
  let [nodes, turns, last, done] = [0, 0, seat, 0];
  for (let n = 0; n < reach.most && question !== null; n++) {
    const { seat: asked, options } = question.waiting[0];
    if (judgement.isRest(question.key) && asked !== last) {
      if (++turns > reach.turns) break;
      last = asked;
    }
    x.clear();
    if (asked === seat && done < plan.length && isOffered(options, plan[done])) {
      question = game.flow.choose(g, asked, plan[done++], x);
      continue;
    }
    // What does not go as planned is planned afresh.
    if (asked === seat) done = plan.length;
    nodes += reach.nodes;
    question = game.flow.choose(g, asked, reply(game, judgement, g, asked, question.key, options, reach), x);
  }
  return { value: judgement.value(g, seat), nodes };
}

function reply<G extends GameState, C extends Choice>(
  game: AnyGame,
  judgement: Judgement<G, C>,
  g: G,
  seat: Seat,
  key: string,
  options: readonly Option<C>[],
  { nodes }: Reach,
): C {
  if (options.length === 1) {
    const [only] = judgement.tries({ g, seat, key, options }, options[0]);
    if (only !== undefined) return only;
  }
  const seen = copy(g);
  judgement.prepare(seen, seat);
  return bestPlan(game, judgement, { g: seen, seat, key, options }, { nodes, isLate: () => false }).choice;
}
