import { MARKER, type MarkerId } from '../../data/markers.ts';
import type { LandId, NationId } from '../../data/powers.ts';
import type { SquareId } from '../../data/squares.ts';
import { KIND_OF, KINDS, UNIT, type UnitId } from '../../data/units.ts';
import type { PieceName } from '../../vocabulary/choices/war.ts';
import { partsOf, tally } from '../pieces.ts';
import { shortName } from '../square-table.ts';
import { markers } from './markers.ts';
import { adjectives, kinds, lands, units } from './names.ts';
import { squares } from './squares.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const points = (n: number): string => count(n, 'treasury point');
export const ratio = (hundredths: number): string => (hundredths / 100).toFixed(2);

export const the = (id: LandId): string => (lands[id].the ? `the ${lands[id].name}` : lands[id].name);
export const The = (id: LandId): string => capital(the(id));
export const v = (id: LandId, one: string, many: string): string => (lands[id].plural ? many : one);
export const square = (id: SquareId): string => shortName(squares, id);
export const marker = (id: MarkerId): string => (MARKER[id] === undefined ? id : markers[id].name);

const article = (text: string): string => (/^[aeiou]/i.test(text) ? `an ${text}` : `a ${text}`);
const unitOf = (nation: NationId, unit: UnitId): string => `${adjectives[nation]} ${units[unit]}`;

/** `the British veteran fleet with a Prussian recruit army aboard`, without the article. */
export function piece(name: PieceName): string {
  const { nation, unit, aboard, cargo } = partsOf(name);
  if (cargo !== null) return `${unitOf(nation, unit)} with ${article(unitOf(cargo.nation, cargo.unit))} aboard`;
  return aboard ? `${unitOf(nation, unit)} (aboard)` : unitOf(nation, unit);
}
/** Without recruits or veterans, and wherever it is. */
export function plainPiece(name: PieceName): string {
  const { nation, unit } = partsOf(name);
  return `${adjectives[nation]} ${kinds[KINDS[KIND_OF[UNIT[unit]]]].one}`;
}
/** The same unit ashore. */
export const ashore = (name: PieceName): PieceName => name.replace('@sea', '');
export const aPiece = (name: PieceName): string => article(piece(name));

/** Several units, like ones counted: `2 British veteran armies and a Prussian base`. */
export const pieces = (names: readonly PieceName[]): string =>
  list(tally(names).map(([name, n]) => (n === 1 ? aPiece(name) : `${n} ${plural(name)}`)));

function plural(name: PieceName): string {
  const { nation, unit, aboard, cargo } = partsOf(name);
  const { one, many } = kinds[KINDS[KIND_OF[UNIT[unit]]]];
  const several = unitOf(nation, unit).replace(new RegExp(`${one}$`), many);
  if (cargo !== null) return `${several}, each with ${article(unitOf(cargo.nation, cargo.unit))} aboard`;
  return aboard ? `${several} (aboard)` : several;
}
