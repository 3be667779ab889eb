/**
 * Chance as the rules see it. It is an argument, never part of the state: what comes of it is up to whoever deals it
 * out (sealed in live games, recorded in replays, scripted in tests, seeded in search).
 */
export interface Chance {
  /** In the open: a number from 0 to n − 1. */
  roll(n: number): number;
  /** From something hidden, such as a pile: a number from 0 to n − 1 that some seat may not know. */
  draw(n: number): number;
}

/** Where numbers come from: `next(n)` is the next one below n. */
export interface Source {
  next(n: number): number;
}

/** An ordinary die. */
export const die = (chance: Chance): number => chance.roll(6) + 1;

/** Takes one element out of an unordered pile nobody sees into; the last takes its place. */
export function drawFrom<T>(pile: T[], chance: Chance): T {
  const at = chance.draw(pile.length);
  const drawn = pile[at];
  const last = pile.pop()!;
  if (at < pile.length) pile[at] = last;
  return drawn;
}

/** A source as plain chance, without keeping record: for bare runs. */
export function chanceOf(source: Source): Chance {
  return { roll: (n) => source.next(n), draw: (n) => source.next(n) };
}
