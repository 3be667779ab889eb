import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** A real command in a process of its own, with what is typed into it and what its environment says besides. */
export function run(
  program: 'cli' | 'bench',
  args: readonly string[],
  typed = '',
  environment: Readonly<Record<string, string>> = {},
): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [fromRoot(`${program}/src/main.ts`), ...args], {
    input: typed,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

export const cli = (...args: string[]): Ran => run('cli', args);

/** A file in a folder of its own that nothing else writes to. */
export const newFile = (name: string): string => join(mkdtempSync(join(tmpdir(), 'cabinet-wars-')), name);
