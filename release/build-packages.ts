import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { apiPage } from './api-pages.ts';
import { withNamedImports } from './named-imports.ts';
import { entriesOf, publishedJson } from './package-json.ts';
import { BUILT, folders, house, type Source, sourceFolder, sourceOf } from './packages.ts';

/** JavaScript, types and maps of every package, each in a folder that could be published as it stands. */
export function buildPackages(): void {
  rmSync(BUILT, { recursive: true, force: true });
  compile('tsconfig.json');
  for (const folder of folders) assemble(sourceOf(folder));
}

/** Holds the packages for Node 20 and browsers to what both have. */
export const checkPortable = (): void => compile('tsconfig.portable.json');

/** On one thread: several check a part of it again each, which takes twice as much of the processor. */
const compile = (config: string): void => {
  const tsc = join(house, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '--singleThreaded', '-p', join(house, 'release', config)], { stdio: 'inherit' });
};

export const builtFolder = (name: string): string => join(BUILT, name);

function assemble(source: Source): void {
  const { folder, name } = source;
  const to = builtFolder(name);
  mkdirSync(to, { recursive: true });
  const from = sourceFolder(folder);
  const ours = (path: string): boolean => folder !== 'games' || dirname(path) === '.' || path === '';
  copyOurs(join(BUILT, 'out', from), join(to, 'dist'), ours);
  copyOurs(join(house, from), join(to, 'src'), (path) => ours(path) && !path.includes('soak'));
  for (const path of filesUnder(join(to, 'dist'))) finish(path, to);
  writeFileSync(
    join(to, 'package.json'),
    `${JSON.stringify(publishedJson(source, siblingsIn(join(to, 'dist'))), null, 2)}\n`,
  );
  cpSync(join(house, 'LICENSE'), join(to, 'LICENSE'));
  writeFileSync(join(to, 'API.md'), apiPage(name, entriesOf(source.exports), to));
  const readme = join(house, folder, 'README.md');
  if (!existsSync(readme)) throw new Error(`${folder} has no README.md`);
  cpSync(readme, join(to, 'README.md'));
}

/** The packages of ours that built files import. */
const siblingsIn = (folder: string): string[] => [
  ...new Set(
    filesUnder(folder)
      .filter((path) => /\.(js|d\.ts)$/.test(path))
      .flatMap((path) => readFileSync(path, 'utf8').match(/(?<=['"])@cabinet-wars\/[a-z-]+/g) ?? []),
  ),
];

function copyOurs(from: string, to: string, isOurs: (path: string) => boolean): void {
  for (const path of filesUnder(from)) {
    const name = relative(from, path);
    if (!isOurs(name) || name === 'package.json') continue;
    mkdirSync(dirname(join(to, name)), { recursive: true });
    cpSync(path, join(to, name));
  }
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));

/** Maps lead to the sources packed beside; threads are files of JavaScript now, and what is imported by name stands in a table. */
function finish(path: string, home: string): void {
  const text = readFileSync(path, 'utf8');
  if (path.endsWith('.map')) {
    const source = join(home, 'src', relative(join(home, 'dist'), path).replace(/\.(d\.ts|js)\.map$/, '.ts'));
    writeFileSync(path, JSON.stringify({ ...JSON.parse(text), sources: [relative(dirname(path), source)] }));
  } else if (path.endsWith('.js'))
    writeFileSync(
      path,
      withNamedImports(path, text).replaceAll(
        /(new URL\((['"])\.\.?\/[^'"]+)\.ts(\2, import\.meta\.url\))/g,
        '$1.js$3',
      ),
    );
}
