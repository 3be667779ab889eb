import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { type File, resolved, withoutComments } from './house.ts';

/** What a file asks Node for when it is loaded (`now`) or while it runs (`later`): types are gone by then. */
export interface Imports {
  readonly now: readonly string[];
  readonly later: readonly string[];
}

const NOW = /(?:^|[\n;])\s*(?:import|export)\b(?:[^'"`;()]*?\bfrom)?\s*['"]([^'"]+)['"]/g;
const LATER = /\bimport\s*\(\s*['"]([^'"]+)['"]|\bnew URL\(\s*['"](\.[^'"]+\.ts)['"]/g;

export function importsOf({ text }: File): Imports {
  const plain = withoutComments(stripTypeScriptTypes(text));
  return {
    now: [...plain.matchAll(NOW)].map(([, name]) => name),
    later: [...plain.matchAll(LATER)].map(([, imported, begun]) => imported ?? begun),
  };
}

export interface Package {
  readonly folder: string;
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

export const packagesOf = (files: readonly File[]): Package[] =>
  files
    .filter(({ path }) => path.endsWith('package.json'))
    .map(({ path, text }) => {
      const { name, exports = {}, dependencies = {} } = JSON.parse(text);
      return { folder: path.slice(0, -'package.json'.length), name, exports, dependencies };
    });

/** The file of ours that an import leads to; null for what others have written. */
export function leadsTo(from: string, to: string, packages: readonly Package[]): string | null {
  if (to.startsWith('.')) return resolved(from, to);
  const home = packages.find(({ name }) => to === name || to.startsWith(`${name}/`));
  if (home === undefined) return null;
  const entry = `.${to.slice(home.name.length)}`;
  const file = home.exports[entry] ?? home.exports['./*']?.replace('*', entry.slice(2));
  if (file === undefined) throw new Error(`${from} imports ${to}, which is no entry of ${home.name}`);
  return `${home.folder}${file.slice(2)}`;
}

/** Every file that is loaded from these on, now or later, with what each imports; not those that are `left` aside. */
export function reachedFrom(
  entries: readonly string[],
  packages: readonly Package[],
  left: (path: string) => boolean,
): ReadonlyMap<string, Imports> {
  const reached = new Map<string, Imports>();
  const queue = [...entries];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (reached.has(path) || left(path) || !path.endsWith('.ts')) continue;
    const text = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
    const imports = importsOf({ path, text });
    reached.set(path, imports);
    for (const to of [...imports.now, ...imports.later]) {
      const next = leadsTo(path, to, packages);
      if (next !== null) queue.push(next);
    }
  }
  return reached;
}
