import { Context, copy, type Question, type Result, randomChoice, Seeded } from '@cabinet-wars/kernel';
import { bareSituation, chosenBy } from './bot-moves.ts';
import type { Position } from './position.ts';
import { Refused } from './refused.ts';

const MOST_STEPS = 1_000_000;

/** Who plays copies of a position to their end, and where chance comes from. */
export interface PlayOut {
  readonly bots: readonly string[] | undefined;
  readonly nodes: number;
  readonly seed: string;
}

/** Plays a copy of a position to its end. */
export async function playOut({ loaded: { game }, state: now }: Position, { bots, nodes, seed }: PlayOut) {
  const state = copy(now);
  const chance = new Seeded(seed);
  const x = new Context<unknown>(chance);
  let question: Question | null = game.flow.question(state);
  let steps = 0;
  while (question !== null) {
    if (steps++ === MOST_STEPS) throw new Refused({ why: 'no-end' });
    const { key, mode, pass, waiting } = question;
    const asked = waiting.length === 1 ? waiting[0] : waiting[chance.next(waiting.length)];
    const { seat, options } = asked;
    const situation = () => bareSituation(game.view(state, seat), { ...asked, key, mode, pass });
    const limits = { nodes, milliseconds: Number.POSITIVE_INFINITY, seed: `${seed}.${steps}` };
    const thought = bots === undefined ? null : await chosenBy(game, bots[seat], situation(), limits);
    x.clear();
    question = game.flow.choose(state, seat, thought ?? randomChoice(options, chance), x);
  }
  const result: Result | null = game.result(state);
  if (result === null) throw new Refused({ why: 'no-end' });
  return { result, steps };
}
