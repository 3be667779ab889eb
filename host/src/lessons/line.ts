import { type AnyGame, BrokenPromise, type Choice, type Seat, type Table } from '@cabinet-wars/kernel';

/** A choice of a lesson: whose it is, and what is chosen. */
export interface Line {
  readonly seat: Seat;
  readonly choice: Choice;
}

/** Reads `britain | attack india france` for the seats of a table. */
export function readLine(game: AnyGame, seats: Table['seats'], line: string): Line {
  const [plays, text = ''] = line.split('|').map((part) => part.trim());
  const seat = seats.findIndex((each) => each.plays === plays);
  const choice: Choice | null = game.notation.parse(text);
  if (seat < 0 || choice === null) throw new BrokenPromise(`a lesson says what nobody can read: ${line}`);
  return { seat, choice };
}

/** Does at the table what a line says. */
export function playLine(table: Table, line: string): void {
  const { seat, choice } = readLine(table.game, table.seats, line);
  const own = table.asks(seat).own;
  const taken = own === null ? null : table.choose(seat, own.askId, choice);
  if (taken === null || !taken.ok)
    throw new BrokenPromise(`a lesson does what the rules do not allow: ${line}, asked ${own?.key ?? 'nothing'}`);
}

/** In the middle of what a seat does, others who are asked for a reaction pass. */
export function letReact(table: Table, seat: Seat): void {
  while (table.asks(seat).own === null) {
    const asked = table.seats.map((_, other) => table.asks(other).own).find((own) => own?.pass != null);
    if (asked?.pass == null) return;
    table.choose(asked.seat, asked.askId, asked.pass);
  }
}
