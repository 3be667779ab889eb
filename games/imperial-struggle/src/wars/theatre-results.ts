import { removeJacobites } from '../cards/jacobites.ts';
import { ANTILLES_SQUADRONS, JACOBITE_DEFEAT_MARGIN, JACOBITE_MARGIN_SPANISH_SUCCESSION } from '../data/numbers.ts';
import { BRITAIN, FRANCE, NOBODY, SIDES } from '../data/sides.ts';
import { tablesOf } from '../data/tables.ts';
import { type Result, THEATRE } from '../data/wars.ts';
import type { Context } from '../procedure.ts';
import type { State } from '../state.ts';
import { theatreAt } from './strength.ts';
import { type Theatre, warOf } from './war-locals.ts';

/** Rule 40: the row a margin reaches; none after a draw, or where it is too small to bring anything (rule 43). */
export function rowOf(g: State, { theatre, winner, margin }: Theatre): Result | null {
  if (winner === NOBODY) return null;
  const rows = tablesOf(g).results[theatreAt(g, theatre)][winner];
  let reached: Result | null = null;
  for (const row of rows) if (row.from <= margin) reached = row;
  return reached;
}

/** Whether a row is the best its theatre has for that winner: what a sweep of the War is made of. */
const isTopRow = (g: State, { theatre, winner }: Theatre, row: Result): boolean =>
  tablesOf(g).results[theatreAt(g, theatre)][winner].at(-1) === row;

/** What a row or a theatre brings besides points and spaces. */
export function settleSpecials(g: State, f: Theatre, row: Result, x: Context): void {
  if (isTopRow(g, f, row)) warOf(g).decisive[f.winner]++;
  if (row.atlanticDominance) {
    g.atlantic = f.winner;
    x.log?.({ t: 'atlantic-dominance', side: SIDES[f.winner] });
  }
  const at = theatreAt(g, f.theatre);
  if (at === THEATRE['WSS-4'] && f.winner === FRANCE && f.margin >= JACOBITE_MARGIN_SPANISH_SUCCESSION)
    jacobiteVictory(g, false, x);
  if (at !== THEATRE['WAS-4']) return;
  if (f.winner === FRANCE) jacobiteVictory(g, true, x);
  else if (f.winner === BRITAIN && f.margin >= JACOBITE_DEFEAT_MARGIN) {
    x.log?.({ t: 'jacobite-defeat' });
    removeJacobites(g, x);
  }
}

/** Rule 48. */
function jacobiteVictory(g: State, thirdMinistry: boolean, x: Context): void {
  g.jacobiteVictories++;
  if (thirdMinistry) g.thirdMinistry = true;
  x.log?.({ t: 'jacobite-victory', markers: g.jacobiteVictories, thirdMinistry });
}

/** Rules 43 and 44: how many squadrons the loser gives up, and where they go. */
export function squadronsLost(g: State, f: Theatre, row: Result): { squadrons: number; to: 'unbuilt' | 'lost' } {
  return theatreAt(g, f.theatre) === THEATRE['AWI-3']
    ? { squadrons: Math.min(f.margin, ANTILLES_SQUADRONS), to: 'lost' }
    : { squadrons: row.squadronsLost, to: 'unbuilt' };
}
