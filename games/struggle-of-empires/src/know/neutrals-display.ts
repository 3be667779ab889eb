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
  const { countersIn } = tablesOf(g);
  return countersIn.map((inRegion) => rowOf(g.counters, inRegion));
}

function rowOf(counters: readonly number[], inRegion: readonly number[]): NeutralsIn {
  let onMap = 0;
  let left = 0;
  for (const counter of inRegion) {
    if (counters[counter] === IN_BAG) left++;
    else if (counters[counter] === ON_MAP) onMap++;
  }
  return { drawn: inRegion.length - onMap - left, onMap, left };
}
