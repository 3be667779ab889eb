import type { Seat } from '@cabinet-wars/kernel';
import { POWERS, type Power } from './data/powers.ts';
import { SQUARES, type Square } from './data/squares.ts';
import { tablesOf } from './data/tables.ts';
import { KIND, KINDS, type Kind, RECRUIT_OF, UNIT } from './data/units.ts';
import { isPillaged, mayPay, squaresHeld, treasuryValue } from './money.ts';
import { hasUnit, occupier, spare } from './pieces.ts';
import type { Why } from './reasons.ts';
import { NO_PIECE, type State } from './state.ts';

const isWork = (kind: Kind): boolean => kind === KIND['fortified-zone'] || kind === KIND.base;

/** Kinds that are simply bought; legions are made of veterans (23.1). */
export const BOUGHT: readonly Kind[] = [KIND.army, KIND.horde, KIND.fleet, KIND['fortified-zone'], KIND.base];

/** Whether a new unit of a power may be put on a square, given the squares that got one in this sub-phase (11.2, 11.3). */
export function mayPlace(
  g: State,
  seat: Seat,
  power: Power,
  kind: Kind,
  square: Square,
  placed: readonly Square[],
): Why | null {
  const { value, owner, port, isLand } = tablesOf(g);
  const at = { square: SQUARES[square] };
  if (occupier(g, square) !== seat) return { why: 'not-occupied', ...at };
  if (!isLand[square]) return { why: 'not-land', ...at };
  if (isPillaged(g, square)) return { why: 'pillaged', ...at };
  if (isWork(kind)) {
    if (hasWork(g, square)) return { why: 'works-there', ...at };
  } else {
    if (value[square] === 0) return { why: 'not-civilized', ...at };
    if (kind !== KIND.horde && owner[square] !== power) return { why: 'not-of-power', ...at, power: POWERS[power] };
    if (kind === KIND.fleet && !port[square]) return { why: 'no-port', ...at };
  }
  return hasRoom(g, square, placed);
}

/** 11.2: as many new units as the treasury value; ruling 33: where there is none, one base or one zone. */
export function hasRoom(g: State, square: Square, placed: readonly Square[]): Why | null {
  const most = tablesOf(g).value[square] === 0 ? 1 : treasuryValue(g, square);
  let count = 0;
  for (const each of placed) if (each === square) count++;
  return count < most ? null : { why: 'square-full', square: SQUARES[square], most };
}

/** A base and a fortified zone never share a square, nor do two of either (11.3, errata). */
export const hasWork = (g: State, square: Square): boolean =>
  hasUnit(g, square, UNIT.base) || hasUnit(g, square, UNIT['fortified-zone']);

/** What stands against recruiting a kind, before the square is looked for. */
export function mayRecruit(g: State, seat: Seat, power: Power, kind: Kind): Why | null {
  if (g.control[power] !== seat) return { why: 'power-not-yours', power: POWERS[power] };
  if (spare(g, power, RECRUIT_OF[kind]) === NO_PIECE)
    return { why: 'counters-used-up', power: POWERS[power], kind: KINDS[kind] };
  return mayPay(g, seat, tablesOf(g).recruitCost[RECRUIT_OF[kind]]);
}

/** The squares a new unit may be put on, of those the player holds. */
export function placesFor(
  g: State,
  seat: Seat,
  power: Power,
  kind: Kind,
  placed: readonly Square[],
  held: readonly Square[] = squaresHeld(g, seat),
): Square[] {
  const places: Square[] = [];
  for (const square of held) if (mayPlace(g, seat, power, kind, square, placed) === null) places.push(square);
  return places;
}

/** Erratum 11.3 (8): a base is turned over into a fortified zone for the zone's whole price. */
export function mayFortify(g: State, seat: Seat, square: Square): Why | null {
  const at = { square: SQUARES[square] };
  if (occupier(g, square) !== seat) return { why: 'not-occupied', ...at };
  if (isPillaged(g, square)) return { why: 'pillaged', ...at };
  if (!hasUnit(g, square, UNIT.base)) return { why: 'no-base', ...at };
  return mayPay(g, seat, tablesOf(g).recruitCost[UNIT['fortified-zone']]);
}

/** 23.1: a veteran army of a power that has a legion to spare, where a legion may be placed (11.3 (6)). */
export function mayBecomeLegion(
  g: State,
  seat: Seat,
  power: Power,
  square: Square,
  placed: readonly Square[],
): Why | null {
  if (!g.options.legions) return { why: 'rule-not-played' };
  if (g.control[power] !== seat) return { why: 'power-not-yours', power: POWERS[power] };
  if (spare(g, power, UNIT['legion-recruit']) === NO_PIECE)
    return { why: 'counters-used-up', power: POWERS[power], kind: 'legion' };
  if (veteransOf(g, power, square) === NO_PIECE) return { why: 'no-veterans' };
  return mayPlace(g, seat, power, KIND.legion, square, placed);
}

/** A veteran army of a power on a square. */
export function veteransOf(g: State, power: Power, square: Square): number {
  const { pieceNation } = tablesOf(g);
  for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece])
    if (g.face[piece] === UNIT['army-veteran'] && pieceNation[piece] === power) return piece;
  return NO_PIECE;
}
