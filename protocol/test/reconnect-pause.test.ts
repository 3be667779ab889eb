import { expect, test } from 'vitest';
import { reconnectPause } from '../src/client/reconnect-pause.ts';

test('the pause before reconnecting doubles, has an end, and is not the same for all', () => {
  for (const [failures, most] of [
    [0, 50],
    [1, 100],
    [4, 800],
    [6, 2000],
    [2000, 2000],
  ] as const) {
    const pauses = Array.from({ length: 40 }, () => reconnectPause(failures));
    for (const pause of pauses) {
      expect(pause).toBeGreaterThanOrEqual(most / 2);
      expect(pause).toBeLessThanOrEqual(most);
    }
    expect(new Set(pauses).size).toBeGreaterThan(1);
  }
});
