import {
  type AnyGame,
  type Chance,
  type Choice,
  Context,
  copy,
  type GameState,
  isOffered,
  type Question,
  type Seat,
  Seeded,
  settle,
} from '@cabinet-wars/kernel';
import type { Dilemma, Judgement, Settled } from '../../greedy/judgement.ts';
import { plansOf } from '../../greedy/plan.ts';
import { nearest } from '../../greedy/second-thoughts.ts';
import type { Course, Trials } from '../course.ts';
import type { Value } from '../value.ts';
import type { Contrasts } from './contrasts.ts';
import { PlanReader } from './features-of-plan.ts';
import { Ledger } from './ledger.ts';

export interface Trying {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly nodes: number;
}

const MOST_QUESTIONS = 20_000;
const FINE = 1 << 20;
/** How often lots are drawn, in hundredths; and by how many points a plan falls short that is drawn e times less often. */
const TRIED = 60;
const WARMTH = 1;

/**
 * A game of a value against itself in which now and then a lot decides between a seat's best plans: what follows from that choice
 * follows from it alone, whoever stood better before. One lot for each plan, so that what was drawn is also what is done.
 */
export function tryingGame<G extends GameState, C extends Choice>(
  game: AnyGame,
  course: Course<G, C>,
  trials: Trials<G>,
  value: Value<G>,
  { options, seed, nodes }: Trying,
): Contrasts {
  const settled = settle<{ readonly players: number }>(game.options, options);
  if (!settled.ok) throw new TypeError(`these options cannot be played: ${JSON.stringify(settled.reasons)}`);
  const judgement = course.judgement(game, value);
  const chance = new Seeded(seed);
  const own = new Seeded(`${seed}.own`);
  const x = new Context<unknown>(chance);
  const g: G = copy(game.setup(settled.options, chance));
  const ledger = new Ledger(course.table, game.seats(settled.options).length);
  const lots = new Lots(new PlanReader(game, course, judgement), ledger, own);
  const intended = new Map<Seat, readonly C[]>();
  let question: Question<C> | null = game.flow.run(g, x);
  for (let n = 0; question !== null; n++) {
    if (n > MOST_QUESTIONS) throw new Error(`seed ${seed}: nobody gets anywhere`);
    const { seat, options: offered } = question.waiting[0];
    const { key } = question;
    if (judgement.isRest(key)) lots.free(seat);
    ledger.enter(g, trials.period(g));
    const [next, ...after] = intended.get(seat) ?? [];
    const isTried = trials.isTried(key) && offered.length > 1 && lots.isDrawn(seat);
    if (!isTried && next !== undefined && isOffered(offered, next)) {
      intended.set(seat, after);
      question = game.flow.choose(g, seat, next, x);
      continue;
    }
    const dilemma = seenBy(game, judgement, g, seat, question, own);
    const plans = plansOf(game, judgement, dilemma, { nodes, isLate: () => false });
    const { choice, plan } = isTried ? lots.draw(dilemma, plans) : plans[0];
    intended.set(seat, plan);
    question = game.flow.choose(g, seat, choice, x);
  }
  return ledger.close(game.result(g)!, course.clear);
}

function seenBy<G extends GameState, C extends Choice>(
  game: AnyGame,
  judgement: Judgement<G, C>,
  g: G,
  seat: Seat,
  { key, waiting: [{ options }] }: Question<C>,
  chance: Chance,
): Dilemma<G, C> {
  const seen: G = game.sample(game.view(g, seat), chance);
  judgement.prepare(seen, seat);
  return { g: seen, seat, key, options };
}

/** Draws lots between plans, once for each plan, and has them written down. */
class Lots<G extends GameState, C extends Choice> {
  readonly #reader: PlanReader<G, C>;
  readonly #ledger: Ledger<G>;
  readonly #chance: Chance;
  readonly #drawn = new Set<Seat>();

  constructor(reader: PlanReader<G, C>, ledger: Ledger<G>, chance: Chance) {
    this.#reader = reader;
    this.#ledger = ledger;
    this.#chance = chance;
  }

  free(seat: Seat): void {
    this.#drawn.delete(seat);
  }

  isDrawn(seat: Seat): boolean {
    return !this.#drawn.has(seat) && this.#chance.roll(100) < TRIED;
  }

  draw(dilemma: Dilemma<G, C>, plans: readonly Settled<C>[]): Settled<C> {
    const [best] = plans;
    const near = nearest(plans);
    const features = near
      .map(({ choice, plan }) => this.#reader.read(dilemma, [choice, ...plan]))
      .filter((each) => each !== null);
    if (near.length < 2 || features.length < near.length) return best;
    const weights = near.map(({ gain }) => Math.exp((gain - best.gain) / WARMTH));
    const all = weights.reduce((sum, each) => sum + each, 0);
    const chances = weights.map((each) => each / all);
    const lot = this.#chance.roll(FINE) / FINE;
    const which = placeOf(lot, chances);
    this.#drawn.add(dilemma.seat);
    this.#ledger.note(dilemma.seat, features, chances, which);
    return near[which];
  }
}

function placeOf(lot: number, chances: readonly number[]): number {
  let left = lot;
  for (let i = 0; i < chances.length - 1; i++) {
    left -= chances[i];
    if (left < 0) return i;
  }
  return chances.length - 1;
}
