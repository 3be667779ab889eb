import { JACOBITE_UPRISINGS, MINISTRIES } from '../data/ministries.ts';
import { FRANCE } from '../data/sides.ts';
import type { Context } from '../procedure.ts';
import type { State } from '../state.ts';

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
