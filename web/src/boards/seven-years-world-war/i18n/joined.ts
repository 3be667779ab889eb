/** `France, Austria & Russia`: commas between, and a word or sign before the last. */
export const joined = (names: readonly string[], last: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${last}${names[names.length - 1]}`;
