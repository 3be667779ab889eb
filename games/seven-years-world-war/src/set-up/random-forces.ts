import { DONE, type Seat } from '@cabinet-wars/kernel';
import { RANDOM_AREAS, RANDOM_FORCES } from '../data/charts.ts';
import { landOf, MINOR_UNITS } from '../data/powers.ts';
import { SQUARES, type Square, squareOf } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { UNIT, type Unit } from '../data/units.ts';
import { roll, rolling } from '../markers/roll.ts';
import { occupier, raise, spare } from '../pieces.ts';
import { procedure } from '../procedure.ts';
import { NO_PIECE, NOBODY, type State } from '../state.ts';
import { AT } from '../vocabulary/choices/constants.ts';
import { unitName } from '../vocabulary/piece-names.ts';

export interface RandomForces {
  seat: Seat;
  /** What the die has brought; −1 before. */
  unit: Unit;
}

/** 28.6, last paragraph. Each player rolls for one force in the lands nobody has set up, and places it on an empty square. */
export const randomForces = procedure<RandomForces>('random-forces')({
  throw: (_g, f, x) => x.call(roll, rolling(f.seat, 'set-up')),
  find: (g, f) => {
    const id = RANDOM_FORCES[g.die - 1];
    if (id === null) return DONE;
    f.unit = UNIT[id];
    if (spare(g, MINOR_UNITS, f.unit) === NO_PIECE) return DONE;
  },
  place: {
    who: (g, f) => (emptySquares(g).length > 0 ? f.seat : null),
    options: (g) => emptySquares(g).map((square) => AT[square]),
    choose: (g, f, choice, x) => {
      if (choice.t !== 'at') return;
      const square = squareOf(choice.square);
      raise(g, MINOR_UNITS, f.unit, square, tablesOf(g).owner[square]);
      x.log?.({ t: 'unit-placed', nation: 'minor', piece: unitName(MINOR_UNITS, f.unit), square: SQUARES[square] });
    },
  },
});

/** No more than one unit a square, and none beside others. */
const emptySquares = (g: State): Square[] =>
  RANDOM_AREAS.flatMap((area) => tablesOf(g).squaresOf[landOf(area)]).filter(
    (square) => occupier(g, square) === NOBODY && tablesOf(g).forageMinor[square] > 0,
  );
