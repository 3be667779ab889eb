import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { house } from './packages.ts';

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly link?: boolean;
}

/**
 * The folders under `node_modules` that some packages need where they run, as the lock file has them, and those of theirs.
 * What the lock has for other platforms is not installed here, and not among them.
 */
export function neededFolders(packages: readonly string[]): string[] {
  const lock: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync(join(house, 'package-lock.json'), 'utf8'),
  );
  const found = new Set<string>();
  const visit = (from: string): void => {
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = lock.packages[from];
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    for (const name of [...peers, ...Object.keys({ ...dependencies, ...optionalDependencies })]) {
      const at = resolve(lock.packages, from, name);
      if (at === null || found.has(at) || lock.packages[at].link || !existsSync(join(house, at))) continue;
      found.add(at);
      visit(at);
    }
  };
  for (const folder of packages) visit(folder);
  return [...found].sort();
}

/** Where Node would find a package: in the nearest `node_modules` on the way up. */
function resolve(packages: Readonly<Record<string, Locked>>, from: string, name: string): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const candidate = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (Object.hasOwn(packages, candidate)) return candidate;
    if (at === '') return null;
  }
}
