import { expect, it } from 'vitest';
import { fuzz } from '../src/soak/fuzz.ts';

it('a server takes what nobody who means well would send, and nothing changes', async () => {
  const report = await fuzz(3000, 1);
  expect(report.problems).toEqual([]);
  expect(report.requests).toBeGreaterThan(1000);
  expect(report.messages).toBeGreaterThan(1000);
  // Some get as far as each of these: what cannot be read, who is nobody, what comes from elsewhere, what is not there.
  for (const status of [400, 401, 403, 404]) expect(report.statuses[status], String(status)).toBeGreaterThan(20);
}, 120_000);
