/** Letters that are no commands of a table: those of the choices after the ninth. */
const LETTERS = 'acefghijknoqsvwxy';

/** The key that chooses an option, by its place in the list: 1 to 9, then letters; null where there are no more. */
export function keyOfOption(option: number): string | null {
  if (option < 9) return String(option + 1);
  return LETTERS[option - 9]?.toUpperCase() ?? null;
}

/** The option a key stands for; null for any other key. */
export function optionOfKey(key: string): number | null {
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  const at = key.length === 1 ? LETTERS.indexOf(key.toLowerCase()) : -1;
  return at < 0 ? null : at + 9;
}
