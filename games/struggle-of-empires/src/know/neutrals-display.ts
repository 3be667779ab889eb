import { REGION_COUNT } from '../data/regions.ts';
import { tablesOf } from '../data/tables.ts';
import { IN_BAG, ON_MAP, type State } from '../state.ts';

/** A region's row on the display of neutral markers (2020 p.4): how many there are, and where. */
export interface NeutralsIn {
  /** Drawn and used: a control piece has taken their place, or a power nobody plays. */
  drawn: number;
  onMap: number;
  /** Still in the bag. */
  left: number;
}

/** Which markers are gone and which may still come: what both rulebooks' tips on placing units count on. */
export function neutralsDisplay(g: Pick<State, 'data' | 'options' | 'counters'>): NeutralsIn[] {
  const { counters } = tablesOf(g);
  const rows: NeutralsIn[] = Array.from({ length: REGION_COUNT }, () => ({ drawn: 0, onMap: 0, left: 0 }));
  for (let counter = 0; counter < counters.length; counter++) {
    const row = rows[counters[counter].region];
    if (g.counters[counter] === IN_BAG) row.left++;
    else if (g.counters[counter] === ON_MAP) row.onMap++;
    else row.drawn++;
  }
  return rows;
}
