/** Parts of the page a lesson may point at, besides things on the board. */
const PARTS: Readonly<Record<string, string>> = {
  'page/question': '.decision',
  'page/strip': '.strip',
  'page/tabs': '.tabs',
  'page/board': '.board',
};

/** How what a step points at is found on the page. */
export const selectorOf = (thing: string): string => PARTS[thing] ?? `[data-thing="${CSS.escape(thing)}"]`;

/** A large part is stood beside; of what is at the foot of the page, above. */
export const isAbove = (thing: string): boolean => thing === 'page/strip' || thing.startsWith('power/');
