import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface File {
  readonly path: string;
  readonly text: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** The games we keep: each is a folder named by its id. */
export const gameIds: readonly string[] = readdirSync(`${root}/games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => name);

/** Every text file of the project: what is committed, and what would be. */
export function projectFiles(): File[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  return listed
    .split('\0')
    .filter((path) => /\.(ts|tsx|mts|js|json|md|css|html|yml|yaml)$|(^|\/)\.ci\//.test(path))
    .flatMap((path) => readable(path));
}

/** A file listed and just deleted is no file. */
function readable(path: string): File[] {
  try {
    return [{ path, text: readFileSync(`${root}/${path}`, 'utf8') }];
  } catch {
    return [];
  }
}

const IMPORT = /(?:^|[\n;])\s*(?:import|export)\b[^'";]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;

/** What a source file imports, statically or not. */
export const importsOf = ({ text }: File): string[] =>
  [...withoutComments(text).matchAll(IMPORT)].map(([, named, bare]) => named ?? bare);

export const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[^:'"`\\])\/\/.*$/gm, '$1');

/** The room a relative import leads to: its path from the root. */
export function resolved(from: string, to: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of to.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
