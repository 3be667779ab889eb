/** English with longer, accented words: shows texts that are cut, not translated, or put together from pieces. Not offered to players. */
export const PSEUDO = 'en-XA';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ë',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  y: 'ý',
  c: 'ç',
  n: 'ñ',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  U: 'Û',
};

/** What stands in tables beside prose. */
const NOT_PROSE: ReadonlySet<string> = new Set(['id', 'edition', 'language']);

/** A third longer, as German or Finnish would be; the brackets show where a text begins and ends. */
const stretched = (text: string): string =>
  text.trim() === '' || text.startsWith('⟦')
    ? text
    : `⟦${text.replaceAll(/\p{L}/gu, (letter) => ACCENTED[letter] ?? letter)}${'·'.repeat(Math.ceil(text.length / 3))}⟧`;

const made = new WeakMap<object, unknown>();

/** A table of texts in the pseudo-language: every sentence in it, and every one its functions make. */
export function pseudo<T>(table: T): T;
export function pseudo(table: unknown): unknown {
  if (typeof table === 'string') return stretched(table);
  if (table === null || (typeof table !== 'object' && typeof table !== 'function')) return table;
  const known = made.get(table);
  if (known !== undefined) return known;
  const stretchedTable = pseudoOf(table);
  made.set(table, stretchedTable);
  return stretchedTable;
}

function pseudoOf(table: object): unknown {
  if (typeof table === 'function') return (...given: unknown[]) => pseudo(Reflect.apply(table, undefined, given));
  if (Array.isArray(table)) return table.map((each) => pseudo(each));
  return Object.fromEntries(
    Object.entries(table).map(([key, value]) => [key, NOT_PROSE.has(key) ? codeOf(value) : pseudo(value)]),
  );
}

/** A table that says of itself that it is English now says that it is not. */
const codeOf = (value: unknown): unknown => (value === 'en' ? PSEUDO : value);
