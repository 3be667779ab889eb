import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandsIn, linksIn, pathsIn } from './docs.ts';
import { projectFiles, resolved } from './house.ts';

const files = projectFiles();
// What was decided or changed then may name what has gone since.
const isHistory = (path: string) => path === 'CHANGELOG.md' || path.startsWith('docs/decisions/');
const docs = files.filter(({ path }) => path.endsWith('.md') && !isHistory(path));
const root = new URL('..', import.meta.url);
const folders = [...new Set(files.flatMap(({ path }) => (path.includes('/') ? [path.split('/')[0]] : [])))];
const exists = (path: string) => existsSync(new URL(path, root));
const scripts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('package.json', root), 'utf8'),
).scripts;
const commandTable = readFileSync(new URL('cli/src/main.ts', root), 'utf8');
const isCommand = (name: string) => new RegExp(`^ {2}'?${name}'?: \\(\\) => import`, 'm').test(commandTable);

describe.each(docs)('$path', ({ path, text }) => {
  it('links to files that exist', () => {
    expect(linksIn(text).filter((to) => !exists(resolved(path, to)))).toEqual([]);
  });

  it('names paths that exist', () => {
    const isOneOf = (named: string) =>
      exists(named) || exists(resolved(path, named)) || files.some((file) => file.path.endsWith(`/${named}`));
    expect(pathsIn(text, folders).filter((named) => !isOneOf(named))).toEqual([]);
  });

  it('names commands that exist', () => {
    const { npm, own } = commandsIn(text);
    expect(npm.filter((name) => !(name in scripts))).toEqual([]);
    expect(own.filter((name) => !isCommand(name))).toEqual([]);
  });
});

it('finds what is there to be checked', () => {
  const text =
    'See [this](a/b.md#part), [that](https://x.org), `kernel/src/x.ts`, `npm run soak -- laws`, `cabinet-wars play`.';
  expect(linksIn(text)).toEqual(['a/b.md']);
  expect(pathsIn(text, folders)).toEqual(['kernel/src/x.ts']);
  expect(commandsIn(text)).toEqual({ npm: ['soak'], own: ['play'] });
  expect(docs.length).toBeGreaterThan(10);
});
