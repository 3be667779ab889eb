import type { Power } from '../data/powers.ts';
import type { Place } from '../data/regions.ts';
import { tablesOf } from '../data/tables.ts';
import { TILE } from '../data/tiles.ts';
import { hasOriginalSeaMove } from '../editions.ts';
import type { State } from '../state.ts';
import { copiesHeld } from '../tiles/tiles.ts';
import type { VoyageOutcome } from '../vocabulary/choices.ts';
import { needsSeaCheck } from './movement.ts';
import { afterTwoDice, NAVIGATION_BONUS } from './voyage.ts';

export type SeaOdds = Readonly<Record<VoyageOutcome, number>>;

const FACES = 6;

/** What a sea check can come to before any payment, as chances that add up to 1; null where none is needed. */
export function seaOdds(g: State, power: Power, from: Place, to: Place): SeaOdds | null {
  if (!needsSeaCheck(from, to)) return null;
  if (!hasOriginalSeaMove(g)) {
    const { arrives, stays, sinks } = tablesOf(g).data.seaDie;
    return { arrives: arrives / FACES, stays: stays / FACES, lost: sinks / FACES };
  }
  const bonus = NAVIGATION_BONUS * copiesHeld(g, power, TILE.navigation);
  const odds = { arrives: (FACES - 1) / FACES, stays: 0, lost: 0 };
  for (let second = 1; second <= FACES; second++) odds[afterTwoDice(second + bonus)] += 1 / FACES ** 2;
  return odds;
}
