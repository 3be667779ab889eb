import { OFFERS_A_QUESTION, type Reviewer, type Situation, situationOf, type Verdict } from '@cabinet-wars/bots';
import { type AnyGame, type Entry, type Seat, Seeded, Table } from '@cabinet-wars/kernel';
import type { Limits } from '../bots/think.ts';
import type { Recording } from '../history/play-through.ts';

/** A decision of the seat's own: after how many entries of the journal it was taken, and what is thought of it. */
export interface Reviewed extends Verdict {
  readonly at: number;
}

/** A game looked back at from one seat. */
export interface Review {
  readonly seat: Seat;
  readonly decisions: readonly Reviewed[];
  /** Where most was given away, won or lost by dice, in the order of the game. */
  readonly turningPoints: readonly Reviewed[];
  /** What all plans together gave away, and what all dice gave. */
  readonly lost: number;
  readonly luck: number;
}

const TURNING_POINTS = 5;

/** Looks back at all a seat decided, from what it saw then. A step at a time, so that whoever runs it can stop. */
export function* reviewInSteps(
  game: AnyGame,
  reviewer: Reviewer,
  { header, journal }: Recording,
  seat: Seat,
  { seed, ...limits }: Limits,
): Generator<void, Review> {
  const decisions: Reviewed[] = [];
  let before: Situation | null = null;
  let at = -1;
  for (const table of Table.steps(game, header, journal) as Iterable<Table>) {
    const entry: Entry | undefined = journal[at];
    if (entry?.t === 'undo' && entry.seat === seat) decisions.pop();
    if (entry?.t === 'choose' && entry.seat === seat && !entry.byOrder && before !== null) {
      const after = entry.outcomes.length > 0 && table.result === null ? table.view(seat) : null;
      const budget = { ...limits, chance: new Seeded(`${seed}.${at}`) };
      const verdict = yield* reviewer(before, entry.choices[0], after, budget);
      if (verdict !== null) decisions.push({ at, ...verdict });
    }
    before = situationOf(table, seat, OFFERS_A_QUESTION);
    at++;
    yield;
  }
  return summed(seat, decisions);
}

/** The same at once. */
export function reviewOf(...given: Parameters<typeof reviewInSteps>): Review {
  const steps = reviewInSteps(...given);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function summed(seat: Seat, decisions: readonly Reviewed[]): Review {
  const weight = ({ lost, luck }: Reviewed): number => lost + Math.abs(luck);
  const turningPoints = decisions
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, TURNING_POINTS)
    .sort((a, b) => a.at - b.at);
  return {
    seat,
    decisions,
    turningPoints,
    lost: decisions.reduce((sum, each) => sum + each.lost, 0),
    luck: decisions.reduce((sum, each) => sum + each.luck, 0),
  };
}
