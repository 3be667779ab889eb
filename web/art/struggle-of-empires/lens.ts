import { distance, type Point } from '../kit/plane.ts';

const STRENGTH = 0.46;
const WIDTH = 125;

/** Makes room in the middle of Europe, where ten markers must stand. The factor falls slowly enough never to fold. */
export function lens(centre: Point): { bend(p: Point): Point; straighten(p: Point): Point } {
  const bend = (p: Point): Point => {
    const d = distance(p, centre);
    const factor = 1 + STRENGTH * Math.exp((-d * d) / (2 * WIDTH * WIDTH));
    return [centre[0] + (p[0] - centre[0]) * factor, centre[1] + (p[1] - centre[1]) * factor];
  };
  /** By repeated correction: the lens is gentle, so a dozen rounds bring the error under a thousandth. */
  const straighten = (p: Point): Point => {
    let guess = p;
    for (let round = 0; round < 40; round++) {
      const seen = bend(guess);
      guess = [guess[0] + (p[0] - seen[0]) * 0.7, guess[1] + (p[1] - seen[1]) * 0.7];
    }
    return guess;
  };
  return { bend, straighten };
}
