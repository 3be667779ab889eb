import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../python', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

it.runIf(hasPython)('the Python package passes its own tests against the engine of this clone', () => {
  const engine = `${process.execPath} ${fileURLToPath(new URL('../src/main.ts', import.meta.url))} engine`;
  const { status, stderr } = spawnSync('python3', ['-m', 'unittest', 'discover', '-s', 'tests', '-t', '.'], {
    cwd: folder,
    env: { ...process.env, CABINET_WARS_ENGINE: engine, PYTHONDONTWRITEBYTECODE: '1' },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  expect(stderr).toMatch(/Ran \d+ tests/);
});
