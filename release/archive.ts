import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from './build-packages.ts';
import { neededFolders } from './dependencies.ts';
import { folders, house, nodeFor, sourceOf } from './packages.ts';

const OUT = join(house, '.cache/release');
/** Of other people's packages what no process loads: maps, types, sources, tests. */
const notLoaded = /\.(map|d\.[cm]?ts|tsx?|flow|md|markdown)$|[\\/](test|tests|docs|example|examples|\.github)[\\/]?$/;
const isLicence = /(licen[cs]e|notice|copying)[^\\/]*$/i;

/** A folder that serves where it lies, and the archive of it: the packages, the client, what they need, and nothing for development. */
export function makeArchive(): { readonly folder: string; readonly archive: string } {
  const { version } = JSON.parse(readFileSync(join(house, 'package.json'), 'utf8'));
  const name = `cabinet-wars-${version}-${process.platform}-${process.arch}`;
  const folder = join(OUT, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'bin'), { recursive: true });
  for (const each of folders) {
    const published = sourceOf(each).name;
    cpSync(builtFolder(published), join(folder, 'node_modules', published), {
      recursive: true,
      filter: (path) => !/[\\/]src$|\.map$|\.d\.ts$/.test(path),
    });
  }
  for (const each of neededFolders(['server', 'cli', 'protocol', 'host', 'bots'])) copyNeeded(each, folder);
  for (const each of ['LICENSE', 'CHANGELOG.md', 'README.md', 'SECURITY.md'])
    cpSync(join(house, each), join(folder, each));
  cpSync(join(house, 'docs/guide'), join(folder, 'docs/guide'), { recursive: true });
  cpSync(join(house, 'release/cabinet-wars.service'), join(folder, 'cabinet-wars.service'));
  writeFileSync(join(folder, 'bin/cabinet-wars'), launcher, { mode: 0o755 });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageJson(version), null, 2)}\n`);
  const archive = `${name}.tar.gz`;
  execFileSync('tar', ['-czf', archive, '--owner=0', '--group=0', name], { cwd: OUT });
  return { folder, archive: join(OUT, archive) };
}

const packageJson = (version: string) => ({
  name: 'cabinet-wars-release',
  version,
  private: true,
  type: 'module',
  engines: { node: nodeFor('server') },
  bin: { 'cabinet-wars': 'bin/cabinet-wars' },
  scripts: { start: 'node bin/cabinet-wars serve' },
});

const entry = '../node_modules/cabinet-wars/dist/main.js';
const launcher = `#!/usr/bin/env node\nimport '${entry}';\n`;

function copyNeeded(path: string, to: string): void {
  const from = join(house, path);
  cpSync(from, join(to, path), {
    recursive: true,
    dereference: true,
    filter: (each) => {
      const inside = each.slice(from.length);
      return (
        inside === '' ||
        (!/^[\\/]node_modules([\\/]|$)/.test(inside) && (isLicence.test(inside) || !notLoaded.test(inside)))
      );
    },
  });
}
