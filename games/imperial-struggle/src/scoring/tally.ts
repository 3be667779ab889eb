import type { Public, Seat, Tally } from '@cabinet-wars/kernel';
import { FRANCE_WINS_AT } from '../data/numbers.ts';
import { FRANCE } from '../data/sides.ts';
import type { State } from '../state.ts';
import { scoreNow } from './score-now.ts';

/** What a seat pays with beyond its points, and each side's VP, from its own end of the track, if the turn ended now. */
export function tally(g: Public<State>, seat: Seat): Tally {
  const side = g.sideOf[seat];
  const { vp } = scoreNow(g);
  return {
    holds: { debt: g.debt[side], treaty: g.treaty[side], vp: g.vp },
    scores: g.sideOf.map((each) => (each === FRANCE ? vp : FRANCE_WINS_AT - vp)),
  };
}
