import { type AnyGame, type Chance, type Choice, type GameState, isOffered, type Seat } from '@cabinet-wars/kernel';
import type { Adviser, Bot, Budget, Move, Situation } from '../bot.ts';
import type { Dilemma, Judgement, Settled } from '../greedy/judgement.ts';
import { type SecondThoughts, thoughtOver } from '../greedy/second-thoughts.ts';
import { suggestionsOf } from '../greedy/suggestions.ts';
import { toAnswer } from '../random.ts';
import { NOTHING_RECALLED } from '../recall.ts';
import type { Lookout, PlayingOn } from '../search/rollout.ts';
import { searchInSteps } from '../search/search.ts';
import { inHonour } from './honour.ts';
import type { Level, LevelId } from './level.ts';
import { type Far, limitsOf, ownPlans } from './own-plans.ts';

/** All that levels need to know of a game: how to judge it, and where to look ahead. */
export interface Sense<G extends GameState, C extends Choice> extends PlayingOn<G, C> {
  readonly judgement: Judgement<G, C>;
  /** How somebody of a level judges when he plays, where the gentler take in less; left out where all judge alike. */
  at?(level: LevelId): Judgement<G, C>;
  /** Points that make a won game as much more certain as a unit of the network does. */
  readonly unit: number;
  readonly far?: Far<G, C>;
  /** How others' replies are looked into at a question; null where that is not worth its time. */
  lookAt(key: string, g: G): Lookout<G> | null;
  /** Questions at which nothing is under way of which the outcome is open. */
  isSettled(key: string): boolean;
  /**
   * What a seat would have at the end of a period if it ended at once, in the game's own points; of one that is over, what it came to.
   * Where the board tells no such thing a game leaves it out, and a look back goes by what positions are worth to a bot.
   */
  points?(g: G, seat: Seat, period: number): number;
  /** What tells nearly equal plans apart better than the judgement that found them; where nothing does a game leaves it out. */
  readonly second?: SecondThoughts<G, C>;
}

/** Plays at a level. It thinks about states sampled from its view, so it knows what a person in its seat knows. */
export const playerOf = <G extends GameState, C extends Choice>(
  game: AnyGame,
  shared: Sense<G, C>,
  level: Level,
): Bot => {
  const judgement = shared.at?.(level.id) ?? shared.judgement;
  const sense: Sense<G, C> = { ...shared, judgement };
  return (situation, budget): Move => {
    const { seat, view, asks, offers, made, recall = NOTHING_RECALLED } = situation;
    const g: G = game.sample(view, budget.chance);
    judgement.prepare(g, seat);
    const offer = toAnswer(offers, seat);
    if (offer !== undefined) {
      const { accept, why } = judgement.accepts(g, seat, offer.deal, recall);
      return { t: 'answer', offer: offer.id, accept, why };
    }
    const dilemma = dilemmaOf<G, C>(g, situation);
    // One offer a question: what was not taken up is not worth asking for again.
    const proposal = made === 0 ? judgement.offers(dilemma, offers, recall) : null;
    if (proposal !== null) return { t: 'offer', ...proposal };
    const all = atOnce(thinkInSteps(game, sense, level, situation, dilemma, budget));
    const plans = inHonour(sense, level, dilemma, all, recall);
    const settled = taken(plans, level.slip * sense.unit, budget.chance);
    if (!isOffered(asks.own!.options, settled.choice))
      throw new TypeError(`${settled.choice.t} is not offered at ${dilemma.key}`);
    return { t: 'choose', choice: settled.choice, why: judgement.why(dilemma, settled) };
  };
};

/** Says what a player of that level would think about. */
export const adviserAt = <G extends GameState, C extends Choice>(
  game: AnyGame,
  sense: Sense<G, C>,
  level: Level,
): Adviser =>
  function* advise(situation, budget) {
    if (situation.asks.own === null) return [];
    const g: G = game.sample(situation.view, budget.chance);
    sense.judgement.prepare(g, situation.seat);
    const dilemma = dilemmaOf<G, C>(g, situation);
    const plans = yield* thinkInSteps(game, sense, level, situation, dilemma, budget);
    return suggestionsOf(sense.judgement, dilemma, plans);
  };

export function dilemmaOf<G extends GameState, C extends Choice>(
  g: G,
  { seat, asks: { own } }: Situation,
): Dilemma<G, C> {
  if (own === null) throw new TypeError('a bot is called only when it has something to decide');
  return { g, seat, key: own.key, options: own.options as Dilemma<G, C>['options'] };
}

/** The plans a player of that level thinks about, the best first. */
export function* thinkInSteps<G extends GameState, C extends Choice>(
  game: AnyGame,
  sense: Sense<G, C>,
  level: Level,
  { view }: Situation,
  dilemma: Dilemma<G, C>,
  budget: Budget,
): Generator<void, readonly Settled<C>[]> {
  const { second, unit, lookAt } = sense;
  const { share, search, thinksTwice } = level;
  const found = yield* ownPlans(game, sense, level, dilemma, budget);
  const plans = thinksTwice && second !== undefined ? thoughtOver(game, second, dilemma, found) : found;
  const lookout = search === null || plans.length < 2 ? null : lookAt(dilemma.key, dilemma.g);
  if (search === null || lookout === null) return plans;
  const breadth = { ...search, margin: MARGIN * unit };
  const long = { ...limitsOf(budget, lookout.patience * share), chance: budget.chance };
  return yield* searchInSteps(game, sense, view, dilemma, plans, lookout, breadth, long);
}

/** Plans that fall short by more than this, in units of the value, are not played on. */
const MARGIN = 0.5;

function atOnce<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const FINE = 1 << 20;
/** A slip is never absurd: what falls short by more than so many times the usual slip is not done. */
const WORST_SLIP = 2;
/** Nor does anybody by a slip what leaves him worse off than before by more than so much of it, where he need not. */
const HARM = 0.5;

/** The best plan; of somebody who slips another now and then, the less often the worse it is. */
function taken<C extends Choice>(plans: readonly Settled<C>[], slip: number, chance: Chance): Settled<C> {
  const [best] = plans;
  if (slip === 0) return best;
  const least = Math.max(best.gain - WORST_SLIP * slip, best.gain < 0 ? -Infinity : -HARM * slip);
  const near = plans.filter(({ gain }) => gain > least);
  const weights = near.map(({ gain }) => Math.exp((gain - best.gain) / slip));
  let left = (weights.reduce((sum, each) => sum + each, 0) * chance.roll(FINE)) / FINE;
  for (let i = 0; i < near.length; i++) {
    left -= weights[i];
    if (left < 0) return near[i];
  }
  return best;
}
