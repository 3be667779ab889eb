import type { Chance } from '@cabinet-wars/kernel';
import { normal } from './normal.ts';

/** Weights that are tried with small deviations: what each is thought to be, in points, and how far a try strays from it. */
export interface Population {
  readonly mean: readonly number[];
  readonly step: readonly number[];
  /** Where the last generations drew each weight, in standard errors. */
  readonly pull: readonly number[];
  /** Weights that stray together, by their places. */
  readonly kin: readonly (readonly number[])[];
}

/** One seat of a game: how far its weights strayed beyond its opponents', in steps, and how it ended, from 0 to 1. */
export interface Trial {
  readonly strayed: Float64Array;
  readonly outcome: number;
  /** Only trials of one kind are compared: as many players, the same side, the same opponents. */
  readonly kind: string;
}

/** How far a try strays: by such a part of what is known by hand. */
const PART = 0.3;
/** Where nothing is known: so far that it changes a usual position by so many points. */
const UNKNOWN = 0.15;

/** Everything as it is known by hand; `spread` says how far each feature varies from position to position. */
export const firstPopulation = (
  starts: readonly number[],
  spread: readonly number[],
  kin: Population['kin'],
): Population => ({
  mean: starts,
  step: starts.map((start, i) => (start === 0 ? Math.min(1, UNKNOWN / spread[i]) : PART * Math.abs(start))),
  pull: starts.map(() => 0),
  kin,
});

/** Of a deviation so much is a weight's own, and so much its kin's. */
const OWN = 0.6;
const SHARED = 0.8;

/** A deviation, in steps: kin grow or shrink together. */
export function deviation({ mean, kin }: Population, chance: Chance): Float64Array {
  const strayed = Float64Array.from(mean, () => normal(chance));
  for (const places of kin) {
    const shared = SHARED * normal(chance);
    for (const i of places) strayed[i] = OWN * strayed[i] + (mean[i] < 0 ? -shared : shared);
  }
  return strayed;
}

export const mirrored = (strayed: Float64Array): Float64Array => strayed.map((each) => -each);

/** The weights of one who strays. */
export const straying = ({ mean, step }: Population, strayed: Float64Array): number[] =>
  mean.map((each, i) => each + step[i] * strayed[i]);

/** How much of what earlier generations found is kept in mind. */
const MEMORY = 0.6;
/** How far weights move by one standard error of evidence, in steps. */
const RATE = 0.2;

/** Moves every weight the way those strayed who did better. */
export function evolved(population: Population, trials: readonly Trial[]): Population {
  const { mean, step, pull } = population;
  const fresh = evidence(trials, mean.length);
  const next = pull.map((each, i) => MEMORY * each + (1 - MEMORY) * fresh[i]);
  return { ...population, mean: mean.map((each, i) => each + RATE * step[i] * next[i]), pull: next };
}

/** How each weight's deviation went together with the outcome, in standard errors. */
function evidence(trials: readonly Trial[], size: number): Float64Array {
  const middle = meansByKind(trials);
  const sum = new Float64Array(size);
  const square = new Float64Array(size);
  for (const { strayed, outcome, kind } of trials) {
    const better = outcome - middle.get(kind)!;
    for (let i = 0; i < size; i++) {
      sum[i] += better * strayed[i];
      square[i] += (better * strayed[i]) ** 2;
    }
  }
  return sum.map((each, i) => (square[i] === 0 ? 0 : each / Math.sqrt(square[i])));
}

function meansByKind(trials: readonly Trial[]): Map<string, number> {
  const all = new Map<string, { sum: number; count: number }>();
  for (const { kind, outcome } of trials) {
    const so = all.get(kind) ?? { sum: 0, count: 0 };
    all.set(kind, { sum: so.sum + outcome, count: so.count + 1 });
  }
  return new Map([...all].map(([kind, { sum, count }]) => [kind, sum / count]));
}
