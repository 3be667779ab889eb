/** Parts of the page a lesson may point at, besides things on the board. */
const PARTS: Readonly<Record<string, string>> = {
  'page/question': '.decision',
  'page/strip': '.strip',
  'page/tabs': '.tab-nav',
  'page/board': '.board',
};

/** Powers, and tiles that lie in a row, have their place in the strip. */
const isInStrip = (thing: string): boolean => /^(power|tile)\//.test(thing);

/** How what a step points at is found on the page: a thing by its key, or by the attribute its kind has on the board. */
export function selectorOf(thing: string): string {
  const part = PARTS[thing];
  if (part !== undefined) return part;
  const [kind, id = ''] = thing.split('/');
  if (isInStrip(thing)) return `.strip [data-${kind}="${CSS.escape(id)}"]`;
  return `[data-thing="${CSS.escape(thing)}"], .board [data-${kind}="${CSS.escape(id)}"]`;
}

/** What is at the foot of the page is stood above. */
export const isAbove = (thing: string): boolean => thing === 'page/strip' || isInStrip(thing);

/** Beside a thing of the board the teacher stays on the board, so that the question is never covered. */
export const withinOf = (thing: string): string =>
  thing.startsWith('page/') || isInStrip(thing) ? '.table-main' : '.board';
