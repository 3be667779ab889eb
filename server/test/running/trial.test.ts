import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const trial = fileURLToPath(new URL('../../trial/index.ts', import.meta.url));

it.each([0, 1])('a trial that ends with %i says so, though PostgreSQL was at hand', (code) => {
  const ends = `import ${JSON.stringify(trial)}; process.exitCode = ${code};`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', ends]);
  expect(status).toBe(code);
});
