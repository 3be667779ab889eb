import type { Space } from '../../data/map/spaces.ts';
import { spacesOf } from '../../data/map/where.ts';
import { AMERICAN, NOBODY, opponentOf, type Side } from '../../data/sides.ts';
import { isInPlay, isIntactFort, isProtected } from '../../map/control.ts';
import { damageFort, placeConflict, setFlag, shiftFlag } from '../../map/flags.ts';
import { wouldIsolate } from '../../map/isolation.ts';
import type { Context } from '../../procedure.ts';
import type { State } from '../../state.ts';
import { mayTakeConflict } from '../advantages.ts';
import type { Row, SpaceRow } from './row.ts';

const aimed = ['conflict', 'unflag', 'shift', 'take-control', 'own-flag-off', 'damage-fort'];
export const isAimed = (row: Row): row is Row & SpaceRow => aimed.includes(row.op);

/** What the map says of a row, reckoned once for each. */
const known = new Map<SpaceRow, readonly Space[]>();
function spacesOfRow(row: SpaceRow): readonly Space[] {
  let spaces = known.get(row);
  if (spaces === undefined) {
    spaces = spacesOf(row.where);
    known.set(row, spaces);
  }
  return spaces;
}

/** A flag that is neither one's own nor American: Spain opposes both sides. */
const isOpposing = (g: State, side: Side, space: Space): boolean =>
  g.flags[space] !== NOBODY && g.flags[space] !== side && g.flags[space] !== AMERICAN;

/** A strong Conflict may take the place of an ordinary one. */
const mayTakeStrongConflict = (g: State, space: Space): boolean => g.conflicts[space] < 2 && isInPlay(g, space);

/** Whether a row may be aimed at a space. Nothing here needs a connection: the flag changes outright. */
function mayAim(g: State, side: Side, row: SpaceRow, space: Space): boolean {
  switch (row.op) {
    case 'conflict':
      return (
        (row.strong === true ? mayTakeStrongConflict(g, space) : mayTakeConflict(g, space)) &&
        (row.opposing === undefined || g.flags[space] === opponentOf(side)) &&
        (row.unprotected === undefined || !isProtected(g, space))
      );
    case 'unflag':
      return isOpposing(g, side, space) && (row.harmless === undefined || !wouldIsolate(g, space));
    case 'shift':
      return isInPlay(g, space) && (g.flags[space] === NOBODY || isOpposing(g, side, space));
    case 'take-control':
      return isInPlay(g, space) && g.flags[space] !== side;
    case 'own-flag-off':
      return g.flags[space] === side;
    case 'damage-fort':
      return isIntactFort(g, opponentOf(side), space);
  }
}

export const targetsOf = (g: State, side: Side, row: SpaceRow): Space[] =>
  spacesOfRow(row).filter((space) => mayAim(g, side, row, space));

export function hit(g: State, side: Side, row: SpaceRow, space: Space, x: Context): void {
  if (row.op === 'conflict') placeConflict(g, space, row.strong === true, x);
  else if (row.op === 'shift') shiftFlag(g, space, side, x);
  else if (row.op === 'take-control') setFlag(g, space, side, x);
  else if (row.op === 'damage-fort') damageFort(g, space, x);
  else setFlag(g, space, NOBODY, x);
}
