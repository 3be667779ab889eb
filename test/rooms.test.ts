import { describe, expect, it } from 'vitest';
import { type File, gameIds, projectFiles } from './house.ts';
import { crowdedFolders, importCycle, MOST_FILES } from './rooms.ts';

const all = projectFiles().filter(({ path }) => /\.(ts|tsx|css)$/.test(path));
const sourceOf = (game: string): File[] => all.filter(({ path }) => path.startsWith(`games/${game}/src/`));

describe.each([...gameIds])('%s', (game) => {
  const files = sourceOf(game);

  it('has no file that imports itself by way of others, not even for a type', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(importCycle(files)).toEqual([]);
  });

  it('has no folder with more files than can be taken in at a glance', () => {
    expect(crowdedFolders(files)).toEqual([]);
  });

  it('has the rooms that mean the same in every game', () => {
    const rooms = new Set(files.map(({ path }) => path.split('/')[3]));
    for (const room of ['data', 'explain', 'i18n', 'know', 'money', 'vocabulary']) expect(rooms).toContain(room);
  });
});

it.each(['kernel', 'bots', 'host', 'protocol', 'server', 'web', 'cli', 'bench'])(
  '%s has no folder that crowded either',
  (room) => {
    const files = all.filter(({ path }) => path.startsWith(`${room}/src/`));
    expect(files.length).toBeGreaterThan(5);
    expect(crowdedFolders(files)).toEqual([]);
  },
);

describe('a game that is not like that', () => {
  const file = (path: string, text = ''): File => ({ path, text });

  it('is found out by its cycle, a type included', () => {
    const files = [
      file('a/move.ts', "import { voyage } from './sea/voyage.ts';"),
      file('a/sea/voyage.ts', "import type { Move } from '../move.ts';"),
    ];
    expect(importCycle(files)).toEqual(['a/move.ts', 'a/sea/voyage.ts', 'a/move.ts']);
    expect(importCycle(files.slice(0, 1))).toEqual([]);
  });

  it('is found out by its crowded folder', () => {
    const files = Array.from({ length: MOST_FILES + 1 }, (_, i) => file(`a/steps/${i}.ts`));
    expect(crowdedFolders(files)).toEqual(['a/steps/ has 21 files']);
    expect(crowdedFolders(files.slice(1))).toEqual([]);
  });
});
