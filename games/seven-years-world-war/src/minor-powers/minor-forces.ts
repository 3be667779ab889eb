import { isMinorLand, type Land, MINOR_UNITS, RAISES_ARMIES } from '../data/powers.ts';
import { SQUARE_COUNT, type Square } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { IS_NAVAL, IS_STATIC, UNIT, type Unit } from '../data/units.ts';
import { forageOf } from '../movement/forage.ts';
import { countAt, hasUnit, occupier, spare } from '../pieces.ts';
import { MINOR, NEUTRAL, NO_PIECE, NOBODY, type State } from '../state.ts';

/** 29.3: what a land may raise as army, horde or fleet, and as base or fortified zone. */
export const fieldUnits = (land: Land): readonly Unit[] => [
  RAISES_ARMIES[land] ? UNIT['army-recruit'] : UNIT['horde-recruit'],
  UNIT['fleet-recruit'],
];
export const works = (land: Land): readonly Unit[] =>
  RAISES_ARMIES[land] ? [UNIT.base, UNIT['fortified-zone']] : [UNIT.base];

/** 11.62, 29.3, ruling 38: where a unit may be placed for a land. Rebels may rise among major units (25.3). */
export function placesFor(g: State, unit: Unit, land: Land, rebels: boolean): Square[] {
  if (spare(g, MINOR_UNITS, unit) === NO_PIECE) return [];
  if (IS_NAVAL[unit]) return anchorages(g, land).filter((square) => isUnoccupied(g, square));
  const { squaresOf } = tablesOf(g);
  // 29.3: a base on any square, a zone where there is none yet; neither stands in the other's way.
  if (IS_STATIC[unit]) return squaresOf[land].filter((square) => hasRoom(g, square) && !hasUnit(g, square, unit));
  return squaresOf[land].filter(
    (square) => isUnoccupied(g, square) || (rebels && hasMajors(g, square) && forageOf(g, square, true) > 0),
  );
}

/** 29.3: armies, hordes and fleets appear where nobody is; 11.622: not where nothing can be foraged. */
const isUnoccupied = (g: State, square: Square): boolean =>
  occupier(g, square) === NOBODY && forageOf(g, square, true) > 0;

/** 4.77: never with major units, never more than the square feeds. */
const hasRoom = (g: State, square: Square): boolean =>
  (occupier(g, square) === NOBODY || occupier(g, square) === MINOR) && countAt(g, square) < forageOf(g, square, true);

/** 11.622, 29.3, ruling 87: the coasts of a land, and any square of a trade route that ends in it. */
function anchorages(g: State, land: Land): Square[] {
  const { squaresOf, isCoast, routePaths, owner } = tablesOf(g);
  const squares = squaresOf[land].filter((square) => isCoast[square]);
  for (const paths of routePaths)
    for (const path of paths)
      if (owner[path.from] === land || owner[path.to] === land)
        for (const square of path.squares) if (!squares.includes(square)) squares.push(square);
  return squares;
}

/** Whether major units stand on a square. */
export const hasMajors = (g: State, square: Square): boolean =>
  occupier(g, square) >= 0 || occupier(g, square) === NEUTRAL;

/** The squares of a land in which major units stand. */
export const squaresWithMajors = (g: State, land: Land): Square[] =>
  tablesOf(g).squaresOf[land].filter((square) => hasMajors(g, square));

/** The minor lands in which units of players stand, and whose. */
export function intruders(g: State): { land: Land; seats: number[] }[] {
  const { owner } = tablesOf(g);
  const found: { land: Land; seats: number[] }[] = [];
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const seat = occupier(g, square);
    if (seat < 0 || !isMinorLand(owner[square])) continue;
    const known = found.find(({ land }) => land === owner[square]);
    if (known === undefined) found.push({ land: owner[square], seats: [seat] });
    else if (!known.seats.includes(seat)) known.seats.push(seat);
  }
  return found.sort((a, b) => a.land - b.land);
}
