import { packageOf, type Room, roomOf } from './allowed-imports.ts';
import { type File, gameIds, importsOf, resolved, withoutComments } from './house.ts';

/** What is wrong with a file, in words; empty if nothing is. */
export type Rule = (file: File) => string[];

const isSource = (path: string) => /\.tsx?$/.test(path);
/** The folder of the game a file belongs to, the teaching game's included; null for other files. */
const gameOf = (path: string): string | null => /^(games\/[^/]+\/|kernel\/test\/teaching\/)/.exec(path)?.[1] ?? null;
/** In a room's `test/` folder. The teaching game is a room of its own inside the kernel's. */
const isTest = (path: string, home: string) => path.startsWith(`${home}test/`);
/** What tests are written with: they may read what they compare with from a file, which no rule may. */
const testTools = ['vitest', 'fast-check', 'node:fs'];
const isKernel = (path: string) => path.startsWith('kernel/') && gameOf(path) === null;

/** The kernel imports nothing; a game the kernel and its own files; their tests, what tests are written with. */
export const keepsArrows: Rule = (file) => {
  const { path } = file;
  const home = isKernel(path) ? 'kernel/' : gameOf(path);
  if (!isSource(path) || home === null) return [];
  return importsOf(file)
    .filter((to) => !mayImport(path, home, to))
    .map((to) => `${path} imports ${to}`);
};

function mayImport(path: string, home: string, to: string): boolean {
  if (to.startsWith('.')) return resolved(path, to).startsWith(home) && staysInSource(path, resolved(path, to));
  if (isTest(path, home) && testTools.includes(to)) return true;
  const isKernelsOwn = to === '@cabinet-wars/kernel' || to.startsWith('@cabinet-wars/kernel/');
  // The kernel's own source imports by path; the package name is how everybody else comes in.
  return isKernelsOwn && !path.startsWith('kernel/src/') && (isTest(path, home) || to === '@cabinet-wars/kernel');
}

/** Source never leans on tests. */
const staysInSource = (from: string, to: string): boolean =>
  !from.startsWith('kernel/src/') || to.startsWith('kernel/src/');

const protocolImports = ['@cabinet-wars/kernel', 'zod'];
/** What a browser downloads of the protocol: the client and the constants, without the schemas. */
const isSentToBrowsers = (path: string) =>
  path.startsWith('protocol/src/') && !path.startsWith('protocol/src/schemas/');

/** The protocol knows the kernel and zod alone; the part of it that browsers download knows no zod. */
export const keepsProtocolSmall: Rule = (file) => {
  const { path } = file;
  if (!isSource(path) || !path.startsWith('protocol/src/')) return [];
  const foreign = importsOf(file).filter((to) =>
    to.startsWith('.') ? !resolved(path, to).startsWith('protocol/src/') : !protocolImports.includes(to),
  );
  const heavy = isSentToBrowsers(path) && path !== 'protocol/src/index.ts' ? valuesFromSchemas(file) : [];
  return [...foreign, ...heavy].map((to) => `${path} imports ${to}`);
};

/** Imports that are not of types alone, of zod or of what is written with it. */
const valuesFromSchemas = ({ path, text }: File): string[] =>
  importsOf({ path, text: text.replaceAll(/\b(import|export) type\b[^'";]*from\s*'[^']+'/g, '') }).filter(
    (to) => to === 'zod' || resolved(path, to).startsWith('protocol/src/schemas/') || to.endsWith('/index.ts'),
  );

/** What every host of a table does knows no host: the kernel and the bots alone. */
export const hostsComeToHost: Rule = (file) => {
  const { path } = file;
  if (!isSource(path) || !path.startsWith('host/src/')) return [];
  return importsOf(file)
    .filter((to) =>
      to.startsWith('.')
        ? !resolved(path, to).startsWith('host/src/')
        : !['@cabinet-wars/kernel', '@cabinet-wars/bots'].includes(to),
    )
    .map((to) => `${path} imports ${to}`);
};

/** Pages speak to a server in the protocol and know nothing else of it. */
export const pagesKnowNoServer: Rule = (file) =>
  isSource(file.path) && file.path.startsWith('web/src/')
    ? importsOf(file)
        .filter((to) => to.startsWith('@cabinet-wars/server') || to === '@cabinet-wars/protocol' || to === 'zod')
        .map((to) => `${file.path} imports ${to}`)
    : [];

/** The source of every other room imports the packages its row allows; what lies in a package is reached through its name. */
export const keepsToItsRoom: Rule = (file) => {
  const { path } = file;
  const room = roomOf(path);
  if (!isSource(path) || room === null) return [];
  return importsOf(file)
    .filter((to) => (to.startsWith('.') ? !staysInside(path, resolved(path, to)) : !isAllowed(room, path, to)))
    .map((to) => `${path} imports ${to}`);
};

const staysInside = (path: string, to: string): boolean =>
  packageOf(to) === packageOf(path) && (!/\/src\//.test(path) || to.startsWith(`${packageOf(path)}/src/`));

function isAllowed({ packages, about, onNode }: Room, path: string, to: string): boolean {
  if (to.startsWith('node:')) return onNode;
  if (!to.startsWith('@cabinet-wars/')) return true;
  const name = to.slice('@cabinet-wars/'.length);
  const allowed = [...packages, ...(about?.exec(path)?.slice(1) ?? [])];
  return allowed.some((each) => name === each || name.startsWith(`${each}/`));
}

const impure =
  /\b(Math\.random|Date|performance|process|console|setTimeout|setInterval|setImmediate|fetch)\b(?=[.(])|\bnew Date\b/g;

/** Neither the kernel nor a game reads a clock, rolls its own dice or talks to the world; nor what all hosts share. */
export const isPure: Rule = ({ path, text }) => {
  const isRules =
    /^(kernel|host)\/src\//.test(path) ||
    /^games\/[^/]+\/src\//.test(path) ||
    /^kernel\/test\/teaching\/src\//.test(path);
  if (!isSource(path) || !isRules) return [];
  return [...withoutComments(text).matchAll(impure)].map(([word]) => `${path} uses ${word}`);
};

const hosts = /^(cli|bench|server|web|bots|test)\/|^games\/(games|outside)\.ts$/;

/** Only hosts know which games there are. */
export const onlyHostsListGames: Rule = (file) =>
  isSource(file.path) && !hosts.test(file.path)
    ? importsOf(file)
        .filter((to) => to === '@cabinet-wars/games' || /^games\/(registry|games)\.ts$/.test(resolved(file.path, to)))
        .map(() => `${file.path} imports the registry`)
    : [];

const forPlayers = /^((kernel|bots|server|web)\/src|games\/[^/]+\/src|games\/[^/]+\.ts$|cli\/src\/(?!soak\/))/;
const forTests =
  /(^|\/)(test|e2e|trial)\/|^@cabinet-wars\/(kernel\/(teaching|test-kit)|server\/trial|[^/]+\/law-hooks)/;

/** What players run leans on nothing that is for tests, soaks and benches, the example game among them. */
export const leansOnNoTests: Rule = (file) =>
  isSource(file.path) && forPlayers.test(file.path)
    ? importsOf(file)
        .filter((to) => forTests.test(to.startsWith('.') ? resolved(file.path, to) : to))
        .map((to) => `${file.path} imports ${to}`)
    : [];

const named = new RegExp(`(?<=['"\`/])(${[...gameIds, 'teaching'].join('|')})(?=['"\`/])`, 'g');
const gamesNamedIn = ({ path, text }: File): string[] => [
  ...new Set([...withoutComments(text).matchAll(named)].map(([id]) => id).filter((id) => !path.includes(`/${id}/`))),
];

/** Source, and what a package needs: here games are found by their ids. */
const findsGames =
  /^(kernel|bots|host|protocol|server|web)\/src\/.*\.tsx?$|^((games|bots|host|protocol|server|web|cli)\/)?package\.json$/;
/** Commands may name one game, which they are about or take as an example in their help. */
const isCommand = /^cli\/src\//;
const besideSource = /^(web\/(art|build)|server\/trial)\/.*\.tsx?$/;

/** Games stand in the registry and are found by their ids: no room lists them again. Whatever is in a game's own folder is about it. */
export const listsNoGames: Rule = (file) => {
  const isLoose = isCommand.test(file.path) || besideSource.test(file.path);
  if (!isLoose && !findsGames.test(file.path)) return [];
  const ids = gamesNamedIn(file).filter((id) => !isLoose || id !== 'teaching');
  return isLoose && ids.length < 2 ? [] : ids.map((id) => `${file.path} names ${id}`);
};

/** The registry has one line for a game. */
export const registersOnce: Rule = ({ path, text }) =>
  path === 'games/registry.ts'
    ? gameIds
        .filter((id) => text.split('\n').filter((line) => line.includes(`/${id}/`)).length !== 1)
        .map((id) => `${path} has not one line for ${id}`)
    : [];

const MOST_LINES = 300;
const tables = /(^|\/)(data|i18n|fixtures)\//;

export const isShort: Rule = ({ path, text }) => {
  const lines = text.trimEnd().split('\n').length;
  return isSource(path) && !tables.test(path) && lines > MOST_LINES ? [`${path} has ${lines} lines`] : [];
};

// Put together from parts, so that this file does not find itself.
const foreign = new RegExp(
  ['\\.\\./' + 'shared', '(?<![\\w./:])/' + '(?:work|home|root|Users)/[\\w.-]+'].join('|'),
  'g',
);

/** The project speaks of itself alone, not of the machine it was written on. */
export const namesNoForeignPaths: Rule = ({ path, text }) =>
  [...text.matchAll(foreign)].map(([found]) => `${path} mentions ${found}`);

/** Download addresses would tie an install to one registry. */
export const hasNoAddresses: Rule = ({ path, text }) =>
  path === 'package-lock.json' && /"resolved": "http/.test(text) ? ['package-lock.json holds download addresses'] : [];

/** What a game package opens to others: the game, its manifest, its view, its reckoning, its data, its encoding, and to soaks its hooks for the laws. */
const ENTRIES = ['.', './manifest', './view', './reckoning', './data', './encoding', './law-hooks'];

/** A game opens a few named entries, so that what lies behind them can be moved. */
export const opensNamedEntries: Rule = ({ path, text }) => {
  if (!/^games\/[^/]+\/package\.json$/.test(path)) return [];
  const manifest: { exports?: Readonly<Record<string, string>> } = JSON.parse(text);
  const others = Object.keys(manifest.exports ?? {}).filter((entry) => !ENTRIES.includes(entry));
  return others.map((entry) => `${path} opens ${entry}`);
};

/** Others come in by these entries, never by a path; only their tests may use what a game's tests are written with. */
export const usesEntries: Rule = (file) => {
  const { path } = file;
  if (!isSource(path) || gameOf(path) !== null) return [];
  return importsOf(file)
    .filter((to) => reachesIntoGame(path, to))
    .map((to) => `${path} imports ${to}`);
};

function reachesIntoGame(path: string, to: string): boolean {
  if (to.startsWith('.')) return /^games\/[^/]+\/src\//.test(resolved(path, to));
  const [, game, entry] = /^@cabinet-wars\/([^/]+)(\/.+)$/.exec(to) ?? [];
  return gameIds.includes(game) && !ENTRIES.includes(`.${entry}`);
}
