/** How sure we are of a newcomer, and of a veteran: the less sure, the more one game tells. */
export const NEW = { rating: 1500, deviation: 350, games: 0 } as const;
export const SUREST = 60;

export interface Rated {
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

const Q = Math.LN10 / 400;
const doubt = (deviation: number): number =>
  1 / Math.sqrt(1 + (3 * Q * Q * deviation * deviation) / (Math.PI * Math.PI));

/**
 * Glicko (Glickman 1999) after one game among any number: everybody against everybody, by the places they reached. Among n
 * each pair counts 1/(n − 1), so that a game of seven tells of one person no more than a game of two.
 */
export function rate(players: readonly Rated[], place: readonly number[]): Rated[] {
  return players.map((player, me) => {
    let information = 0;
    let surprise = 0;
    players.forEach((other, them) => {
      if (them === me) return;
      const weight = 1 / (players.length - 1);
      const g = doubt(other.deviation);
      const expected = 1 / (1 + 10 ** ((-g * (player.rating - other.rating)) / 400));
      const score = place[me] < place[them] ? 1 : place[me] > place[them] ? 0 : 0.5;
      information += weight * Q * Q * g * g * expected * (1 - expected);
      surprise += weight * g * (score - expected);
    });
    const certainty = 1 / (player.deviation * player.deviation) + information;
    return {
      rating: player.rating + (Q / certainty) * surprise,
      deviation: Math.max(SUREST, Math.sqrt(1 / certainty)),
      games: player.games + 1,
    };
  });
}
