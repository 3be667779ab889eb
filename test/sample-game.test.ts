import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { gameIds } from './house.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const house = mkdtempSync(join(tmpdir(), 'sample-game-'));
afterAll(() => rmSync(house, { recursive: true }));

const at = (...path: string[]): string => join(house, ...path);
const isNoTest = (path: string): boolean => !/\/(test|node_modules|e2e)$/.test(path.slice(root.length));

/** The rooms that know games, copied, with one game more: Border Forts as `sample`, with a bot and a board. */
function addSampleGame(): void {
  for (const room of ['games', 'bots']) cpSync(join(root, room), at(room), { recursive: true, filter: isNoTest });
  for (const room of ['kernel/src', 'kernel/package.json', 'web/src', 'package.json'])
    cpSync(join(root, room), at(room), { recursive: true });
  cpSync(join(root, 'kernel/test/teaching'), at('games/sample'), { recursive: true });
  writeFileSync(
    at('games/sample/package.json'),
    JSON.stringify({ name: '@cabinet-wars/sample', type: 'module', exports: { './manifest': './manifest.ts' } }),
  );
  writeFileSync(
    at('games/sample/manifest.ts'),
    "import { manifest as teaching } from './src/manifest.ts';\nexport const manifest = { ...teaching, id: 'sample' };",
  );
  addFolder('bots/src/judgement/sample', 'manifest.ts', 'export const levels = [{ id: "corporal" }];');
  addFolder('web/src/boards/sample', 'index.tsx', 'export const board = {};');
  addFolder('web/src/boards/sample/parts', 'Emblem.tsx', 'export const Emblem = () => null;');
  appendFileSync(at('games/registry.ts'), "export { manifest as sample } from '@cabinet-wars/sample/manifest';\n");
}

function addFolder(folder: string, file: string, text: string): void {
  mkdirSync(at(folder), { recursive: true });
  writeFileSync(at(folder, file), text);
}

/** What `npm install` makes of the workspaces: a link for each package. */
function linkWorkspaces(): void {
  mkdirSync(at('node_modules/@cabinet-wars'), { recursive: true });
  for (const room of ['kernel', 'games', 'bots']) symlinkSync(at(room), at('node_modules/@cabinet-wars', room));
  for (const game of [...gameIds, 'sample']) symlinkSync(at('games', game), at('node_modules/@cabinet-wars', game));
}

const printed = (script: string): unknown =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: house, encoding: 'utf8' }));

/** The registry of boards as the client's build sees it. */
async function boardsListed(): Promise<string> {
  const server = await createServer({
    root: at('web'),
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true },
  });
  try {
    return (await server.transformRequest('/src/boards/registry.ts'))?.code ?? '';
  } finally {
    await server.close();
  }
}

describe('a game added by its folders and one line of the registry', () => {
  addSampleGame();
  linkWorkspaces();

  it('is found by hosts, the lightest first, and can be loaded', () => {
    const script = `import { games } from '@cabinet-wars/games';
      const sample = games.find(({ id }) => id === 'sample');
      const { game, texts } = await sample.load();
      console.log(JSON.stringify([games[0].id, typeof game.flow, Object.keys(texts)]));`;
    expect(printed(script)).toEqual(['sample', 'object', ['en', 'it']]);
  });

  it('has its bot', () => {
    const script = `import { botsFor } from '@cabinet-wars/bots';
      console.log(JSON.stringify((await botsFor('sample')).map(({ id }) => id)));`;
    expect(printed(script)).toEqual(['corporal', 'random']);
  });

  it('has its board and the emblems of its seats in the client', async () => {
    const code = await boardsListed();
    for (const path of ['./sample/index.tsx', './sample/parts/Emblem.tsx']) expect(code).toContain(path);
  });
});
