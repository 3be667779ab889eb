import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const house = fileURLToPath(new URL('..', import.meta.url));
export const BUILT = join(house, '.cache/packages');

/** A package as its folder has it. */
export interface Source {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Runs on Node 20 and in a browser: rules, bots, and what is said to a server. */
const portable = ['kernel', ...gameFolders(), 'games', 'bots', 'protocol'];
/** Needs the SQLite that comes with Node 22.13. */
const onServers = ['host', 'server', 'cli'];

export const folders: readonly string[] = [...portable, ...onServers];
export const nodeFor = (folder: string): string => (portable.includes(folder) ? '>=20' : '>=22.13');

function gameFolders(): string[] {
  return readdirSync(join(house, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => `games/${name}`);
}

export function sourceOf(folder: string): Source {
  const given = JSON.parse(readFileSync(join(house, folder, 'package.json'), 'utf8'));
  const name = folder === 'cli' ? 'cabinet-wars' : given.name;
  return { bin: {}, dependencies: {}, exports: {}, ...given, folder, name };
}

/** Where a package's sources are: the list of games lies beside the games. */
export const sourceFolder = (folder: string): string => (folder === 'games' ? folder : `${folder}/src`);
