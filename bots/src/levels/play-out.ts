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

/** Makes these choices, then everybody plays as well as they can until nothing is left open. The state given is changed. */
export function playOut<G extends GameState, C extends Choice>(
  game: AnyGame,
  { quick, isSettled }: Sense<G, C>,
  g: G,
  seat: Seat,
  said: readonly C[],
  chance: Chance,
): void {
  const x = new Context<unknown>(chance);
  let question: Question<C> | null = game.flow.question(g);
  for (const choice of said) {
    const own = question?.waiting.find((asked) => asked.seat === seat);
    if (own === undefined || !isOffered(own.options, choice)) break;
    x.clear();
    question = game.flow.choose(g, seat, choice, x);
  }
  for (let n = 0; n < MOST_REPLIES && question !== null && !isSettled(question.key); n++) {
    const [{ seat: asked, options }] = question.waiting;
    const seen = copy(g);
    quick.prepare(seen, asked);
    const { choice } = bestPlan(game, quick, { g: seen, seat: asked, key: question.key, options }, REPLY);
    x.clear();
    question = game.flow.choose(g, asked, choice, x);
  }
}
