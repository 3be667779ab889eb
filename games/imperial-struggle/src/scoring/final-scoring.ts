import { COMMODITIES } from '../data/demand.ts';
import { MARKETS_OF, SPACES, type Space } from '../data/map/spaces.ts';
import {
  FINAL_COMMODITY_VP,
  FINAL_DEBT_PER_VP,
  FINAL_DEBT_VP_MOST,
  FINAL_TERRITORY_VP,
  START_VP,
} from '../data/numbers.ts';
import { HOME_TERRITORIES } from '../data/set-up.ts';
import { AMERICAN, BRITAIN, FRANCE, NOBODY, opponentOf, SIDES, type Side } from '../data/sides.ts';
import { countHeld, leaderOf } from '../map/control.ts';
import { availableDebt, debtLead, score } from '../money/accounts.ts';
import { type Context, procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import { scorePrestige } from './scoring.ts';
import { win } from './victory.ts';

/** Rule 49: Final Scoring after the sixth Peace turn, and who has won. */
export const finalScoring = procedure<object>('final-scoring')({
  prestige: (g, _f, x) => {
    x.log?.({ t: 'final-scoring' });
    scorePrestige(g, x);
  },
  availableDebt: (g, _f, x) => {
    const [france, britain] = [availableDebt(g, FRANCE), availableDebt(g, BRITAIN)];
    x.log?.({ t: 'final-compared', what: 'available-debt', france, britain });
    const leader = france > britain ? FRANCE : BRITAIN;
    score(g, leader, finalDebtVp(debtLead(g, leader)), 'final', x);
  },
  commodities: (g, _f, x) => {
    for (let commodity = 0; commodity < COMMODITIES.length; commodity++) scoreCommodity(g, commodity, x);
  },
  territories: (g, _f, x) => {
    for (let side = 0; side < SIDES.length; side++)
      for (const space of HOME_TERRITORIES[opponentOf(side)])
        if (isTakenBy(g, side, space)) scoreTerritory(g, side, space, x);
  },
  winner: (g, _f, x) => decide(g, x),
});

/** A VP for each full two of the lead, at most four. */
export const finalDebtVp = (lead: number): number => Math.min(Math.floor(lead / FINAL_DEBT_PER_VP), FINAL_DEBT_VP_MOST);

function scoreCommodity(g: State, commodity: number, x: Context): void {
  const markets = MARKETS_OF[commodity];
  x.log?.({
    t: 'final-compared',
    what: COMMODITIES[commodity],
    france: countHeld(g, FRANCE, markets),
    britain: countHeld(g, BRITAIN, markets),
  });
  const { side } = leaderOf(g, markets);
  if (side !== NOBODY) score(g, side, FINAL_COMMODITY_VP, 'final', x);
}

/** American flags count as French, here alone. */
const isTakenBy = (g: State, side: Side, space: Space): boolean =>
  g.flags[space] === side || (side === FRANCE && g.flags[space] === AMERICAN);

function scoreTerritory(g: State, side: Side, space: Space, x: Context): void {
  x.log?.({ t: 'territory-scored', side: SIDES[side], space: SPACES[space] });
  score(g, side, FINAL_TERRITORY_VP, 'final', x);
}

/** Rule 11: where the track stands; in its middle more Available Debt, then Britain. */
function decide(g: State, x: Context): void {
  if (g.vp !== START_VP) win(g, g.vp > START_VP ? FRANCE : BRITAIN, 'final', x);
  else if (debtLead(g, FRANCE) !== 0) win(g, debtLead(g, FRANCE) > 0 ? FRANCE : BRITAIN, 'final-debt', x);
  else win(g, BRITAIN, 'final-even', x);
}
