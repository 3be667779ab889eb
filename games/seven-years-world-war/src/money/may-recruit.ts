import type { Seat } from '@cabinet-wars/kernel';
import { NOBODYS, POWER_COUNT, POWERS, type Power } from '../data/powers.ts';
import { SQUARES, type Square } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { KIND, KINDS, type Kind, RECRUIT_OF, UNIT } from '../data/units.ts';
import { hasUnit, hasWorks, occupier, spare } from '../pieces.ts';
import { NO_PIECE, type OpenState } from '../state.ts';
import type { Why } from '../vocabulary/reasons.ts';
import { isPillaged, mayPay, squaresHeld, treasuryValue } from './money.ts';

const isWork = (kind: Kind): boolean => kind === KIND['fortified-zone'] || kind === KIND.base;

/** Kinds that are simply bought; legions are made of veterans (23.1). */
export const BOUGHT: readonly Kind[] = [KIND.army, KIND.horde, KIND.fleet, KIND['fortified-zone'], KIND.base];

/** What stands against a new unit of a power on a square, given the squares that got one in this sub-phase (11.2, 11.3). */
function obstacle(
  g: OpenState,
  seat: Seat,
  power: Power,
  kind: Kind,
  square: Square,
  placed: readonly Square[],
): PlacingWhy | null {
  const { value, owner, port, isLand } = tablesOf(g);
  if (occupier(g, square) !== seat) return 'not-occupied';
  if (!isLand[square]) return 'not-land';
  if (isPillaged(g, square)) return 'pillaged';
  if (isWork(kind)) {
    if (hasWorks(g, square)) return 'works-there';
  } else {
    if (value[square] === 0) return 'not-civilized';
    if (kind !== KIND.horde && owner[square] !== power) return 'not-of-power';
    if (kind === KIND.fleet && !port[square]) return 'no-port';
  }
  return roomIn(g, square, placed) > 0 ? null : 'square-full';
}
type PlacingWhy =
  | 'not-occupied'
  | 'not-land'
  | 'pillaged'
  | 'works-there'
  | 'not-civilized'
  | 'not-of-power'
  | 'no-port'
  | 'square-full';

/** The same with the facts a sentence needs. */
export function mayPlace(
  g: OpenState,
  seat: Seat,
  power: Power,
  kind: Kind,
  square: Square,
  placed: readonly Square[],
): Why | null {
  const why = obstacle(g, seat, power, kind, square, placed);
  const at = { square: SQUARES[square] };
  if (why === null) return null;
  if (why === 'not-of-power') return { why, ...at, power: POWERS[power] };
  return why === 'square-full' ? { why, ...at, most: capacityOf(g, square) } : { why, ...at };
}

/** 11.2: as many new units as the treasury value; ruling 33: where there is none, one base or one zone. */
const capacityOf = (g: OpenState, square: Square): number =>
  tablesOf(g).value[square] === 0 ? 1 : treasuryValue(g, square);

/** How many new units a square still takes. */
export function roomIn(g: OpenState, square: Square, placed: readonly Square[]): number {
  let left = capacityOf(g, square);
  for (const each of placed) if (each === square) left--;
  return left;
}

/** What stands against recruiting a kind, before the square is looked for. */
export function mayRecruit(g: OpenState, seat: Seat, power: Power, kind: Kind): Why | null {
  if (g.control[power] !== seat) return { why: 'power-not-yours', power: POWERS[power] };
  if (spare(g, power, RECRUIT_OF[kind]) === NO_PIECE)
    return { why: 'counters-used-up', power: POWERS[power], kind: KINDS[kind] };
  return mayPay(g, seat, tablesOf(g).recruitCost[RECRUIT_OF[kind]]);
}

/** The squares a new unit may be put on, of those the player holds. */
export function placesFor(
  g: OpenState,
  seat: Seat,
  power: Power,
  kind: Kind,
  placed: readonly Square[],
  held: readonly Square[] = squaresHeld(g, seat),
): Square[] {
  const places: Square[] = [];
  for (const square of held) if (obstacle(g, seat, power, kind, square, placed) === null) places.push(square);
  return places;
}

/** What a player can recruit now: kinds of his powers with a counter, a price he can pay and a square to gather in. */
export function recruitable(
  g: OpenState,
  seat: Seat,
  placed: readonly Square[],
  held: readonly Square[],
): { readonly power: Power; readonly kind: Kind }[] {
  const found: { power: Power; kind: Kind }[] = [];
  const { recruitCost } = tablesOf(g);
  for (const kind of BOUGHT) {
    const unit = RECRUIT_OF[kind];
    if (recruitCost[unit] > g.treasury[seat]) continue;
    const fits = (power: Power) => held.some((square) => obstacle(g, seat, power, kind, square, placed) === null);
    // Whose land it is matters to armies and fleets alone: for the others one look serves all powers.
    const anyones = kind === KIND.army || kind === KIND.fleet ? null : fits(NOBODYS);
    if (anyones === false) continue;
    for (let power = 0; power < POWER_COUNT; power++)
      if (g.control[power] === seat && spare(g, power, unit) !== NO_PIECE && (anyones ?? fits(power)))
        found.push({ power, kind });
  }
  return found;
}

/** Erratum 11.3 (8): a base is turned over into a fortified zone for the zone's whole price. */
export function mayFortify(g: OpenState, seat: Seat, square: Square): Why | null {
  const at = { square: SQUARES[square] };
  if (occupier(g, square) !== seat) return { why: 'not-occupied', ...at };
  if (isPillaged(g, square)) return { why: 'pillaged', ...at };
  if (!hasUnit(g, square, UNIT.base)) return { why: 'no-base', ...at };
  return mayPay(g, seat, tablesOf(g).recruitCost[UNIT['fortified-zone']]);
}

/** 23.1: a veteran army of a power that has a legion to spare, where a legion may be placed (11.3 (6)). */
export function mayBecomeLegion(
  g: OpenState,
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
export function veteransOf(g: OpenState, power: Power, square: Square): number {
  const { pieceNation } = tablesOf(g);
  for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece])
    if (g.face[piece] === UNIT['army-veteran'] && pieceNation[piece] === power) return piece;
  return NO_PIECE;
}
