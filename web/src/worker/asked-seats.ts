import type { Seat, Table } from '@cabinet-wars/kernel';

/** Who has a question, reactions included: for the list of this device's own games, which only says that one waits here. */
export const askedSeats = (table: Table): Seat[] =>
  table.seats.flatMap((_, seat) => (table.asks(seat).own === null ? [] : [seat]));
