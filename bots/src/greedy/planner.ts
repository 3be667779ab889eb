import { type AnyGame, type Choice, type GameState, isOffered } from '@cabinet-wars/kernel';
import type { Bot, Budget, Move, Situation } from '../bot.ts';
import { toAnswer } from '../random.ts';
import { NOTHING_RECALLED } from '../recall.ts';
import type { Dilemma, Judgement } from './judgement.ts';
import { plansOf } from './plan.ts';
import { type SecondThoughts, thoughtOver } from './second-thoughts.ts';

/**
 * Plans whole actions of its own and takes the best by judgement; what others may do about it is left to the judgement. It
 * thinks about a state sampled from its view, so it knows what a person in its seat knows.
 */
export function plannerOf<G extends GameState, C extends Choice>(
  game: AnyGame,
  judgement: Judgement<G, C>,
  second: SecondThoughts<G, C> | null = null,
): Bot {
  return (situation, budget): Move => {
    const g: G = game.sample(situation.view, budget.chance);
    judgement.prepare(g, situation.seat);
    const offer = toAnswer(situation.offers, situation.seat);
    if (offer !== undefined) {
      const { accept, why } = judgement.accepts(g, situation.seat, offer.deal, situation.recall ?? NOTHING_RECALLED);
      return { t: 'answer', offer: offer.id, accept, why };
    }
    return decide(game, judgement, second, g, situation, budget);
  };
}

function decide<G extends GameState, C extends Choice>(
  game: AnyGame,
  judgement: Judgement<G, C>,
  second: SecondThoughts<G, C> | null,
  g: G,
  { seat, asks, offers, made, recall = NOTHING_RECALLED }: Situation,
  budget: Budget,
): Move {
  const { own } = asks;
  if (own === null) throw new TypeError('a bot is called only when it has something to decide');
  const dilemma: Dilemma<G, C> = { g, seat, key: own.key, options: own.options as Dilemma<G, C>['options'] };
  // One offer a question: what was not taken up is not worth asking for again.
  const offer = made === 0 ? judgement.offers(dilemma, offers, recall) : null;
  if (offer !== null) return { t: 'offer', ...offer };
  const plans = plansOf(game, judgement, dilemma, limitsOf(budget));
  const [settled] = second === null ? plans : thoughtOver(game, second, dilemma, plans);
  if (!isOffered(own.options, settled.choice)) throw new TypeError(`${settled.choice.t} is not offered at ${own.key}`);
  return { t: 'choose', choice: settled.choice, why: judgement.why(dilemma, settled) };
}

function limitsOf({ nodes, milliseconds }: Budget) {
  const until = performance.now() + milliseconds;
  return { nodes, isLate: () => performance.now() > until };
}
