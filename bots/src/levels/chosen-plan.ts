import { type AnyGame, type Choice, type GameState, isOffered } from '@cabinet-wars/kernel';
import { carriedOut } from '../greedy/carry-out.ts';
import { type Dilemma, isLastResort, type Judgement, type Settled } from '../greedy/judgement.ts';

/** The first plan in a list of choices somebody made. */
export interface ChosenPlan<G extends GameState, C extends Choice> {
  readonly settled: Settled<C>;
  /** How many of the choices belong to it. */
  readonly used: number;
  /** What the seat is asked then; null where somebody else is. */
  readonly next: Dilemma<G, C> | null;
}

/** Plans on from where the choices end in the middle of a plan. */
export type ThinkOn<G extends GameState, C extends Choice> = (
  dilemma: Dilemma<G, C>,
) => Generator<void, readonly Settled<C>[]>;

/** The value of choices made one after the other; null where this state does not offer them. */
export function* chosenPlan<G extends GameState, C extends Choice>(
  game: AnyGame,
  judgement: Judgement<G, C>,
  root: Dilemma<G, C>,
  choices: readonly C[],
  thinkOn: ThinkOn<G, C>,
): Generator<void, ChosenPlan<G, C> | null> {
  const stood = judgement.value(root.g, root.seat);
  let [dilemma, toll] = [root, 0];
  const asPlan = (used: number, value: number, plan: readonly C[] = []): Settled<C> => ({
    choice: choices[0],
    plan: [...choices.slice(1, used), ...plan],
    gain: value - toll - stood,
  });
  for (let used = 1; ; used++) {
    const choice = choices[used - 1];
    if (!isOffered(dilemma.options, choice)) return null;
    const told = judgement.worth(dilemma, choice);
    toll += judgement.toll(dilemma, choice);
    const next = after(game, dilemma, choice);
    if (told !== null && !isLastResort(told)) return { settled: asPlan(used, told), used, next: next.asked };
    const value = judgement.value(next.g, root.seat);
    if (next.asked === null || judgement.isRest(next.asked.key))
      return { settled: asPlan(used, value), used, next: next.asked };
    if (used === choices.length) {
      const [rest] = yield* thinkOn(next.asked);
      return { settled: asPlan(used, value + rest.gain, [rest.choice, ...rest.plan]), used, next: null };
    }
    dilemma = next.asked;
  }
}

/** Where a choice leads with middling luck, and what the same seat is asked there. */
function after<G extends GameState, C extends Choice>(game: AnyGame, { g: from, seat }: Dilemma<G, C>, choice: C) {
  const { g, question } = carriedOut(game, from, seat, choice);
  const own = question?.waiting.find((each) => each.seat === seat);
  const asked: Dilemma<G, C> | null =
    question === null || own === undefined ? null : { g, seat, key: question.key, options: own.options };
  return { g, asked };
}
