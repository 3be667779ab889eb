import type { Result } from '@cabinet-wars/kernel';

/** By seat, from 1 for a sole first place down to −1 for a sole last one; who shares places shares what they are worth. */
export function returnsOf({ places }: Result): number[] {
  const seats = places.reduce((sum, each) => sum + each.length, 0);
  const returns = new Array<number>(seats).fill(0);
  let before = 0;
  for (const place of places) {
    const middle = before + (place.length - 1) / 2;
    for (const seat of place) returns[seat] = seats === 1 ? 0 : 1 - (2 * middle) / (seats - 1);
    before += place.length;
  }
  return returns;
}
