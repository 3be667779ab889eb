import type { Chance } from '@cabinet-wars/kernel';

/** What one seat did to another in a game: 1 came before it, 0 after it, a half the same place. */
export interface Meeting {
  readonly one: string;
  readonly other: string;
  readonly score: number;
}

export interface Rating {
  readonly name: string;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** A difference of so many points means ten times the odds. */
const TENFOLD = 400;
const ROUNDS = 200;
const RESAMPLES = 200;
/** Drawn games everybody is thought to have had with everybody: who has won them all is not endlessly strong. */
const PRIOR = 0.5;

/**
 * Elo of all who met, with 95 % intervals: the likeliest strengths (Bradley and Terry), and how they vary when games are drawn
 * anew from those played. The anchor has 0.
 */
export function ratingsOf(games: readonly (readonly Meeting[])[], anchor: string, chance: Chance): Rating[] {
  const names = [...new Set(games.flat().flatMap(({ one, other }) => [one, other]))].sort();
  const best = strengths(names, games.flat(), anchor);
  const drawn = Array.from({ length: RESAMPLES }, () =>
    strengths(
      names,
      games.flatMap(() => games[chance.roll(games.length)]),
      anchor,
    ),
  );
  return names
    .map((name, i) => {
      const spread = drawn.map((each) => each[i]).sort((a, b) => a - b);
      return {
        name,
        elo: best[i],
        low: spread[Math.floor(0.025 * RESAMPLES)],
        high: spread[Math.ceil(0.975 * RESAMPLES) - 1],
      };
    })
    .sort((a, b) => b.elo - a.elo);
}

function strengths(names: readonly string[], meetings: readonly Meeting[], anchor: string): number[] {
  const size = names.length;
  const index = new Map(names.map((name, i) => [name, i]));
  const won = Array<number>(size).fill((size - 1) * PRIOR);
  const met = new Float64Array(size * size).fill(2 * PRIOR);
  for (const { one, other, score } of meetings) {
    const [a, b] = [index.get(one)!, index.get(other)!];
    won[a] += score;
    won[b] += 1 - score;
    met[a * size + b]++;
    met[b * size + a]++;
  }
  let strength = Array<number>(size).fill(1);
  for (let round = 0; round < ROUNDS; round++)
    strength = strength.map((mine, a) => {
      let sum = 0;
      for (let b = 0; b < size; b++) if (a !== b) sum += met[a * size + b] / (mine + strength[b]);
      return won[a] / sum;
    });
  const zero = strength[index.get(anchor) ?? 0];
  return strength.map((each) => TENFOLD * Math.log10(each / zero));
}
