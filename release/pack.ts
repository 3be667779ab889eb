import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from './build-packages.ts';
import { folders, sourceOf } from './packages.ts';

/** Packs what has been built into a folder, and tells where each tarball lies. */
export function packInto(folder: string, which: readonly string[] = folders): string[] {
  mkdirSync(folder, { recursive: true });
  const built = which.map((each) => builtFolder(sourceOf(each).name));
  const told = execFileSync('npm', ['pack', '--loglevel=error', '--json', '--pack-destination', folder, ...built], {
    encoding: 'utf8',
  });
  const packed: { readonly filename: string }[] = JSON.parse(told);
  return packed.map(({ filename }) => join(folder, filename.replace('@', '').replace('/', '-')));
}
