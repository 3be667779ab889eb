/** In how many of 36 ways two dice differ by 0 … 5. */
const WAYS = [6, 10, 8, 6, 4, 2];
const MOST = 8;

const chances = (counts: (difference: number) => boolean): number[] => {
  const table: number[] = [];
  for (let delta = -MOST; delta <= MOST; delta++) {
    let ways = 0;
    for (let ours = 0; ours < WAYS.length; ours++)
      for (let theirs = 0; theirs < WAYS.length; theirs++)
        if (counts(delta + ours - theirs)) ways += WAYS[ours] * WAYS[theirs];
    table.push(ways / 1296);
  }
  return table;
};

const wins = chances((difference) => difference > 0);
const ties = chances((difference) => difference === 0);
const at = (table: readonly number[], delta: number): number => {
  const low = Math.max(-MOST, Math.min(MOST - 1, Math.floor(delta)));
  const part = Math.max(0, Math.min(1, delta - low));
  return table[low + MOST] * (1 - part) + table[low + 1 + MOST] * part;
};

/** The chance to win or tie a combat with that much more strength before dice; between whole numbers, in between. */
export const winChance = (delta: number): number => at(wins, delta);
export const tieChance = (delta: number): number => at(ties, delta);
