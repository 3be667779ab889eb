import type { Seat, Table } from '@cabinet-wars/kernel';

/** Who has a question, reactions included. For the host alone: everybody may know only whom `asks('spectator')` names. */
export const askedSeats = (table: Table): Seat[] => [...table.seats.keys()].filter((seat) => table.isAsked(seat));
