import type { Space } from '../../data/map/spaces.ts';
import { spacesOf } from '../../data/map/where.ts';
import { ECONOMIC, POINTS, type Point, pointOf } from '../../data/points.ts';
import { NOBODY, opponentOf, SIDES, type Side } from '../../data/sides.ts';
import { holds } from '../../map/control.ts';
import { setFlag } from '../../map/flags.ts';
import { buildSquadron, maySquadronBeBuilt } from '../../map/squadrons.ts';
import { changeDebtLimit, changeTreaty, forceDebt, reduceDebt, score } from '../../money/accounts.ts';
import { grant, roundOf } from '../../peace/round.ts';
import type { Context } from '../../procedure.ts';
import type { State } from '../../state.ts';
import { LIMITS, limitOf, UNLIMITED } from '../../vocabulary/limits.ts';
import { amountOf } from './formulas.ts';
import type { Row } from './row.ts';

/** Carries out a row that asks nothing; says whether anything came of it. */
export function doAtOnce(g: State, side: Side, row: Row, x: Context): boolean {
  switch (row.op) {
    case 'points':
      return givePoints(g, side, pointOf(row.points), amountOf(g, side, row.n), limitOf(row.limit ?? 'none'), x);
    case 'vp': {
      const n = amountOf(g, side, row.n);
      score(g, side, n, 'event', x);
      return n > 0;
    }
    case 'debt':
      return changeDebt(g, row.who === 'self' ? side : opponentOf(side), row.n, x);
    case 'treaty':
      changeTreaty(g, side, row.n, 'event', x);
      return true;
    case 'debt-or-points':
      givePoints(g, side, ECONOMIC, row.n - reduceDebt(g, side, row.n, 'event', x), UNLIMITED, x);
      return true;
    case 'debt-limit':
      changeDebtLimit(g, opponentOf(side), row.n, x);
      return true;
    case 'lasting':
      roundOf(g).effects |= row.bit;
      return true;
    case 'own-flags-off':
      return takeOwnFlagsOff(g, side, spacesOf(row.where), x);
    case 'build-squadron':
      if (!maySquadronBeBuilt(g, side)) return false;
      buildSquadron(g, side, 'event', x);
      return true;
    default:
      return false;
  }
}

function givePoints(g: State, side: Side, points: Point, n: number, limit: number, x: Context): boolean {
  if (n <= 0) return false;
  grant(roundOf(g), points, n, limit);
  x.log?.({ t: 'points-granted', side: SIDES[side], points: POINTS[points], n, limit: LIMITS[limit] });
  return true;
}

/** Ruling 113: those that a Conflict does not spoil. */
function takeOwnFlagsOff(g: State, side: Side, spaces: readonly Space[], x: Context): boolean {
  const flagged = spaces.filter((space) => holds(g, side, space));
  for (const space of flagged) setFlag(g, space, NOBODY, x);
  return flagged.length > 0;
}

/** Less Debt, or Debt forced upon the side. */
function changeDebt(g: State, side: Side, n: number, x: Context): boolean {
  if (n < 0) return reduceDebt(g, side, -n, 'event', x) > 0;
  forceDebt(g, side, n, 'event', x);
  return true;
}
