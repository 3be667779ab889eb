import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';

const module = new URL('../../src/process/let-helpers-step-back.ts', import.meta.url);
/** What each thread of a process of its own is called, and how many steps it stands behind the process itself. */
const look = `
  await import(${JSON.stringify(module.href)});
  const { readdirSync, readFileSync } = await import('node:fs');
  const { getPriority } = await import('node:os');
  const threads = readdirSync('/proc/self/task').map((id) => [
    readFileSync('/proc/self/task/' + id + '/comm', 'utf8').trim(),
    getPriority(Number(id)) - getPriority(),
  ]);
  console.log(JSON.stringify(threads));
`;

it.runIf(existsSync('/proc/self/task'))('V8’s helpers step back for all other threads', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', look], { encoding: 'utf8' });
  const threads: [string, number][] = JSON.parse(said);
  const helpers = threads.filter(([name]) => name === 'V8Worker');
  expect(helpers.length).toBeGreaterThan(0);
  for (const [, steps] of helpers) expect(steps).toBeGreaterThan(0);
  for (const [name, steps] of threads) if (name !== 'V8Worker') expect([name, steps]).toEqual([name, 0]);
});
