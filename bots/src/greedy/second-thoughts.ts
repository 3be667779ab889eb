import { type AnyGame, type Choice, Context, copy, type GameState, type Question } from '@cabinet-wars/kernel';
import type { Dilemma, Judgement, Settled } from './judgement.ts';
import { middling } from './middling.ts';

/** A judgement that was learned by choosing among nearly equal plans by lot: of others it knows nothing. */
export interface SecondThoughts<G extends GameState, C extends Choice> {
  readonly judgement: Judgement<G, C>;
  /** Questions of which it knows something. */
  isRethought(key: string): boolean;
}

/** Which plans are nearly equal: so many at most, falling short of the best by less than so many points. */
const MOST_PLANS = 5;
const SHORT = 3;

/** The nearly equal ones of some plans, which stand in the order of their gain. */
export const nearest = <C extends Choice>(plans: readonly Settled<C>[]): readonly Settled<C>[] =>
  plans.slice(0, MOST_PLANS).filter(({ gain }) => gain > plans[0].gain - SHORT);

/** The plans with the nearly equal ones in the order of second thoughts; each place keeps the gain it was thought to have. */
export function thoughtOver<G extends GameState, C extends Choice>(
  game: AnyGame,
  { judgement, isRethought }: SecondThoughts<G, C>,
  dilemma: Dilemma<G, C>,
  plans: readonly Settled<C>[],
): readonly Settled<C>[] {
  const near = nearest(plans);
  if (near.length < 2 || !isRethought(dilemma.key)) return plans;
  const worths = new Map(near.map((plan) => [plan, worthOf(game, judgement, dilemma, plan)]));
  const order = [...near].sort((a, b) => worths.get(b)! - worths.get(a)!);
  return [...order.map((plan, i) => ({ ...plan, gain: near[i].gain })), ...plans.slice(near.length)];
}

/** What a plan comes to by another judgement than the one that made it. */
function worthOf<G extends GameState, C extends Choice>(
  game: AnyGame,
  judgement: Judgement<G, C>,
  root: Dilemma<G, C>,
  { choice: first, plan }: Settled<C>,
): number {
  const x = new Context<unknown>(middling);
  let [dilemma, toll] = [root, 0];
  for (const choice of [first, ...plan]) {
    toll += judgement.toll(dilemma, choice);
    const told = judgement.worth(dilemma, choice);
    if (told !== null) return told - toll;
    const g = copy(dilemma.g);
    x.clear();
    const question: Question<C> | null = game.flow.choose(g, root.seat, choice, x);
    const own = question?.waiting.find(({ seat }) => seat === root.seat);
    if (question === null || own === undefined) return judgement.value(g, root.seat) - toll;
    dilemma = { g, seat: root.seat, key: question.key, options: own.options };
  }
  return judgement.value(dilemma.g, root.seat) - toll;
}
