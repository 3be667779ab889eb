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
} from '@cabinet-wars/kernel';
import { bestPlan } from '../greedy/plan.ts';
import type { Sense } from './player.ts';

/** What each looks at before he replies, and how many replies are followed at most. */
const REPLY = { nodes: 12, isLate: () => false } as const;
const MOST_REPLIES = 60;

/**
 * Makes these choices, then everybody plays as well as they can until nothing is left open: what came of it by each chance.
 * Until dice differ all is the same every time, so whoever was asked the same thing before says the same again.
 */
export function* playOuts<G extends GameState, C extends Choice>(
  game: AnyGame,
  sense: Sense<G, C>,
  from: G,
  seat: Seat,
  choices: readonly C[],
  chances: readonly Chance[],
): Generator<G> {
  const replies = new Map<string, C>();
  for (const chance of chances) {
    const g = copy(from);
    const noted = new NotedChance(chance);
    const x = new Context<unknown>(noted);
    let question = sayAll(game, g, seat, choices, x);
    for (let n = 0; n < MOST_REPLIES && question !== null && !sense.isSettled(question.key); n++) {
      const asked = `${n} ${noted.fell}`;
      const choice = replies.get(asked) ?? replyTo(game, sense, g, question);
      replies.set(asked, choice);
      x.clear();
      question = game.flow.choose(g, question.waiting[0].seat, choice, x);
    }
    yield g;
  }
}

function sayAll<G extends GameState, C extends Choice>(
  game: AnyGame,
  g: G,
  seat: Seat,
  choices: readonly C[],
  x: Context<unknown>,
): Question<C> | null {
  let question: Question<C> | null = game.flow.question(g);
  for (const choice of choices) {
    const own = question?.waiting.find((asked) => asked.seat === seat);
    if (own === undefined || !isOffered(own.options, choice)) break;
    x.clear();
    question = game.flow.choose(g, seat, choice, x);
  }
  return question;
}

function replyTo<G extends GameState, C extends Choice>(
  game: AnyGame,
  { quick }: Sense<G, C>,
  g: G,
  { key, waiting: [{ seat, options }] }: Question<C>,
): C {
  const seen = copy(g);
  quick.prepare(seen, seat);
  return bestPlan(game, quick, { g: seen, seat, key, options }, REPLY).choice;
}

/** Notes how everything fell. */
class NotedChance implements Chance {
  readonly #chance: Chance;
  fell = '';

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  draw(sides: number): number {
    return this.#note(this.#chance.draw(sides));
  }

  roll(sides: number): number {
    return this.#note(this.#chance.roll(sides));
  }

  #note(fall: number): number {
    this.fell += `${fall},`;
    return fall;
  }
}
