import {
  type AnyGame,
  type Chance,
  type Choice,
  Context,
  copy,
  type GameState,
  type Result,
  type Seat,
  Seeded,
  settle,
} from '@cabinet-wars/kernel';
import type { Settled } from '../greedy/judgement.ts';
import { plansOf } from '../greedy/plan.ts';
import type { Course } from './course.ts';
import { outcomeOf } from './outcome.ts';
import { FIRST_FEATURE, OUTCOME, OWNER, type Samples, widthOf } from './samples.ts';
import type { Value } from './value.ts';

export interface SelfPlay {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly nodes: number;
  /** How many points a plan may fall short by and still be tried now and then. */
  readonly curiosity: number;
  /** One position in so many is kept. */
  readonly every: number;
}

const FINE = 1 << 20;
const MOST_QUESTIONS = 20_000;

/** A game of a value against itself: every kept position as each seat sees it, with how it ended for that seat. */
export function selfPlay<G extends GameState, C extends Choice>(
  game: AnyGame,
  course: Course<G, C>,
  value: Value<G>,
  { options, seed, nodes, curiosity, every }: SelfPlay,
): Samples {
  const settled = settle<{ readonly players: number }>(game.options, options);
  if (!settled.ok) throw new TypeError(`these options cannot be played: ${JSON.stringify(settled.reasons)}`);
  const judgement = course.judgement(game, value);
  const chance = new Seeded(seed);
  const own = new Seeded(`${seed}.own`);
  const warmth = (curiosity * own.roll(FINE)) / FINE;
  const x = new Context<unknown>(chance);
  const g: G = copy(game.setup(settled.options, chance));
  const notes = game.seats(settled.options).map(() => [] as Float64Array[]);
  const limits = { nodes, isLate: () => false };
  let question = game.flow.run(g, x);
  for (let n = 0; question !== null; n++) {
    if (n > MOST_QUESTIONS) throw new Error(`seed ${seed}: nobody gets anywhere`);
    const { seat, options: offered } = question.waiting[0];
    if (course.isKept(question.key) && own.roll(every) === 0)
      notes.forEach((list, each) => {
        list.push(noted(course, game.sample(game.view(g, each), own), each));
      });
    const seen: G = game.sample(game.view(g, seat), own);
    judgement.prepare(seen, seat);
    const plans = plansOf(game, judgement, { g: seen, seat, key: question.key, options: offered as never }, limits);
    question = game.flow.choose(g, seat, curious(plans, warmth, own), x);
  }
  return written(course, game.result(g)!, notes);
}

/** What a seat sees in a state it imagines: in play it looks at nothing else. */
function noted<G extends GameState, C extends Choice>({ table }: Course<G, C>, imagined: G, seat: Seat): Float64Array {
  const features = new Float64Array(table.size);
  table.read(imagined, seat, features);
  return features;
}

/** Mostly the best plan; another the more often, the less it falls short. */
function curious<C extends Choice>(plans: readonly Settled<C>[], warmth: number, chance: Chance): C {
  const [best] = plans;
  if (warmth === 0 || plans.length === 1) return best.choice;
  const weights = plans.map(({ gain }) => Math.exp((gain - best.gain) / warmth));
  let left = (weights.reduce((sum, each) => sum + each, 0) * chance.roll(FINE)) / FINE;
  for (let i = 0; i < plans.length; i++) {
    left -= weights[i];
    if (left < 0) return plans[i].choice;
  }
  return best.choice;
}

function written<G extends GameState, C extends Choice>(
  { table, clear }: Course<G, C>,
  result: Result,
  notes: readonly (readonly Float64Array[])[],
): Samples {
  const width = widthOf(table.size);
  const rows = new Float32Array(notes.reduce((sum, list) => sum + list.length, 0) * width);
  let at = 0;
  notes.forEach((list, seat) => {
    const end = outcomeOf(result, seat, clear);
    for (const features of list) {
      rows[at + OWNER] = seat;
      rows[at + OUTCOME] = end;
      rows.set(features, at + FIRST_FEATURE);
      at += width;
    }
  });
  return { features: table.size, rows };
}
