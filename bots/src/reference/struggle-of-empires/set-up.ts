import type { Seat } from '@cabinet-wars/kernel';
import { type Region, regionOf, tablesOf } from '@cabinet-wars/struggle-of-empires/data';
import type { Choice, State } from '@cabinet-wars/struggle-of-empires/view';

/** Two tokens hold a region that pays well; elsewhere two regions are better than one held twice. */
const WORTH_HOLDING = 5.5;

const firstValue = (g: State, region: Region): number => tablesOf(g).vp[region][0];

/** What a choice before the first war comes to; units are placed by looking at what comes of it. */
export function worthInSetUp(g: State, seat: Seat, choice: Choice): number | null {
  if (choice.t === 'draft') return worthOfCounter(g, seat, choice.counter);
  if (choice.t === 'keep') return WORTH_HOLDING;
  return choice.t === 'redraw' ? 2 * WORTH_HOLDING - firstValue(g, regionOf(choice.region)) : null;
}

/** In a draft: regions that pay well, and one that has been begun rather than a new one, if it is not full. */
function worthOfCounter(g: State, seat: Seat, id: string): number {
  const { counters, counterIndex } = tablesOf(g);
  const { region } = counters[counterIndex[id]];
  const same = (g.secret.picks[seat] ?? []).filter((counter) => counters[counter].region === region).length;
  return firstValue(g, region) + (same === 1 ? 1 : same > 1 ? -2 : 0);
}
