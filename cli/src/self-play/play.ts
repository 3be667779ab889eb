import {
  type AnyEncoding,
  type AnyGame,
  type Choice,
  Context,
  copy,
  type GameState,
  type Legal,
  type Question,
  type Result,
  Seeded,
} from '@cabinet-wars/kernel';

/** Rooms for one observation and for all that may be offered. */
export interface Buffers {
  readonly observation: Int16Array;
  readonly legal: Legal;
}

export const buffersFor = ({ size, actions }: AnyEncoding): Buffers => ({
  observation: new Int16Array(size),
  legal: actions.room(),
});

/** A decision as learning sees it. The buffers are used again for the next. */
export interface Decision {
  readonly seat: number;
  readonly observation: Int16Array;
  readonly legal: Legal;
}

/** The place in `legal` of the action to take. The state is for rules alone; whatever else is to look at it takes a `copy`. */
export type Policy = (decision: Decision, state: GameState, question: Question) => number;
/** Told of every decision and of the action taken. */
export type Keep = (decision: Decision, action: number) => void;

export interface Played {
  readonly result: Result;
  /** Choices with two or more options, quiet asks left out: what speeds are counted in. */
  readonly decisions: number;
}

/** Any of the options, and of a range the first value half the time, else geometrically upward: as random play does. */
export const byLot =
  (source: Seeded): Policy =>
  ({ legal: { count, options, begins } }) => {
    const option = source.next(options[count - 1] + 1);
    let at = begins[option];
    while (at + 1 < count && options[at + 1] === option && source.next(2) === 1) at++;
    return at;
  };

/** One game on the bare rules, with every decision told in numbers. Where there is nothing to decide nobody is asked. */
export function playEncoded(
  game: AnyGame,
  encoding: AnyEncoding,
  options: unknown,
  seed: string,
  policy: Policy,
  buffers: Buffers,
  keep?: Keep,
): Played {
  const chance = new Seeded(seed);
  const x = new Context<unknown>(chance);
  const state: GameState = copy(game.setup(options, chance));
  const { observation, legal } = buffers;
  encoding.moveInto(state, observation);
  const decision = { seat: 0, observation, legal };
  let question: Question | null = game.flow.run(state, x);
  let decisions = 0;
  while (question !== null) {
    const { waiting, key, mode } = question;
    const { seat, options: offered } = waiting.length === 1 ? waiting[0] : waiting[chance.next(waiting.length)];
    encoding.actions.list(offered, legal);
    let at = 0;
    if (legal.count > 1) {
      encoding.observe(state, seat, key, observation);
      decision.seat = seat;
      at = policy(decision, state, question);
      keep?.(decision, legal.ids[at]);
      if (mode !== 'quiet') decisions++;
    }
    const choice: Choice = encoding.actions.choiceOf(offered[legal.options[at]], legal.ids[at]);
    question = game.flow.choose(state, seat, choice, x);
  }
  const result = game.result(state);
  if (result === null) throw new Error('the game ended without a result');
  return { result, decisions };
}
