/** So many answers are looked at: what somebody does today counts, not last month. */
const LATEST = 40;
/** Fewer tell nothing about how somebody answers; then a usual person is imagined. */
const ENOUGH = 6;
const USUAL: readonly number[] = [900, 1300, 1700, 2100, 2600, 3200, 4000, 5200, 7000, 11_000];

/** An answer as a host has it written down: who gave it, and when. */
export interface Answered {
  readonly seat: number;
  readonly at: number;
}

/** How long a seat took to answer, the latest last: from what happened before it to its own act. */
export function answeringTimes(acts: readonly Answered[], seat: number): number[] {
  const times: number[] = [];
  for (let i = 1; i < acts.length; i++)
    if (acts[i].seat === seat && acts[i - 1].seat !== seat) times.push(acts[i].at - acts[i - 1].at);
  return times.slice(-LATEST);
}

/**
 * How long a table lets pass before it gives the only answer a seat has: one of that seat's own times, so that others cannot
 * tell it from an answer that was thought about. `lot` is between 0 and 1.
 */
export function silenceFor(times: readonly number[], lot: number, most: number): number {
  const known = times.length < ENOUGH ? USUAL : times;
  const drawn = known[Math.min(known.length - 1, Math.floor(lot * known.length))];
  return Math.min(Math.max(drawn, 0), most);
}

/** How far apart two collections of times are: the greatest difference between their shares up to any time (Kolmogorov–Smirnov). */
export function apart(a: readonly number[], b: readonly number[]): number {
  const upTo = (times: readonly number[], time: number) => times.filter((each) => each <= time).length / times.length;
  return Math.max(...[...a, ...b].map((time) => Math.abs(upTo(a, time) - upTo(b, time))));
}
