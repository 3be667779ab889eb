import type { AnyTexts, Seat, Telling } from '@cabinet-wars/kernel';
import type { SeatFacts } from '../../client/table-client.ts';

/** How seats are called in sentences: by what they play. */
export const tellingOf = (seats: readonly SeatFacts[], texts: AnyTexts, view?: unknown): Telling => ({
  name: (seat: Seat) => texts.plays(seats[seat]?.plays ?? '', view) ?? String(seat),
  view,
});
