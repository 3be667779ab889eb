import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const keepHeapSmall = fileURLToPath(new URL('../../src/process/keep-heap-small.ts', import.meta.url));

/** Two seconds of long turns in which much is made and some of it kept: the most room there ever was for new things, in megabytes. */
const busy = `
import { getHeapSpaceStatistics } from 'node:v8';
await import(${JSON.stringify(keepHeapSmall)});
const kept = Array.from({ length: 200_000 });
let most = 0;
let made = 0;
const begun = performance.now();
const turn = () => {
  const until = performance.now() + 60;
  while (performance.now() < until) {
    for (let i = 0; i < 1000; i++) kept[made++ % kept.length] = { made, list: [made, made] };
    const { space_used_size, space_available_size } = getHeapSpaceStatistics().find((each) => each.space_name === 'new_space');
    most = Math.max(most, space_used_size + space_available_size);
  }
  if (performance.now() - begun < 2000) setTimeout(turn, 1);
  else console.log(most / 1024 / 1024);
};
turn();
`;

it('lets the space for new things grow to four megabytes and no further, also while old things are marked', async () => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', busy]);
  expect(Number(stdout)).toBeGreaterThan(2);
  expect(Number(stdout)).toBeLessThan(4.5);
});
