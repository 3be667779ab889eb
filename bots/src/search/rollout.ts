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
import type { Dilemma, Judgement, Settled } from '../greedy/judgement.ts';
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

/** How others' replies are looked into at a question. */
export interface Lookout<G extends GameState> {
  readonly reach: Reach;
  /** How many times playing on a plan's own worth counts for: the more, the more a single play-out is off beside it. */
  readonly trust: number;
  /** Plans keep their order unless each was played on so often: fewer play-outs tell of luck. */
  readonly least: number;
  /** How many times a search's usual share of nodes and time it may take. */
  readonly patience: number;
  /** What a seat has come to where play-outs end, if something tells it better than the judgement. */
  outcome?(g: G, seat: Seat): number;
}

/** What playing on takes to know of a game. */
export interface PlayingOn<G extends GameState, C extends Choice> {
  /** A quicker, less thorough judgement for play-outs. */
  readonly quick: Judgement<G, C>;
  /** In which of the game's periods a state is: where one ends points are reckoned, and values before and after do not compare. */
  period(g: G): number;
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
 * may, and each replies by his own plan under the same judgement. Points are reckoned where a period ends: nobody goes on beyond
 * that. The state is used up.
 */
export function rollOut<G extends GameState, C extends Choice>(
  game: AnyGame,
  { quick, period }: PlayingOn<G, C>,
  { reach, outcome = quick.value }: Lookout<G>,
  g: G,
  seat: Seat,
  { choice, plan }: Intended<C>,
  chance: Chance,
): Led | null {
  const x = new Context<unknown>(chance);
  const first = game.flow.question(g)?.waiting.find((each) => each.seat === seat);
  if (first === undefined || !isOffered(first.options, choice)) return null;
  const began = period(g);
  // What each means to do; where it does not go as planned, it is planned afresh.
  const intended = new Map<Seat, readonly C[]>([[seat, plan]]);
  let question: Question<C> | null = game.flow.choose(g, seat, choice, x);
  let [nodes, turns, last] = [0, 0, seat];
  for (let n = 0; n < reach.most && question !== null && period(g) === began; n++) {
    const { seat: asked, options } = question.waiting[0];
    if (quick.isRest(question.key) && asked !== last) {
      if (++turns > reach.turns) break;
      last = asked;
    }
    x.clear();
    let [next, ...after] = intended.get(asked) ?? [];
    if (next === undefined || !isOffered(options, next)) {
      // Whatever is no plan of a turn is answered after a look at each option.
      nodes += quick.isRest(question.key) ? reach.nodes : Math.min(options.length, reach.nodes);
      [next, ...after] = reply(game, quick, g, asked, question.key, options, reach);
    }
    intended.set(asked, after);
    question = game.flow.choose(g, asked, next, x);
  }
  return { value: outcome(g, seat), nodes };
}

/** What somebody says, and means to do after it. */
function reply<G extends GameState, C extends Choice>(
  game: AnyGame,
  judgement: Judgement<G, C>,
  g: G,
  seat: Seat,
  key: string,
  options: readonly Option<C>[],
  { nodes }: Reach,
): [C, ...C[]] {
  const seen = copy(g);
  judgement.prepare(seen, seat);
  const dilemma = { g: seen, seat, key, options };
  if (options.length === 1) {
    const [only] = judgement.tries(dilemma, options[0]);
    if (only !== undefined) return [only];
  }
  const settled = bestPlan(game, judgement, dilemma, { nodes, isLate: () => false });
  return [settled.choice, ...planOf(judgement, dilemma, settled)];
}

/** What is to follow a choice. */
export const planOf = <G extends GameState, C extends Choice>(
  judgement: Judgement<G, C>,
  dilemma: Dilemma<G, C>,
  { choice, plan }: Settled<C>,
): readonly C[] => (plan.length > 0 ? plan : (judgement.next?.(dilemma, choice) ?? []));
