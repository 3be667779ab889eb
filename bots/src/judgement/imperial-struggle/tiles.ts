import { type InvestmentId, investmentOf, tablesOf } from '@cabinet-wars/imperial-struggle/data';
import type { Choice, State } from '@cabinet-wars/imperial-struggle/view';
import type { Dilemma } from '../../greedy/judgement.ts';

type TileChoice = Extract<Choice, { t: 'tile' }>;

/** In a hurry only the first tile with the strongest Major action of each kind is thought about. */
export function isStrongest({ g, options }: Dilemma<State, Choice>, { tile }: TileChoice): boolean {
  const face = (id: InvestmentId) => tablesOf(g).investments[investmentOf(id)];
  const { major, majorPoints } = face(tile);
  for (const option of options) {
    if (option.t !== 'tile') continue;
    if (option.tile === tile) break;
    const earlier = face(option.tile);
    if (earlier.major === major && earlier.majorPoints >= majorPoints) return false;
  }
  return !options.some(
    (other) => other.t === 'tile' && face(other.tile).major === major && face(other.tile).majorPoints > majorPoints,
  );
}
