import { MARKER, type MarkerId } from '../../data/markers.ts';
import type { LandId, NationId } from '../../data/powers.ts';
import type { SquareId } from '../../data/squares.ts';
import { KIND_OF, KINDS, UNIT, type UnitId } from '../../data/units.ts';
import type { PieceName } from '../../vocabulary/choices/war.ts';
import { partsOf, tally } from '../pieces.ts';
import { shortName } from '../square-table.ts';
import { markers } from './markers.ts';
import { adjectives, kinds, lands } from './names.ts';
import { squares } from './squares.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** «a, b e c», with the d that Italian puts before another e. */
export const list = (items: readonly string[]): string => {
  if (items.length < 2) return items.join('');
  const last = items[items.length - 1];
  return `${items.slice(0, -1).join(', ')} ${/^e/i.test(last) ? 'ed' : 'e'} ${last}`;
};
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const points = (n: number): string => count(n, 'punto tesoro', 'punti tesoro');
export const ratio = (hundredths: number): string => (hundredths / 100).toFixed(2).replace('.', ',');
export const odds = (column: string): string => column.replace('.', ',');

export const the = (id: LandId): string => lands[id];
export const The = (id: LandId): string => capital(lands[id]);
export const name = (id: LandId): string => capital(lands[id].replace(/^(la|il|lo|le|i|gli) |^l’/, ''));
const isPlural = (id: LandId): boolean => /^(le|i|gli) /.test(lands[id]);
export const v = (id: LandId, one: string, many: string): string => (isPlural(id) ? many : one);

/** A preposition with its article: di + la = della, in + l’ = nell’, and without article as it is. */
const joined: Readonly<Record<'di' | 'a' | 'da' | 'in', readonly [string, string]>> = {
  di: ['de', 'di'],
  a: ['a', 'a'],
  da: ['da', 'da'],
  in: ['ne', 'a'],
};
function join(preposition: keyof typeof joined, id: LandId): string {
  const [stem, alone] = joined[preposition];
  const [, article] = /^(la|il|lo|le|i|gli) |^(?=l’)/.exec(lands[id]) ?? [];
  if (lands[id].startsWith('l’')) return `${stem}l${lands[id]}`;
  if (article === undefined) return `${alone} ${lands[id]}`;
  const rest = lands[id].slice(article.length);
  const ends = { la: 'lla', il: 'l', lo: 'llo', le: 'lle', i: 'i', gli: 'gli' }[article];
  return `${stem}${ends}${rest}`;
}
export const of = (id: LandId): string => join('di', id);
export const to = (id: LandId): string => join('a', id);
export const from = (id: LandId): string => join('da', id);
/**
 * A country goes without article after «in»: in Francia, in Austria; but nell’Impero ottomano, nelle Province Unite, and among a
 * people fra i Tuareg.
 */
export function within(id: LandId): string {
  if (id === 'tauregs' || id === 'asante') return `fra ${lands[id]}`;
  const [, bare] = /^(?:l[ao] |il |l’)(?!Confederazione|Impero)(.+)$/.exec(lands[id]) ?? [];
  return bare === undefined ? join('in', id) : `in ${bare}`;
}

export const square = (id: SquareId): string => shortName(squares, id);
/** Names of squares vary too much for articles: in a sentence the word «casella» carries the preposition. */
export const theSquare = (id: SquareId): string => `la casella ${square(id)}`;
export const inSquare = (id: SquareId): string => `nella casella ${square(id)}`;
export const fromSquare = (id: SquareId): string => `dalla casella ${square(id)}`;
export const toSquare = (id: SquareId): string => `alla casella ${square(id)}`;
export const marker = (id: MarkerId): string => (MARKER[id] === undefined ? id : markers[id].name);

const formsOf = (unit: UnitId) => kinds[KINDS[KIND_OF[UNIT[unit]]]];
const status = (unit: UnitId): string => {
  if (unit.endsWith('-recruit')) return ' (reclute)';
  return unit.endsWith('-veteran') ? ' (veterani)' : '';
};
function unitOf(nation: NationId, unit: UnitId, form: 'a' | 'one' | 'many'): string {
  const forms = formsOf(unit);
  const agreed = (forms.feminine ? 1 : 0) + (form === 'many' ? 2 : 0);
  return `${forms[form]} ${adjectives[nation][agreed]}${status(unit)}`;
}

function say(text: PieceName, form: 'a' | 'one' | 'many'): string {
  const { nation, unit, aboard, cargo } = partsOf(text);
  const said = unitOf(nation, unit, form);
  if (cargo !== null) return `${said} con a bordo ${unitOf(cargo.nation, cargo.unit, 'a')}`;
  return aboard ? `${said}, a bordo` : said;
}

/** Without article: «esercito britannico (veterani)». */
export const piece = (text: PieceName): string => say(text, 'one');
export const aPiece = (text: PieceName): string => say(text, 'a');

/** Without recruits or veterans, and wherever it is. */
export function plainPiece(text: PieceName): string {
  const { nation, unit } = partsOf(text);
  const forms = formsOf(unit);
  return `${forms.one} ${adjectives[nation][forms.feminine ? 1 : 0]}`;
}
/** The same unit ashore. */
export const ashore = (text: PieceName): PieceName => text.replace('@sea', '');

/** Several units, like ones counted: «2 eserciti britannici (veterani) e una base prussiana». */
export const pieces = (names: readonly PieceName[]): string =>
  list(tally(names).map(([text, n]) => (n === 1 ? aPiece(text) : `${n} ${say(text, 'many')}`)));
