import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const src = new URL('../src/', import.meta.url);
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => new URL(path, src).href);
const folderOf = (file: string): string => new URL('.', file).href;

/** What a file imports of this game, types included. */
const importsOf = (file: string): string[] =>
  [...readFileSync(new URL(file), 'utf8').matchAll(/\bfrom '(\.[^']+)'/g)].map(([, path]) => new URL(path, file).href);

/** A path of imports that comes back to where it began; none if there is none. */
function cycle(): string[] {
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of importsOf(file)) {
      const found = walk(next, [...path, file]);
      if (found.length > 0) return found;
    }
    done.add(file);
    return [];
  };
  for (const file of files) {
    const found = walk(file, []);
    if (found.length > 0) return found.map((one) => one.slice(src.href.length));
  }
  return [];
}

it('No file imports itself by way of others, not even for a type', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(cycle()).toEqual([]);
});

it('No folder has more than twenty files', () => {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(folderOf(file), (counts.get(folderOf(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 20)).toEqual([]);
});
