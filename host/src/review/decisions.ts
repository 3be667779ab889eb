import { OFFERS_A_QUESTION, type Reviewer, type Situation, situationOf, type Verdict } from '@cabinet-wars/bots';
import { type AnyGame, type Choice, type Seat, Seeded, Table } from '@cabinet-wars/kernel';
import type { Limits } from '../bots/think.ts';
import type { Recording } from '../history/play-through.ts';
import { type Kept, keptChoices } from './kept.ts';
import type { Progress } from './progress.ts';

/** A decision of the seat's own: after how many entries of the journal it was taken, what was said, and what is thought of it. */
export interface Reviewed extends Verdict {
  readonly at: number;
  readonly choices: readonly Choice[];
}

/** What a seat said in a row, from what it saw before the first of it. */
interface Run {
  readonly at: number;
  readonly before: Situation;
  readonly choices: Choice[];
}

/** What a bot makes of all a seat decided. Choices in a row that no die and nobody else came between are one decision. */
export function* decisionsInSteps(
  game: AnyGame,
  reviewer: Reviewer,
  { header, journal }: Recording,
  seat: Seat,
  { seed, ...limits }: Limits,
): Generator<Progress, readonly Reviewed[]> {
  const kept = keptChoices(journal);
  const isOwn = (entry: Kept | undefined): entry is Kept =>
    entry !== undefined && entry.seat === seat && !entry.byOrder;
  const of = [...kept.values()].filter(isOwn).length;
  const decisions: Reviewed[] = [];
  let [run, looked, at]: [Run | null, number, number] = [null, 0, 0];
  for (const table of Table.steps(game, header, journal) as Iterable<Table>) {
    const entry = kept.get(at);
    if (run !== null && isRunOver(table, reviewer, seat, kept.get(at - 1), entry)) {
      const judging = reviewer.judge(run.before, run.choices, { ...limits, chance: new Seeded(`${seed}.${run.at}`) });
      let step = judging.next();
      for (; !step.done; step = judging.next()) yield { looked, of };
      if (step.value !== null) decisions.push({ at: run.at, choices: run.choices, ...step.value });
      run = null;
    }
    if (isOwn(entry)) {
      run ??= { at, before: { ...situationOf(table, seat, OFFERS_A_QUESTION), offers: [] }, choices: [] };
      run.choices.push(...entry.choices);
      looked++;
    }
    yield { looked, of };
    at++;
  }
  return decisions;
}

/** Whether what is said next, if anything, is another decision. */
function isRunOver(
  table: Table,
  reviewer: Reviewer,
  seat: Seat,
  last: Kept | undefined,
  next: Kept | undefined,
): boolean {
  const { own } = table.asks(seat);
  if (own === null || reviewer.isSettled(own.key)) return true;
  return last?.isCast === true || (next !== undefined && next.seat !== seat);
}
