import type { Chance } from '@cabinet-wars/kernel';
import { normal } from './normal.ts';
import { NormalEquations } from './normal-equations.ts';

/** Weights that are tried with small deviations: what each is thought to be, in points, and how far a try strays from it. */
export interface Population {
  readonly mean: readonly number[];
  readonly step: readonly number[];
  /** Where the last generation drew each weight, in standard errors. */
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
const PART = 0.35;
/** Where nothing is known: so far that it changes a usual position by so many points. */
const UNKNOWN = 0.15;

/** Of what is hardly known by hand a try strays so many times as far. */
const DOUBTFUL = 2;

/** What a population begins with. */
export interface Beginning {
  /** What bots play by today, and what was known by hand before anything was learned: the latter says how far tries stray. */
  readonly points: readonly number[];
  readonly starts: readonly number[];
  /** How far each feature varies from position to position. */
  readonly spread: readonly number[];
  readonly kin: Population['kin'];
  /** Places of weights of which little is known by hand. */
  readonly doubtful?: readonly number[];
}

export const firstPopulation = ({ points, starts, spread, kin, doubtful = [] }: Beginning): Population => ({
  mean: points,
  step: starts.map((start, i) => {
    const step = start === 0 ? Math.min(1, UNKNOWN / spread[i]) : PART * Math.abs(start);
    return doubtful.includes(i) ? DOUBTFUL * step : step;
  }),
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

/** How far weights move by one standard error of evidence, and at most at once, in steps. */
const RATE = 0.3;
const FARTHEST = 2;
/** Before anything was tried: straying by a step is thought to change the outcome by such a part of its own spread. */
const EXPECTED = 0.2;

/** Moves every weight the way those strayed who did better: the farther, the surer that is. */
export function evolved(population: Population, trials: readonly Trial[]): Population {
  const { mean, step } = population;
  const pull = evidence(trials, mean.length);
  return { ...population, mean: mean.map((each, i) => each + step[i] * moved(pull[i])), pull };
}

/** What luck alone would bring is taken off: less than a standard error moves nothing. */
function moved(pull: number): number {
  const sure = Math.max(0, 1 - 1 / Math.max(pull * pull, 1e-9));
  return Math.max(-FARTHEST, Math.min(FARTHEST, RATE * pull * sure));
}

/** What each weight's straying by itself did to the outcome, in standard errors: kin stray together, so all are looked at at once. */
function evidence(trials: readonly Trial[], size: number): number[] {
  const middle = meansByKind(trials);
  const better = trials.map(({ outcome, kind }) => outcome - middle.get(kind)!);
  const variance = better.reduce((sum, each) => sum + each * each, 0) / Math.max(1, better.length);
  if (variance === 0) return Array<number>(size).fill(0);
  const sums = new NormalEquations(size);
  trials.forEach(({ strayed }, i) => {
    sums.add(strayed, 0, better[i] / Math.sqrt(variance), 1);
  });
  for (let i = 0; i < size; i++) sums.expect(i, 0, EXPECTED);
  const { points, errors } = sums.solved();
  return points.map((each, i) => each / errors[i]);
}

function meansByKind(trials: readonly Trial[]): Map<string, number> {
  const all = new Map<string, { sum: number; count: number }>();
  for (const { kind, outcome } of trials) {
    const so = all.get(kind) ?? { sum: 0, count: 0 };
    all.set(kind, { sum: so.sum + outcome, count: so.count + 1 });
  }
  return new Map([...all].map(([kind, { sum, count }]) => [kind, sum / count]));
}
