import type { Public, Seat, Tally } from '@cabinet-wars/kernel';
import type { State } from '../state.ts';
import { scoreNow } from './score-now.ts';

/** What a seat pays with, the unrest it has drawn (in counters), and what all would have if the war ended now. */
export function tally(g: Public<State>, seat: Seat): Tally {
  const power = g.plays[seat];
  const unrest = g.unrest.taken[power] - g.unrest.returned[power];
  return {
    holds: { gold: g.gold[power], population: g.population[power], unrest },
    scores: scoreNow(g).map(({ total }) => total),
  };
}
