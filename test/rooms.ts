import { type File, importsOf, resolved } from './house.ts';

/** No folder has more files than one can take in at a glance. */
export const MOST_FILES = 20;

export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Folders with more than `MOST_FILES` files, in words. */
export function crowdedFolders(files: readonly File[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > MOST_FILES).map(([folder, count]) => `${folder} has ${count} files`);
}

/** A path of imports, types included, that comes back to where it began; empty if there is none. */
export function importCycle(files: readonly File[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const importsWithin = (file: File): File[] =>
    importsOf(file).flatMap((to) => (to.startsWith('.') ? (byPath.get(resolved(file.path, to)) ?? []) : []));
  const done = new Set<File>();
  const walk = (file: File, path: readonly File[]): readonly File[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of importsWithin(file)) {
      const found = walk(next, [...path, file]);
      if (found.length > 0) return found;
    }
    done.add(file);
    return [];
  };
  for (const file of files) {
    const found = walk(file, []);
    if (found.length > 0) return found.map(({ path }) => path);
  }
  return [];
}
