import { countHeld } from './control.ts';
import { JACOBITE_UPRISINGS, MINISTRIES } from './data/ministries.ts';
import { COUNTRY } from './data/regions.ts';
import { FRANCE } from './data/sides.ts';
import { SPACES_OF } from './data/spaces.ts';
import type { State } from './state.ts';
import type { Context } from './words.ts';

/**
 * Jacobite Uprisings leaves the game, held or not, face up or down (rule 48, ruling 55). That shows whether France had it, and
 * leaves France with its other ministries.
 */
export function removeJacobites(g: State, x: Context): void {
  if (g.jacobitesGone) return;
  g.jacobitesGone = true;
  g.thirdMinistry = false;
  const held = g.secret.ministries[FRANCE];
  const at = held.indexOf(JACOBITE_UPRISINGS);
  if (at >= 0) {
    held.splice(at, 1);
    g.ministryCount[FRANCE]--;
  }
  g.revealed[JACOBITE_UPRISINGS] = 0;
  x.reveal();
  x.log?.({ t: 'ministry-removed', ministry: MINISTRIES[JACOBITE_UPRISINGS] });
}

const BRITISH_ISLES = [...SPACES_OF[COUNTRY.scotland], ...SPACES_OF[COUNTRY.ireland]];
const MOST_JACOBITE_VP = 4;

/** What Jacobite Uprisings scores for 3 M: each French space in Scotland and Ireland, each Victory marker. */
export const jacobiteScore = (g: State): number =>
  Math.min(MOST_JACOBITE_VP, countHeld(g, FRANCE, BRITISH_ISLES) + g.jacobiteVictories);
