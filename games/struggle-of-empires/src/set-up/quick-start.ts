import type { Power } from '../data/powers.ts';
import { HOME, IS_COLONY, type Place, REGIONS, type Region, TAKES_NAVIES } from '../data/regions.ts';
import { tablesOf } from '../data/tables.ts';
import { ARMY, FORT, NAVY, type Unit } from '../data/units.ts';
import { at, type State } from '../state.ts';

/**
 * Where the first units stand in a quick start, which is ours: an army and a fort in the region that is worth most, an army
 * in the next, and a navy with an army in the best colony, so that there is something to hold and something to move.
 */
const PLACED: readonly { readonly unit: Unit; readonly where: 'best' | 'second' | 'colony' }[] = [
  { unit: ARMY, where: 'best' },
  { unit: NAVY, where: 'colony' },
  { unit: ARMY, where: 'colony' },
  { unit: ARMY, where: 'second' },
  { unit: FORT, where: 'best' },
];

/** The unit a power places as its first, second and so on, beside one of its tokens. */
export function quickPlacement(g: State, power: Power, count: number): { unit: Unit; place: Place } {
  const { unit, where } = PLACED[count];
  const [best, second = best] = byWorth(g, power);
  // Whoever drew nothing but Europe has a coast there: of its five regions two take navies. With doubles there may be none.
  const [colony = HOME] = [...byWorth(g, power, IS_COLONY), ...byWorth(g, power, TAKES_NAVIES)];
  return { unit, place: { best, second, colony }[where] };
}

/** Regions of a power's tokens, the most points first. */
function byWorth(g: State, power: Power, among?: readonly boolean[]): Region[] {
  const { vp } = tablesOf(g);
  return [...REGIONS.keys()]
    .filter((region) => g.tokens[at(power, region)] > 0 && (among?.[region] ?? true))
    .toSorted((a, b) => vp[b][0] - vp[a][0] || a - b);
}
