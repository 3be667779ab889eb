import type { Public, Seat, Tally } from '@cabinet-wars/kernel';
import type { State } from '../state.ts';
import { scoreNow } from './score-now.ts';

/** What a seat pays with, the markers in its hand, and everybody's ratio (in hundredths) if the game ended now. */
export const tally = (g: Public<State>, seat: Seat): Tally => ({
  holds: { treasury: g.treasury[seat], markers: g.hands[seat] },
  scores: scoreNow(g).map(({ ratio }) => ratio),
});
