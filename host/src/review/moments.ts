import type { Reviewer } from '@cabinet-wars/bots';
import { type AnyGame, type Choice, copy, type GameState, type Seat, Table } from '@cabinet-wars/kernel';
import type { Recording } from '../history/play-through.ts';
import { evenThrows } from './even-throws.ts';
import { keptChoices } from './kept.ts';
import type { Progress } from './progress.ts';

/** Something a seat set off, until all of it was settled: an attack with those who were called and every die of it, or a single bid. */
export interface Moment {
  /** After how many entries of the journal it began, and after how many it was settled. */
  readonly at: number;
  readonly until: number;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  /** By seat, in points: what it was worth to each before the dice, and what they added. Of what ended a period only the dice are told, unless in the game's own points. */
  readonly plan: readonly number[];
  readonly dice: readonly number[];
}

/** A moment under way. */
interface Begun {
  readonly at: number;
  readonly seat: Seat;
  readonly choices: Choice[];
  readonly from: GameState;
  /** Whether the seat that began it is still the only one to have spoken, and no die has fallen. */
  isAlone: boolean;
  isCast: boolean;
}

/** All that happened in a game, with what dice had to do with it. Of the last moment, which ended the game, nothing can be said. */
export function* momentsInSteps(
  game: AnyGame,
  reviewer: Reviewer,
  { header, journal }: Recording,
  seed: string,
): Generator<Progress, readonly Moment[]> {
  const kept = keptChoices(journal);
  const moments: Moment[] = [];
  let begun: Begun | null = null;
  let at = 0;
  for (const table of Table.steps(game, header, journal) as Iterable<Table>) {
    const state = table.snapshot.state;
    if (begun !== null && isSettledAt(game, reviewer, state)) {
      const moment = settled(reviewer, begun, state, table.seats.length, at, seed);
      if (moment !== null) moments.push(moment);
      begun = null;
    }
    const entry = kept.get(at);
    // Before the first settled question there is only the set-up, of which no value knows anything yet.
    if (entry !== undefined && (begun !== null || isSettledAt(game, reviewer, state))) {
      const { seat, choices, isCast } = entry;
      begun ??= { at, seat, choices: [], from: copy(state), isAlone: true, isCast: false };
      begun.isAlone &&= seat === begun.seat;
      if (begun.isAlone) begun.choices.push(...choices);
      begun.isAlone &&= !isCast;
      begun.isCast ||= isCast;
    }
    yield { looked: at, of: journal.length };
    at++;
  }
  return moments;
}

const isSettledAt = (game: AnyGame, reviewer: Reviewer, state: GameState): boolean => {
  const question = game.flow.question(state);
  return question === null || reviewer.isSettled(question.key);
};

function settled(
  reviewer: Reviewer,
  { at, seat, choices, from, isCast }: Begun,
  state: GameState,
  seats: number,
  until: number,
  seed: string,
): Moment | null {
  const period = reviewer.period(from);
  const before = standingsOf(reviewer, from, seats, period);
  const after = standingsOf(reviewer, state, seats, period);
  if (before === null || after === null) return null;
  const expected = isCast ? expectedOf(reviewer, from, seat, choices, seats, `${seed}.${at}`) : after;
  const isWithin = period === reviewer.period(state);
  const plan = before.map((stood, each) => (isWithin || reviewer.isInPoints ? expected[each] - stood : 0));
  return { at, until, seat, choices, plan, dice: after.map((stands, each) => stands - expected[each]) };
}

function standingsOf(reviewer: Reviewer, g: GameState, seats: number, period: number): readonly number[] | null {
  const standings = Array.from({ length: seats }, (_, seat) => reviewer.standing(g, seat, period));
  return standings.every((each) => each !== null) ? standings : null;
}

/** How all would stand on the mean; a throw that ends the game tells nothing of points. */
function expectedOf(
  reviewer: Reviewer,
  from: GameState,
  seat: Seat,
  choices: readonly Choice[],
  seats: number,
  seed: string,
): readonly number[] {
  const sums = Array.from({ length: seats }, () => 0);
  const period = reviewer.period(from);
  let count = 0;
  for (const g of reviewer.playOuts(from, seat, choices, evenThrows(seed))) {
    const standings = standingsOf(reviewer, g, seats, period);
    if (standings === null) continue;
    count++;
    standings.forEach((each, i) => {
      sums[i] += each;
    });
  }
  return count === 0 ? standingsOf(reviewer, from, seats, period)! : sums.map((sum) => sum / count);
}
