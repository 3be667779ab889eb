import { apart, silenceFor } from '@cabinet-wars/host';
import { Seeded } from '@cabinet-wars/kernel';

/** Samples this far apart would be told apart by somebody who has watched as many moments (5 %, two samples of this size). */
const MOMENTS = 400;
const TOLD_APART = 1.36 * Math.sqrt(2 / MOMENTS);
const A_MILLION = 1_000_000;

/** People as quick or slow as they come: how long each takes for one answer in thousandths of a second, in the middle. */
const PEOPLE = [900, 2500, 8000, 30_000, 240_000];

/**
 * Whether the silence of a table with somebody's only answer can be told from that person's thinking, by how long it lasts:
 * for people of every pace the times they took are compared with those the table draws.
 */
export function lookAtTimes(seed: string): string[] {
  const chance = new Seeded(seed);
  const lot = () => chance.next(A_MILLION) / A_MILLION;
  return PEOPLE.flatMap((usual) => {
    const think = () => usual * Math.exp(1.1 * normal(lot));
    const known = Array.from({ length: 40 }, think);
    const thought = Array.from({ length: MOMENTS }, () => known[Math.floor(lot() * known.length)]);
    const silent = Array.from({ length: MOMENTS }, () => silenceFor(known, lot(), Number.POSITIVE_INFINITY));
    const distance = apart(thought, silent);
    return distance > TOLD_APART
      ? [`times around ${usual} ms: silence and thought are ${distance.toFixed(3)} apart`]
      : [];
  });
}

/** A normal number out of two even ones (Box and Muller). */
const normal = (lot: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - lot() * 0.999999)) * Math.cos(2 * Math.PI * lot());
