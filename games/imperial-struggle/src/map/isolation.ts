import { IS_MARKET, LINKS, MARKETS, SPACE_COUNT, type Space } from '../data/map/spaces.ts';
import { type Flag, NOBODY } from '../data/sides.ts';
import type { State } from '../state.ts';

type OnMap = Pick<State, 'flags' | 'conflicts'>;

const reached = new Uint8Array(SPACE_COUNT);
const queue = new Int16Array(SPACE_COUNT);

/** Whether a Market's owner has a Territory, Fort or squadron next to it. Spain's and the Americans' lead nowhere. */
function isAnchored(g: OnMap, market: Space): boolean {
  const owner = g.flags[market];
  const links = LINKS[market];
  for (let i = 0; i < links.length; i++) if (!IS_MARKET[links[i]] && g.flags[links[i]] === owner) return true;
  return false;
}

/** Marks in `reached` every flagged Market that a chain of own Markets without Conflict joins to something else of its owner's. */
function reach(g: OnMap): void {
  reached.fill(0);
  let end = 0;
  for (let i = 0; i < MARKETS.length; i++) {
    const market = MARKETS[i];
    if (g.flags[market] === NOBODY || g.flags[market] > 1 || !isAnchored(g, market)) continue;
    reached[market] = 1;
    queue[end++] = market;
  }
  for (let at = 0; at < end; at++) {
    const market = queue[at];
    // A Market with a Conflict may be joined itself, but joins no other.
    if (g.conflicts[market] !== 0) continue;
    const links = LINKS[market];
    for (let i = 0; i < links.length; i++) {
      const next = links[i];
      if (!IS_MARKET[next] || reached[next] === 1 || g.flags[next] !== g.flags[market]) continue;
      reached[next] = 1;
      queue[end++] = next;
    }
  }
}

/** Rule 22: which flagged Markets are Isolated, fixed for the Action Round. */
export function markIsolated(g: State): void {
  reach(g);
  for (let i = 0; i < MARKETS.length; i++) {
    const market = MARKETS[i];
    g.isolated[market] = g.flags[market] !== NOBODY && reached[market] === 0 ? 1 : 0;
  }
}

/** The flagged Markets that are Isolated as the map stands. */
export function isolatedMarkets(g: OnMap): Space[] {
  reach(g);
  return MARKETS.filter((market) => g.flags[market] !== NOBODY && reached[market] === 0);
}

/** Whether taking a flag away would Isolate a Market that is not so now. */
export function wouldIsolate(g: State, space: Space): boolean {
  const before = isolatedMarkets(g);
  const flag: Flag = g.flags[space];
  g.flags[space] = NOBODY;
  const after = isolatedMarkets(g);
  g.flags[space] = flag;
  return after.some((market) => !before.includes(market));
}
