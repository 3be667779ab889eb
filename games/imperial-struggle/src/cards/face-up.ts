import { HAS_KEYWORD, type Keyword, MINISTRY_COUNT, MINISTRY_SIDE, type Ministry } from '../data/ministries.ts';
import type { Side } from '../data/sides.ts';
import type { State } from '../state.ts';

/** Whether a side's ministry lies face up. */
export const isFaceUp = (g: Pick<State, 'revealed'>, ministry: Ministry): boolean => g.revealed[ministry] === 1;

/** Whether a side has a ministry with the keyword face up; one is as good as several (rule 39). */
export function hasKeyword(g: Pick<State, 'revealed'>, side: Side, keyword: Keyword): boolean {
  for (let ministry = 0; ministry < MINISTRY_COUNT; ministry++)
    if (g.revealed[ministry] === 1 && MINISTRY_SIDE[ministry] === side && HAS_KEYWORD[ministry][keyword]) return true;
  return false;
}
