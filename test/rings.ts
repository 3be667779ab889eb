import { type File, importsOf, resolved } from './house.ts';

type Imports = Map<string, Map<string, string>>;

/**
 * Folders side by side that import each other, straight or in a ring, with one import for every arrow of it. A folder and
 * its own subfolders are one thing here; two subfolders of it are two.
 */
export function ringsOf(files: readonly File[]): string[] {
  const imports = importsOfFolders(files);
  const done = new Set<string>();
  return [...imports.keys()].flatMap((folder) => {
    const ring = done.has(folder) ? null : ringFrom(imports, folder, [folder]);
    for (const each of ring ?? []) done.add(each);
    return ring === null
      ? []
      : [ring.map((each, i) => imports.get(each)!.get(ring[(i + 1) % ring.length])!).join(', ')];
  });
}

function importsOfFolders(files: readonly File[]): Imports {
  const imports: Imports = new Map();
  for (const file of files.filter(({ path }) => /\.tsx?$/.test(path)))
    for (const to of importsOf(file).filter((each) => each.startsWith('.'))) {
      const target = resolved(file.path, to);
      const pair = sideBySide(file.path, target);
      if (pair === null) continue;
      const from = imports.get(pair[0]) ?? new Map<string, string>();
      if (!from.has(pair[1])) from.set(pair[1], `${file.path} → ${target}`);
      imports.set(pair[0], from);
    }
  return imports;
}

/** The two folders in which the ways to two files part; null where one file lies over the other. */
function sideBySide(from: string, to: string): readonly [string, string] | null {
  const [a, b] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)];
  const parts = a.findIndex((name, i) => name !== b[i]);
  return parts < 0 || parts >= b.length ? null : [a.slice(0, parts + 1).join('/'), b.slice(0, parts + 1).join('/')];
}

/** The shortest way from a folder back to itself. */
function ringFrom(imports: Imports, goal: string, start: readonly string[]): readonly string[] | null {
  const ways = [start];
  const seen = new Set<string>();
  for (const way of ways)
    for (const next of imports.get(way.at(-1)!)?.keys() ?? []) {
      if (next === goal) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  return null;
}
