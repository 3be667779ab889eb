import type { Seat, Table } from '@cabinet-wars/kernel';

/**
 * People who have only one answer. They are asked so that nobody learns from a missing question what they hold; the host
 * answers for them.
 */
export const withOneAnswer = (table: Table, people: readonly Seat[]): Seat[] =>
  people.filter((seat) => table.hasOneAnswer(seat));

/** Gives all such answers at once, as where nobody else is there to whom haste could tell something. True if there were any. */
export function giveOnlyAnswers(table: Table, people: readonly Seat[]): boolean {
  let given = false;
  for (let next = withOneAnswer(table, people); next.length > 0; next = withOneAnswer(table, people)) {
    table.answerFor(next[0]);
    given = true;
  }
  return given;
}
