import { type Chance, drawFrom } from '@cabinet-wars/kernel';
import { IS_FORCED, MARKER, MARKERS, type MarkerId } from '../src/data/markers.ts';
import {
  isMinorLand,
  LANDS,
  type Land,
  MINOR_UNITS,
  type Nation,
  POWER,
  POWERS,
  type PowerId,
} from '../src/data/powers.ts';
import { beyond, DIRECTIONS, NOWHERE, SQUARES, type Square, squareOf } from '../src/data/squares.ts';
import { tablesOf } from '../src/data/tables.ts';
import type { PhaseId } from '../src/data/timing.ts';
import { UNIT, type UnitId } from '../src/data/units.ts';
import { heldBy, limitOf } from '../src/markers/hands.ts';
import { forageOf } from '../src/movement/forage.ts';
import { cargoOf, countAt, hasWorks, isAboard, isNaval, occupier, raise } from '../src/pieces.ts';
import { ATTACKED, HALTED, inBox, MINOR, MOVED, NEUTRAL, NO_PIECE, type Piece, type State } from '../src/state.ts';
import { CLAUSES, type ClauseId } from '../src/vocabulary/clauses.ts';
import type { Options } from '../src/vocabulary/options.ts';
import { atPhase, type Table } from './kit.ts';

/** Where coasts, seas, powers and minor lands meet: pieces are crowded around one of these, so that they must meet too. */
const CENTRES = ['C14', 'D14', 'E16', 'H6', 'K25', 'G25', 'D8'];
const REACH = 3;
const TURNS = [1, 3, 6, 7];

/** What is begun with, as often as it stands here: dead ends are likeliest where pieces move and fight. */
const PHASES: readonly PhaseId[] = [
  ...new Array<PhaseId>(9).fill('combat'),
  ...new Array<PhaseId>(4).fill('movement'),
  'diplomacy',
  'pillage',
  'taxation',
  'provisioning',
  'enlightenment',
  'initiative',
];

/** What pieces may have done by then in this player turn. No piece attacks in its own movement. */
const DONE_BEFORE: Partial<Record<PhaseId, readonly number[]>> = {
  movement: [MOVED, MOVED, MOVED | HALTED],
  combat: [MOVED, MOVED | HALTED, ATTACKED, ATTACKED, MOVED | ATTACKED],
  pillage: [MOVED, ATTACKED, MOVED | ATTACKED],
};

const FLEETS: readonly UnitId[] = ['fleet-recruit', 'fleet-veteran'];
const MEN: readonly UnitId[] = ['army-recruit', 'army-veteran', 'horde-recruit'];
const WORKS: readonly UnitId[] = ['base', 'fortified-zone'];
const GARRISON: readonly UnitId[] = ['army-recruit', 'army-veteran', 'base'];
const MINOR_MEN: readonly UnitId[] = ['army-recruit', 'horde-recruit', 'horde-veteran'];
const LEADERS: readonly MarkerId[] = ['general-1', 'general-2', 'admiral-1', 'admiral-2'];
const MARKERS_HELD = MARKERS.filter((_, marker) => !IS_FORCED[marker]);
const MINOR_LANDS: readonly Land[] = [...LANDS.keys()].filter(isMinorLand);

export const oneOf = <T>(list: readonly T[], chance: Chance): T => list[chance.roll(list.length)];
const oneIn = (n: number, chance: Chance): boolean => chance.roll(n) === 0;

/** A phase about to begin at a crowded table: more of everything in one place than a game of random choices ever brings together. */
export function densePosition(players: number, chance: Chance): State {
  const phase = oneOf(PHASES, chance);
  return atPhase({
    options: someOptions(players, chance),
    control: someControl(players, chance),
    phase,
    seat: chance.roll(players),
    initiative: chance.roll(players),
    turn: oneOf(TURNS, chance),
    lay: (on) => crowd(on, phase, chance),
  });
}

function someOptions(players: number, chance: Chance): Partial<Options> {
  const on = () => !oneIn(3, chance);
  return {
    players,
    scenario: 'worldwide',
    legions: on(),
    minorRecruiting: on(),
    increasingTaxes: on(),
    pillage: on(),
    enlightenment: on(),
  };
}

/** A power for every seat; of the others one in four stays neutral. */
function someControl(players: number, chance: Chance): Partial<Record<PowerId, number>> {
  const left = [...POWERS];
  const anybody = () => (oneIn(4, chance) ? NEUTRAL : chance.roll(players));
  return Object.fromEntries(POWERS.map((_, i) => [drawFrom(left, chance), i < players ? i : anybody()]));
}

function crowd(on: Table, phase: PhaseId, chance: Chance): void {
  const { g } = on;
  const squares = around(g, squareOf(oneOf(CENTRES, chance)));
  for (const square of squares) occupy(g, square, chance);
  for (const square of squares) markLand(g, square, chance);
  for (const power of POWERS) if (oneIn(3, chance)) placeLeader(on, power, chance);
  for (const seat of g.hands.keys()) provide(on, seat, chance);
  for (let count = chance.roll(4); count > 0; count--) agree(g, squares, chance);
  wearOut(g, DONE_BEFORE[phase] ?? [], chance);
}

/** The squares within reach of one on which anything can stand. */
function around(g: State, centre: Square): Square[] {
  const { isLand, isSea } = tablesOf(g);
  let squares = [centre];
  for (let i = 0; i < REACH; i++) {
    const neighbours = squares.flatMap((square) => DIRECTIONS.map((_, direction) => beyond(square, direction)));
    squares = [...new Set([...squares, ...neighbours])].filter((square) => square !== NOWHERE);
  }
  return squares.filter((square) => isLand[square] || isSea[square]);
}

/** Nobody, the garrison of a neutral power in its own land, minor units, or a seat's. */
function occupy(g: State, square: Square, chance: Chance): void {
  if (chance.roll(10) < 3) return;
  const { owner, isLand } = tablesOf(g);
  const land = owner[square];
  if (g.control[land] === NEUTRAL) garrison(g, land, square, chance);
  else if (isLand[square] && oneIn(isMinorLand(land) ? 7 : 21, chance)) occupyByMinors(g, square, chance);
  else occupyBySeat(g, chance.roll(g.hands.length), square, chance);
}

function garrison(g: State, power: Nation, square: Square, chance: Chance): void {
  const { isLand, isCoast } = tablesOf(g);
  if (isLand[square] && oneIn(2, chance)) raise(g, power, UNIT[oneOf(GARRISON, chance)], square);
  else if (isCoast[square] && oneIn(2, chance)) raise(g, power, UNIT['fleet-recruit'], square);
}

/** As many as the square feeds (4.77), up to three; a Minor Power Alliance may have led them into another's land. */
function occupyByMinors(g: State, square: Square, chance: Chance): void {
  const { owner, isCoast } = tablesOf(g);
  const land = isMinorLand(owner[square]) ? owner[square] : oneOf(MINOR_LANDS, chance);
  const units = [oneOf(MINOR_MEN, chance), oneOf(MINOR_MEN, chance)];
  if (isCoast[square]) units.push('fleet-recruit');
  for (const unit of units)
    if (countAt(g, square) < forageOf(g, square, true)) raise(g, MINOR_UNITS, UNIT[unit], square, land);
}

/** Units of all of a seat's powers: fleets, most of them loaded with whatever nation's men, and others ashore. */
function occupyBySeat(g: State, seat: number, square: Square, chance: Chance): void {
  const { isLand, isSea, isCoast } = tablesOf(g);
  const nations = [...POWERS.keys()].filter((power) => g.control[power] === seat);
  const men = g.options.legions ? [...MEN, 'legion-recruit' as const] : MEN;
  const lay = (units: readonly UnitId[]): Piece => raise(g, oneOf(nations, chance), UNIT[oneOf(units, chance)], square);
  if (isSea[square] || isCoast[square])
    for (let count = chance.roll(3) + (isSea[square] ? 1 : 0); count > 0; count--) {
      const fleet = lay(FLEETS);
      const cargo = fleet === NO_PIECE || oneIn(3, chance) ? NO_PIECE : lay(men);
      if (cargo !== NO_PIECE) g.aboard[cargo] = fleet;
    }
  if (!isLand[square]) return;
  for (let count = chance.roll(4); count > 0; count--) lay(men);
  if (oneIn(3, chance) && !hasWorks(g, square)) lay(WORKS);
}

/** Pillage and enlightenment, where they are played with; a pillaged square feeds no minor units (4.77). */
function markLand(g: State, square: Square, chance: Chance): void {
  const { isLand, value } = tablesOf(g);
  const { pillage, enlightenment } = g.options;
  if (pillage && isLand[square] && occupier(g, square) !== MINOR && oneIn(8, chance)) g.pillaged.push(square);
  else if (enlightenment && value[square] > 0 && oneIn(6, chance)) g.enlightened.push(square);
}

const isLeft = (g: State, marker: MarkerId): boolean => g.secret.pool[MARKER[marker]] > 0;
const hasRoom = (g: State, seat: number): boolean => seat === NEUTRAL || heldBy(g, seat) < limitOf(g);

/** One of three has led already and lies face down (20.41). */
function placeLeader(on: Table, power: PowerId, chance: Chance): void {
  const { g } = on;
  const leader = oneOf(LEADERS, chance);
  if (!isLeft(g, leader) || !hasRoom(g, g.control[POWER[power]])) return;
  on.leader(power, leader);
  if (!oneIn(3, chance)) return;
  g.leaders[inBox(POWER[power], MARKER[leader])]--;
  g.tired[inBox(POWER[power], MARKER[leader])]++;
}

function provide(on: Table, seat: number, chance: Chance): void {
  on.treasury(seat, chance.roll(25));
  on.g.startingPoints[seat] = 5;
  for (let count = chance.roll(10); count > 0; count--) {
    const marker = oneOf(MARKERS_HELD, chance);
    if (isLeft(on.g, marker) && hasRoom(on.g, seat)) on.hand(seat, marker);
  }
}

/** An agreement that play will often be about to break. */
function agree(g: State, squares: readonly Square[], chance: Chance): void {
  const clause = oneOf(CLAUSES, chance);
  const by = chance.roll(g.hands.length);
  const about: Record<ClauseId, PowerId | string | null> = {
    'no-attack': null,
    'no-entry': oneOf(POWERS, chance),
    'no-diplomacy': oneOf(POWERS, chance),
    leave: SQUARES[oneOf(squares, chance)],
    pay: null,
  };
  g.agreements.push({
    clause,
    by,
    to: (by + 1 + chance.roll(g.hands.length - 1)) % g.hands.length,
    about: about[clause],
    points: clause === 'pay' ? 1 + chance.roll(9) : 0,
    until: Math.min(7, g.turn + chance.roll(2)),
  });
}

/** Half of the pieces have done something this turn. */
function wearOut(g: State, done: readonly number[], chance: Chance): void {
  if (done.length === 0) return;
  g.where.forEach((square, piece) => {
    if (square === NOWHERE || isAboard(g, piece)) return;
    if (oneIn(2, chance)) g.done[piece] = oneOf(done, chance);
    const cargo = isNaval(g, piece) ? cargoOf(g, piece) : NO_PIECE;
    if (cargo !== NO_PIECE) g.done[cargo] = doneAboard(g.done[piece], chance);
  });
}

/** Cargo has moved with its fleet, or alone when it went aboard; it need not have attacked with it (18.63). */
function doneAboard(fleet: number, chance: Chance): number {
  const alone = oneIn(4, chance) ? MOVED : 0;
  return alone | (oneIn(2, chance) ? fleet : fleet & ~ATTACKED);
}
