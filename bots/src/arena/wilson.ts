export interface Interval {
  readonly low: number;
  readonly high: number;
}

const Z_95 = 1.959964;

/** Wilson's interval: where a rate lies with 95 % confidence, having succeeded so often out of so many. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const rate = successes / trials;
  const square = Z_95 * Z_95;
  const centre = rate + square / (2 * trials);
  const spread = Z_95 * Math.sqrt((rate * (1 - rate) + square / (4 * trials)) / trials);
  const scale = 1 + square / trials;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}
