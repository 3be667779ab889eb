import {
  type AnyGame,
  type Chance,
  Context,
  copy,
  type Option,
  type Question,
  type Seat,
  withNumbers,
} from '@cabinet-wars/kernel';
import { DIPLOMACY_VALUE, MARKER, squareOf } from '@cabinet-wars/seven-years-world-war/data';
import type { Choice, State } from '@cabinet-wars/seven-years-world-war/view';
import type { Value } from '../../learning/value.ts';
import { aboard, byLand, bySea, holder, survey } from './ground.ts';

/** Where Attrition is to strike. */
export const STRIKING = 'attrition.square';

const SIDES_OF_A_DIE = 6;
/** A battle is over long before that. */
const MOST_ASKED = 60;

/** What everybody is thought to do while the outcome is foreseen: the first of these that is offered. */
const HABITS: readonly Choice['t'][] = [
  'gain',
  'pass',
  'leader',
  'take-all',
  'take',
  'go',
  'stand',
  'advance',
  'stop',
  'reaction',
  'return',
  'done',
];
const GAINS = ['win-neutral', 'win-over', 'make-neutral', 'coup', 'assassination', 'espionage'] as const;

function byHabit(options: readonly Option<Choice>[]): Choice {
  for (const t of HABITS) {
    const found = options.filter((option) => option.t === t);
    if (found.length > 0) return t === 'gain' ? bestGain(found) : lowest(found[0]);
  }
  // Of the tables the last: the linear one where it may be used.
  return lowest(options[options.length - 1]);
}

const bestGain = (options: readonly Option<Choice>[]): Choice =>
  lowest(
    GAINS.map((gain) => options.find((option) => 'gain' in option && option.gain === gain)).find(
      (option) => option !== undefined,
    ) ?? options[0],
  );

/** Of whatever is asked in numbers, the least. */
export const lowest = (option: Option<Choice>): Choice => withNumbers<Choice>(option, ({ from }) => from);

/** The best marker to lay, if there is one. */
function strongest(options: readonly Option<Choice>[]): Choice {
  let best: Extract<Choice, { t: 'lay' }> | null = null;
  for (const option of options)
    if (option.t === 'lay' && (best === null || worthOf(option.marker) > worthOf(best.marker))) best = option;
  return best ?? byHabit(options);
}

/** 29.7: Attrition strikes where rivals have most that it can touch. */
export function hardest(g: State, seat: Seat, options: readonly Option<Choice>[]): Choice {
  survey(g);
  let [best, most] = [lowest(options[0]), Number.NEGATIVE_INFINITY];
  for (const option of options) {
    if (option.t !== 'at') continue;
    const square = squareOf(option.square);
    const side = holder[square];
    const force = side === seat || side < 0 ? -1 : byLand[square] + bySea[square] + aboard[square];
    if (force > most) [best, most] = [lowest(option), force];
  }
  return best;
}

/** 29.1 D3, D4: whoever must give up a power chooses which (ruling 14), and parts with what he misses least. */
function cheapest(
  game: AnyGame,
  value: Value<State>,
  from: State,
  seat: Seat,
  options: readonly Option<Choice>[],
): Choice {
  let [best, most] = [lowest(options[0]), Number.NEGATIVE_INFINITY];
  for (const option of options) {
    const g = copy(from);
    game.flow.choose(g, seat, lowest(option), new Context<unknown>(loaded(SIDES_OF_A_DIE >> 1)));
    const left = value(g, seat);
    if (left > most) [best, most] = [lowest(option), left];
  }
  return best;
}

const worthOf = (marker: Extract<Choice, { t: 'lay' }>['marker']): number => DIPLOMACY_VALUE[MARKER[marker]];

/** Nothing but a tie is thrown for so often. */
const MOST_THROWN = 40;

/** A die that falls as told, until it is thrown so often that only a tie can be at stake, which ends where throws differ; of whatever else is drawn, the middle. */
function loaded(face: number): Chance {
  let thrown = 0;
  const fall = (): number => (thrown++ < MOST_THROWN ? face : (face + thrown) % SIDES_OF_A_DIE);
  return { roll: (n) => (n === SIDES_OF_A_DIE ? fall() : n >> 1), draw: (n) => n >> 1 };
}

export interface Foresight {
  readonly game: AnyGame;
  readonly value: Value<State>;
  isRest(key: string): boolean;
}

/** Markers laid in one attempt beyond the first. */
const MOST_LAID = 3;

/** What a choice comes to; in diplomacy with as many more markers laid as is best. */
export function foresee(foresight: Foresight, from: State, seat: Seat, choice: Choice): number {
  const alone = onAverage(foresight, from, seat, choice, 0);
  if (choice.t !== 'diplomacy' && choice.t !== 'lay') return alone;
  let best = alone;
  for (let laid = 1; laid <= MOST_LAID; laid++) best = Math.max(best, onAverage(foresight, from, seat, choice, laid));
  return best;
}

/** On average over a die, once all that follows has been settled. */
function onAverage(
  { game, value, isRest }: Foresight,
  from: State,
  seat: Seat,
  choice: Choice,
  laying: number,
): number {
  let sum = 0;
  for (let face = 0; face < SIDES_OF_A_DIE; face++) {
    const g = copy(from);
    let left = laying;
    const x = new Context<unknown>(loaded(face));
    let question: Question<Choice> | null = game.flow.choose(g, seat, choice, x);
    for (let n = 0; n < MOST_ASKED && question !== null && !isRest(question.key); n++) {
      const { seat: asked, options } = question.waiting[0];
      const isLaying = question.key === 'attempt.commit' && asked === seat && left-- > 0;
      const isGivingUp = question.key === 'gains.victim';
      const answer = isGivingUp
        ? cheapest(game, value, g, asked, options)
        : question.key === STRIKING
          ? hardest(g, asked, options)
          : (isLaying ? strongest : byHabit)(options);
      question = game.flow.choose(g, asked, answer, x);
    }
    sum += value(g, seat);
  }
  return sum / SIDES_OF_A_DIE;
}
