import { type Context, DONE, type Frame, type Option, type Procedure, type Seat } from '@cabinet-wars/kernel';
import { attack } from '../combat/attack.ts';
import { attacking } from '../combat/attack-under-way.ts';
import { MINOR_RECRUITING } from '../data/charts.ts';
import { LANDS, type Land, MINOR_UNITS } from '../data/powers.ts';
import { NOWHERE, SQUARES, type Square, squareOf } from '../data/squares.ts';
import { UNIT, UNITS, type Unit } from '../data/units.ts';
import { eliminate } from '../eliminate.ts';
import { roll, rolling } from '../markers/roll.ts';
import { nationOf, raise } from '../pieces.ts';
import { procedure } from '../procedure.ts';
import { NO_PIECE, type Piece, type State } from '../state.ts';
import { AT } from '../vocabulary/choices/constants.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { distinct, named, nameOf, piecesAt, unitName } from '../vocabulary/piece-names.ts';
import { fieldUnits, hasMajors, placesFor, squaresWithMajors, works } from './minor-forces.ts';

export interface RecruitingTable {
  /** Who rolls and places, and for which land; rebels may rise among major units (25.3). */
  seat: Seat;
  land: Land;
  rebels: boolean;
  /** What may be raised: 'works' a base or fortified zone, 'field' an army, horde or fleet. */
  kinds: 'works' | 'field';
  unit: Unit;
  square: Square;
  piece: Piece;
}

export const recruitingFor = (seat: Seat, land: Land, rebels = false): RecruitingTable => ({
  seat,
  land,
  rebels,
  kinds: 'field',
  unit: -1,
  square: NOWHERE,
  piece: NO_PIECE,
});

/** 11.61, 29.3. One roll on the minor powers' recruiting table. */
export const recruitingTable: Procedure<RecruitingTable, State, Choice, Event> = procedure<RecruitingTable>(
  'recruiting-table',
)({
  throw: (_g, f, x) => x.call(roll, rolling(f.seat, 'minor-recruiting')),
  read: (g, f, x) => {
    const result = MINOR_RECRUITING[g.die - 1];
    x.log?.({ t: 'minor-recruiting', seat: f.seat, land: LANDS[f.land], result });
    if (result === 'nothing') return DONE;
    if (result === 'uprising' && squaresWithMajors(g, f.land).length > 0) return;
    f.kinds = result === 'base-or-zone' ? 'works' : 'field';
    return 'unit';
  },
  /** Uprising (1): a major unit in the land is lost, then a base or zone appears. */
  uprising: {
    who: (_g, f) => f.seat,
    options: (g, f) => squaresWithMajors(g, f.land).map((square) => AT[square]),
    choose: (_g, f, choice) => {
      f.kinds = 'works';
      if (choice.t === 'at') f.square = squareOf(choice.square);
    },
  },
  victim: {
    who: (_g, f) => f.seat,
    options: (g, f) =>
      distinct(g, piecesAt(g, f.square)).map((piece): Option<Choice> => ({ t: 'lose', piece: nameOf(g, piece) })),
    choose: (g, f, choice, x) => {
      if (choice.t === 'lose') eliminate(g, named(g, piecesAt(g, f.square), choice.piece), 'uprising', x);
    },
  },
  unit: {
    who: (g, f) => (raisable(g, f).length > 0 ? f.seat : null),
    options: (g, f) => raisable(g, f).map((unit): Option<Choice> => ({ t: 'raise', unit: UNITS[unit] })),
    choose: (_g, f, choice) => {
      if (choice.t === 'raise') f.unit = UNIT[choice.unit];
    },
  },
  place: {
    who: (_g, f) => (f.unit >= 0 ? f.seat : null),
    options: (g, f) => placesFor(g, f.unit, f.land, f.rebels).map((square) => AT[square]),
    choose: (g, f, choice, x) => {
      if (choice.t === 'at') appear(g, f, squareOf(choice.square), x);
    },
  },
  /** Erratum 25.3: rebels among major units attack at once. */
  rise: (_g, f, x) => {
    if (f.piece !== NO_PIECE) x.call(attack, attacking({ seat: -1, from: f.square, to: f.square, force: [f.piece] }));
  },
  /** Ruling 36: and are gone if they do not clear the square. */
  quell: (g, f, x) => {
    if (f.piece !== NO_PIECE && g.where[f.piece] === f.square && isBeset(g, f)) eliminate(g, f.piece, 'uprising', x);
  },
});

/** What of the result can be placed at all. */
const raisable = (g: State, f: RecruitingTable): Unit[] =>
  (f.kinds === 'works' ? works(f.land) : fieldUnits(f.land)).filter(
    (unit) => placesFor(g, unit, f.land, f.rebels).length > 0,
  );

function appear(g: State, f: Frame<RecruitingTable>, square: Square, x: Context<Event>): void {
  const amongMajors = hasMajors(g, square);
  const piece = raise(g, MINOR_UNITS, f.unit, square, f.land);
  x.log?.({ t: 'unit-placed', nation: 'minor', piece: unitName(MINOR_UNITS, f.unit), square: SQUARES[square] });
  f.square = square;
  f.piece = amongMajors ? piece : NO_PIECE;
}

/** Whether major units still hold the square the rebels rose in. */
const isBeset = (g: State, f: RecruitingTable): boolean =>
  piecesAt(g, f.square).some((piece) => nationOf(g, piece) !== MINOR_UNITS);
