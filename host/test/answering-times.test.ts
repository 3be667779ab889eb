import { describe, expect, it } from 'vitest';
import { answeringTimes, apart, silenceFor } from '../src/answering-times.ts';

describe('how long a table waits with the only answer', () => {
  it('is read from what the seat itself did after others', () => {
    const acts = [
      { seat: 0, at: 0 },
      { seat: 1, at: 4000 },
      { seat: 1, at: 4100 },
      { seat: 0, at: 9000 },
      { seat: 1, at: 12_000 },
    ];
    expect(answeringTimes(acts, 1)).toEqual([4000, 3000]);
    expect(answeringTimes(acts, 0)).toEqual([4900]);
  });

  it('is one of the seat’s own times, and of a usual person’s where too few are known', () => {
    const times = [1000, 2000, 3000, 4000, 5000, 6000];
    expect(silenceFor(times, 0, 60_000)).toBe(1000);
    expect(silenceFor(times, 0.999, 60_000)).toBe(6000);
    expect(silenceFor(times, 0.999, 2500)).toBe(2500);
    expect(silenceFor([50_000], 0.5, 60_000)).toBeLessThan(10_000);
  });

  it('cannot be told from the times of somebody who thinks', () => {
    const times = Array.from({ length: 40 }, (_, i) => 700 * 1.09 ** i);
    const drawn = Array.from({ length: 400 }, (_, i) => silenceFor(times, (i + 0.5) / 400, 120_000));
    expect(apart(times, drawn)).toBeLessThan(0.05);
    const hasty = drawn.map(() => 400);
    expect(apart(times, hasty)).toBeGreaterThan(0.9);
  });
});
