import type { Source } from './chance/chance.ts';
import { type Choice, isRange, randomChoice } from './choice.ts';
import { Context } from './flow/context.ts';
import type { Question } from './flow/question.ts';
import type { AnyGame } from './game.ts';
import { copy } from './plain.ts';
import type { Seat } from './seat.ts';
import type { GameState } from './state.ts';

/** What a random game came to. */
export interface RandomGame {
  readonly state: GameState;
  /** Every choice made. */
  readonly decisions: number;
  /** Those with two or more options, quiet asks left out: what speeds are counted in. */
  readonly realDecisions: number;
  /** False where it was stopped before its end. */
  readonly finished: boolean;
}

/** Called after every choice; may throw. */
export type Watch = (state: GameState, question: Question | null, seat: Seat, choice: Choice) => void;

/** One game on the bare flow, every choice at random. No table, no journal, and no events unless somebody listens. */
export function playAtRandom(
  game: AnyGame,
  options: unknown,
  source: Source,
  { watch, log, most = 1_000_000 }: { watch?: Watch; log?: (event: unknown) => void; most?: number } = {},
): RandomGame {
  const chance = { roll: (n: number) => source.next(n), draw: (n: number) => source.next(n) };
  const x = new Context<unknown>(chance, log);
  const state: GameState = copy(game.setup(options, chance));
  let question: Question | null = game.flow.run(state, x);
  let decisions = 0;
  let realDecisions = 0;
  while (question !== null && decisions < most) {
    const { waiting, mode } = question;
    const asked = waiting.length === 1 ? waiting[0] : waiting[chance.roll(waiting.length)];
    const choice = randomChoice<Choice>(asked.options, chance);
    decisions++;
    if (mode !== 'quiet' && isReal(asked.options)) realDecisions++;
    question = game.flow.choose(state, asked.seat, choice, x);
    watch?.(state, question, asked.seat, choice);
  }
  return { state, decisions, realDecisions, finished: question === null };
}

/** Whether there is anything to decide: two options, or a range of more than one value. */
function isReal(options: readonly object[]): boolean {
  if (options.length > 1) return true;
  for (const value of Object.values(options[0])) if (isRange(value) && value.from < value.to) return true;
  return false;
}
