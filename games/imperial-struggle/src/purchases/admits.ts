import { CARIBBEAN, EUROPE, INDIA, NORTH_AMERICA, type Region } from '../data/map/regions.ts';
import { IS_MARKET, IS_PRESTIGE, LINKS, REGION, SPACE, type Space } from '../data/map/spaces.ts';
import { spacesOf, type Where } from '../data/map/where.ts';
import { NOBODY, type Side } from '../data/sides.ts';
import { holds } from '../map/control.ts';
import type { State } from '../state.ts';
import type { Purchase } from '../vocabulary/choices.ts';
import { LIMITS, type LimitId } from '../vocabulary/limits.ts';

type Admits = (g: State, side: Side, purchase: Purchase) => boolean;

/** The space a purchase acts on; −1 for what has none. */
export function spaceOfPurchase(purchase: Purchase): Space {
  if (purchase.t === 'deploy') return SPACE[purchase.to];
  return 'space' in purchase ? SPACE[purchase.space] : -1;
}

const isFlagging = (g: State, purchase: Purchase): boolean =>
  purchase.t === 'shift' && g.flags[SPACE[purchase.space]] === NOBODY;
const isUnflagging = (g: State, purchase: Purchase): boolean => purchase.t === 'shift' && !isFlagging(g, purchase);

const inRegion =
  (region: Region): Admits =>
  (_g, _side, purchase) => {
    const space = spaceOfPurchase(purchase);
    return space >= 0 && REGION[space] === region;
  };
function inSpaces(where: Where): Admits {
  const spaces = spacesOf(where);
  return (_g, _side, purchase) => purchase.t === 'shift' && spaces.includes(SPACE[purchase.space]);
}

function flagsNextToOwnMarket(g: State, side: Side, purchase: Purchase): boolean {
  if (!isFlagging(g, purchase)) return false;
  const space = spaceOfPurchase(purchase);
  return IS_MARKET[space] && LINKS[space].some((next) => IS_MARKET[next] && holds(g, side, next));
}

/** What points of each limit may be spent on. */
const ADMITS: Readonly<Record<LimitId, Admits>> = {
  none: () => true,
  europe: inRegion(EUROPE),
  'europe-unflag': (g, side, purchase) => inRegion(EUROPE)(g, side, purchase) && isUnflagging(g, purchase),
  'north-america': inRegion(NORTH_AMERICA),
  caribbean: inRegion(CARIBBEAN),
  india: inRegion(INDIA),
  'german-states-prussia-dutch': inSpaces({ countries: ['german-states', 'prussia', 'dutch-republic'] }),
  'spain-austria': inSpaces({ countries: ['spain', 'austria'] }),
  'scotland-ireland': inSpaces({ countries: ['scotland', 'ireland'] }),
  'unflag-markets': (g, _side, purchase) => isUnflagging(g, purchase) && IS_MARKET[spaceOfPurchase(purchase)],
  'flag-next-to-own-market': flagsNextToOwnMarket,
  'not-prestige': (_g, _side, purchase) => purchase.t === 'shift' && !IS_PRESTIGE[SPACE[purchase.space]],
  'war-tiles-or-deploy': (_g, _side, purchase) => purchase.t === 'war-tile' || purchase.t === 'deploy',
};
const byNumber: readonly Admits[] = LIMITS.map((id) => ADMITS[id]);

/** Whether points under a limit may pay for a purchase. */
export const admits = (g: State, side: Side, limit: number, purchase: Purchase): boolean =>
  limit === 0 || byNumber[limit](g, side, purchase);
