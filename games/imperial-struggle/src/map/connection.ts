import { IS_FORT, IS_MARKET, IS_NAVAL, LINKS, type Space } from '../data/map/spaces.ts';
import { NOBODY, type Side } from '../data/sides.ts';
import type { State } from '../state.ts';

/**
 * Rule 21: a Market is shifted from an own Territory, Fort (even damaged) or squadron next to it, gained this very Action
 * Round or not; or from an own Market without Conflict that was not Isolated and has not changed in it.
 */
export function isConnected(g: State, side: Side, market: Space): boolean {
  const links = LINKS[market];
  for (let i = 0; i < links.length; i++) {
    const next = links[i];
    if (g.flags[next] !== side) continue;
    if (!IS_MARKET[next]) return true;
    if (g.conflicts[next] === 0 && g.isolated[next] === 0 && g.changed[next] === 0) return true;
  }
  return false;
}

/** Rule 29: a Fort is built from an own Market, sea or Territory held since the Action Round began. */
export const hasBaseForFort = (g: State, side: Side, fort: Space): boolean =>
  LINKS[fort].some(
    (next) => g.flags[next] === side && g.changed[next] === 0 && g.conflicts[next] === 0 && !IS_FORT[next],
  );

/** Rule 29: a damaged Fort is seized from an own Market or squadron next to it now; a Territory will not do. */
export const hasBaseForSeizure = (g: State, side: Side, fort: Space): boolean =>
  LINKS[fort].some((next) => g.flags[next] === side && g.conflicts[next] === 0 && (IS_MARKET[next] || IS_NAVAL[next]));

export const isOpposing = (g: State, side: Side, space: Space): boolean =>
  g.flags[space] !== NOBODY && g.flags[space] !== side;
