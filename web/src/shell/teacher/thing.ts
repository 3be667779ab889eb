/** Parts of the page a lesson may point at, besides things on the board. */
const PARTS: Readonly<Record<string, string>> = {
  'page/question': '.decision',
  'page/strip': '.strip',
  'page/tabs': '.tab-nav',
  'page/board': '.board',
};

/** How what a step points at is found on the page: a thing by its key, or by the attribute its kind has on the board. */
export function selectorOf(thing: string): string {
  const part = PARTS[thing];
  if (part !== undefined) return part;
  const [kind, id = ''] = thing.split('/');
  if (kind === 'power') return `.strip [data-power="${CSS.escape(id)}"]`;
  return `[data-thing="${CSS.escape(thing)}"], .board [data-${kind}="${CSS.escape(id)}"]`;
}

/** What is at the foot of the page is stood above. */
export const isAbove = (thing: string): boolean => thing === 'page/strip' || thing.startsWith('power/');

/** Beside a thing of the board the teacher stays on the board, so that the question is never covered. */
export const withinOf = (thing: string): string =>
  thing.startsWith('page/') || thing.startsWith('power/') ? '.table-main' : '.board';
