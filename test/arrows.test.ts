import { describe, expect, it } from 'vitest';
import { roomOf, rooms } from './allowed-imports.ts';
import { type File, gameIds, importsOf, projectFiles } from './house.ts';
import { ringsOf } from './rings.ts';
import {
  hasNoAddresses,
  hostsComeToHost,
  isPure,
  isShort,
  keepsArrows,
  keepsProtocolSmall,
  keepsToItsRoom,
  leansOnNoTests,
  listsNoGames,
  namesNoForeignPaths,
  onlyHostsListGames,
  opensNamedEntries,
  pagesKnowNoServer,
  type Rule,
  registersOnce,
  usesEntries,
} from './rules.ts';

const files = projectFiles();
const game = 'games/struggle-of-empires/src/attack/attack.ts';

interface Check {
  readonly says: string;
  readonly rule: Rule;
  /** Each of these must be found out, or the check proves nothing. */
  readonly bad: readonly File[];
  readonly good: readonly File[];
}

const file = (path: string, text: string): File => ({ path, text });

const checks: readonly Check[] = [
  {
    says: 'the kernel imports nothing, a game only the kernel and its own files',
    rule: keepsArrows,
    bad: [
      file('kernel/src/flow/flow.ts', "import { x } from 'lodash';"),
      file('kernel/src/flow/flow.ts', "import fs from 'node:fs';"),
      file('kernel/src/flow/flow.ts', "import {\n  a,\n  b,\n} from '../../../games/registry.ts';"),
      file('kernel/src/flow/flow.ts', "export * from '../../test/market.ts';"),
      file('kernel/test/flow.test.ts', "import { z } from 'zod';"),
      file(game, "import 'node:crypto';"),
      file(game, "const other = await import('../../../imperial-struggle/src/index.ts');"),
      file(game, "import { conform } from '@cabinet-wars/kernel/conformance';"),
      file(game, "import { test } from 'vitest';"),
      file('kernel/test/teaching/src/game.ts', "import fs from 'node:fs';"),
      file('kernel/test/teaching/src/game.ts', "import type { Flow } from '../../../src/flow/flow.ts';"),
    ],
    good: [
      file('kernel/src/flow/flow.ts', "import { copy } from '../plain.ts'; // from 'lodash'"),
      file('kernel/test/flow.test.ts', "import { it } from 'vitest';\nimport fc from 'fast-check';"),
      file(game, "import { rules } from '@cabinet-wars/kernel';\nimport { pay } from '../money/money.ts';"),
      file('cli/src/main.ts', "import fs from 'node:fs';"),
    ],
  },
  {
    says: 'the protocol imports the kernel and zod alone, and the part browsers download no zod',
    rule: keepsProtocolSmall,
    bad: [
      file('protocol/src/schemas/play.ts', "import fastify from 'fastify';"),
      file('protocol/src/schemas/play.ts', "import { no } from '../../../server/src/errors.ts';"),
      file('protocol/src/client/remote-table.ts', "import { z } from 'zod';"),
      file('protocol/src/client/remote-table.ts', "import { serverMessage } from '../schemas/play.ts';"),
      file('protocol/src/messages.ts', "export * from './schemas/index.ts';"),
    ],
    good: [
      file(
        'protocol/src/schemas/play.ts',
        "import type { Seat } from '@cabinet-wars/kernel';\nimport { z } from 'zod';",
      ),
      file('protocol/src/messages.ts', "export type * from './schemas/index.ts';"),
      file('protocol/src/client/remote-table.ts', "import type { ServerMessage } from '../schemas/play.ts';"),
      file('protocol/src/index.ts', "export * from './schemas/index.ts';"),
    ],
  },
  {
    says: 'what all hosts share knows the kernel and the bots, and no host',
    rule: hostsComeToHost,
    bad: [
      file('host/src/bots/driver.ts', "import { games } from '@cabinet-wars/games';"),
      file('host/src/bots/driver.ts', "import type { Live } from '../../../server/src/tables/live.ts';"),
      file('host/src/bots/driver.ts', "import { play } from '@cabinet-wars/bots/arena';"),
      file('host/src/bots/driver.ts', "import { randomBytes } from 'node:crypto';"),
    ],
    good: [
      file(
        'host/src/bots/driver.ts',
        "import { actOf } from '@cabinet-wars/bots';\nimport { think } from './think.ts';",
      ),
      file('host/test/driver.test.ts', "import { it } from 'vitest';"),
    ],
  },
  {
    says: 'pages know of a server only what is sent, and download no schemas',
    rule: pagesKnowNoServer,
    bad: [
      file('web/src/online/api.ts', "import { makeServer } from '@cabinet-wars/server';"),
      file('web/src/online/api.ts', "import { me } from '@cabinet-wars/protocol';"),
    ],
    good: [file('web/src/online/api.ts', "import type { Me } from '@cabinet-wars/protocol/messages';")],
  },
  {
    says: 'every other room imports what its row in CONTRIBUTING allows',
    rule: keepsToItsRoom,
    bad: [
      file('bots/src/planner/plan.ts', "import { games } from '@cabinet-wars/games';"),
      file('bots/src/planner/plan.ts', "import { odds } from '@cabinet-wars/struggle-of-empires';"),
      file('bots/src/judgement/imperial-struggle/x.ts', "import { odds } from '@cabinet-wars/struggle-of-empires';"),
      file('bots/src/planner/plan.ts', "import { cpus } from 'node:os';"),
      file('server/src/play/room.ts', "import { App } from '@cabinet-wars/web';"),
      file('server/trial/visitor.ts', "import { App } from '@cabinet-wars/web';"),
      file('release/pack.ts', "import { games } from '@cabinet-wars/games';"),
      file('release/pack.ts', "import { bin } from '../cli/src/main.ts';"),
      file('web/src/lesson/teacher.ts', "import { store } from '@cabinet-wars/server/store';"),
      file('server/src/play/room.ts', "import { odds } from '@cabinet-wars/struggle-of-empires';"),
      file('server/src/play/room.ts', "import { people } from '../../test/house.ts';"),
      file('server/src/play/room.ts', "import { Table } from '../../../kernel/src/table/table.ts';"),
      file('web/src/shell/app.tsx', "import { readFileSync } from 'node:fs';"),
      file('web/src/shell/app.tsx', "import { store } from '@cabinet-wars/server/store';"),
      file('web/src/shell/app.tsx', "import { odds } from '@cabinet-wars/struggle-of-empires';"),
      file('web/src/boards/imperial-struggle/x.ts', "import { odds } from '@cabinet-wars/struggle-of-empires';"),
      file('cli/src/main.ts', "import { App } from '@cabinet-wars/web';"),
      file('bench/main.ts', "import { App } from '../web/src/shell/app.tsx';"),
    ],
    good: [
      file('bots/src/judgement/imperial-struggle/x.ts', "import { price } from '@cabinet-wars/imperial-struggle';"),
      file('server/src/play/room.ts', "import fs from 'node:fs';\nimport { games } from '@cabinet-wars/games';"),
      file('web/src/boards/imperial-struggle/x.ts', "import { price } from '@cabinet-wars/imperial-struggle';"),
      file('web/src/shell/app.tsx', "import { use } from 'react';\nimport { plans } from '@cabinet-wars/bots';"),
      file('cli/src/main.ts', "import { serve } from '@cabinet-wars/server/start';"),
    ],
  },
  {
    says: 'the kernel and the games read no clock, roll no dice of their own and talk to nobody',
    rule: isPure,
    bad: [
      ...['Math.random()', 'Date.now()', 'new Date()', 'performance.now()', 'process.env.X'],
      ...["console.log('x')", 'setTimeout(f, 1)', "fetch('x')"],
    ]
      .map((text) => file(game, text))
      .concat(file('host/src/bots/driver.ts', 'Date.now()')),
    good: [
      file(game, "// Math.random() would not do\nconst at = 'process'; const update = { Date: 1 };"),
      file('cli/src/main.ts', "console.log('x')"),
    ],
  },
  {
    says: 'only hosts know which games there are',
    rule: onlyHostsListGames,
    bad: [
      file('kernel/test/table.test.ts', "import { games } from '@cabinet-wars/games';"),
      file(game, "import { games } from '../../../registry.ts';"),
    ],
    good: [file('cli/src/main.ts', "import { games } from '@cabinet-wars/games';")],
  },
  {
    says: 'a game opens five named entries',
    rule: opensNamedEntries,
    bad: [
      file('games/struggle-of-empires/package.json', '{ "exports": { ".": "./src/index.ts", "./*": "./src/*.ts" } }'),
    ],
    good: [file('games/struggle-of-empires/package.json', '{ "exports": { "./view": "./src/view.ts" } }')],
  },
  {
    says: 'others import a game by its entries, nothing deeper',
    rule: usesEntries,
    bad: [
      file('web/src/Board.tsx', "import { at } from '@cabinet-wars/struggle-of-empires/state';"),
      file('web/src/Board.tsx', "import { REGIONS } from '@cabinet-wars/imperial-struggle/data/map/regions';"),
      file('bots/test/planner.test.ts', "import { at } from '../../games/struggle-of-empires/src/state.ts';"),
    ],
    good: [
      file('web/src/Board.tsx', "import { at } from '@cabinet-wars/struggle-of-empires/view';"),
      file('games/registry.ts', "import { game } from '@cabinet-wars/struggle-of-empires';"),
      file('bots/test/planner.test.ts', "import { newTrial } from '../../games/struggle-of-empires/test/kit.ts';"),
      file(game, "import { at } from '../state.ts';"),
    ],
  },
  {
    says: 'what players run leans on nothing that is for tests',
    rule: leansOnNoTests,
    bad: [
      file('games/registry.ts', "const load = () => import('@cabinet-wars/kernel/teaching');"),
      file('web/src/games.ts', "import { board } from '../e2e/teaching/board.ts';"),
      file('server/src/server.ts', "import { believe } from '../trial/believe.ts';"),
      file('cli/src/play/command.ts', "import { spawnHost } from '@cabinet-wars/server/trial';"),
    ],
    good: [
      file('cli/src/soak/crash.ts', "import { spawnHost } from '@cabinet-wars/server/trial';"),
      file('server/test/kit.ts', "import { believe } from '../trial/believe.ts';"),
    ],
  },
  {
    says: 'no room lists the games again',
    rule: listsNoGames,
    bad: [
      file('web/src/boards/registry.ts', "const boards = { 'imperial-struggle': 1 };"),
      file('bots/src/judgement/struggle-of-empires/value.ts', "const other = 'imperial-struggle';"),
      file('bots/package.json', '{ "dependencies": { "@cabinet-wars/imperial-struggle": "*" } }'),
      file(
        'web/art/generated-files.ts',
        "import { a } from './imperial-struggle/files.ts';\nimport { b } from './struggle-of-empires/files.ts';",
      ),
    ],
    good: [
      file('bots/src/judgement/imperial-struggle/why.ts', "const mine = 'imperial-struggle';"),
      file('cli/src/soak/away.ts', "const GAME = 'struggle-of-empires';"),
    ],
  },
  {
    says: 'the registry has one line for each game',
    rule: registersOnce,
    bad: [file('games/registry.ts', '')],
    good: [file('games/registry.ts', gameIds.map((id) => `'@cabinet-wars/${id}/manifest';`).join('\n'))],
  },
  {
    says: 'no file is longer than 300 lines, tables of data and texts excepted',
    rule: isShort,
    bad: [file(game, 'x\n'.repeat(301))],
    good: [file(game, 'x\n'.repeat(300)), file('games/x/src/i18n/en.ts', 'x\n'.repeat(999))],
  },
  {
    says: 'nothing mentions places outside the project',
    rule: namesNoForeignPaths,
    bad: [`see ${'..'}/shared/design`, `${'/'}home/anna/x`, `"${'/'}work/main"`].map((text) => file('README.md', text)),
    good: [file('README.md', 'see docs/home/page, https://example.org/home/anna and a shared folder')],
  },
  {
    says: 'the lock file holds no download addresses',
    rule: hasNoAddresses,
    bad: [file('package-lock.json', '"resolved": "https://registry.npmjs.org/x.tgz"')],
    good: [file('package-lock.json', '"resolved": "kernel", "link": true')],
  },
];

describe.each(checks)('$says', ({ rule, bad, good }) => {
  it('holds in every file', () => {
    expect(files.flatMap(rule)).toEqual([]);
  });

  it('would be noticed if it did not', () => {
    for (const each of bad) expect(rule(each), each.text.slice(0, 80)).not.toEqual([]);
    for (const each of good) expect(rule(each), each.text.slice(0, 80)).toEqual([]);
  });
});

describe('folders side by side never import each other, straight or in a ring', () => {
  const imports = (from: string, to: string) => file(from, `import { x } from '${to}';`);

  it.each([...new Set(rooms.map(({ folder }) => folder.split('/')[0]))])('in %s', (room) => {
    expect(ringsOf(files.filter(({ path }) => path.startsWith(`${room}/`)))).toEqual([]);
  });

  it('and would be noticed', () => {
    const there = imports('web/src/a/one.ts', '../b/two.ts');
    expect(ringsOf([there, imports('web/src/b/three.ts', '../a/four.ts')])).toHaveLength(1);
    expect(ringsOf([there, imports('web/src/b/deep/three.ts', '../../a/four.ts')])).toHaveLength(1);
    const ring = [there, imports('web/src/b/x.ts', '../c/x.ts'), imports('web/src/c/x.ts', '../a/x.ts')];
    expect(ringsOf(ring)).toEqual([
      'web/src/a/one.ts → web/src/b/two.ts, web/src/b/x.ts → web/src/c/x.ts, web/src/c/x.ts → web/src/a/x.ts',
    ]);
  });

  it('while a folder and its own subfolders may, and so may many on one', () => {
    const inFamily = [imports('web/src/a/one.ts', './deep/two.ts'), imports('web/src/a/deep/two.ts', '../three.ts')];
    expect(ringsOf(inFamily)).toEqual([]);
    const onOne = [imports('web/src/a/one.ts', '../c/x.ts'), imports('web/src/b/one.ts', '../c/x.ts')];
    expect(ringsOf([...onOne, imports('web/src/a/two.ts', '../b/two.ts')])).toEqual([]);
  });
});

it('has a row for the source of every room', () => {
  const sources = files.filter(({ path }) => /^(?!kernel|games)[^/]+\/src\/.*\.tsx?$/.test(path));
  expect(sources.filter(({ path }) => roomOf(path) === null).map(({ path }) => path)).toEqual([]);
});

it('looks at the files there are', () => {
  const paths = files.map(({ path }) => path);
  expect(paths).toContain('kernel/src/flow/flow.ts');
  expect(paths).toContain('games/registry.ts');
  expect(paths).toContain('package-lock.json');
  expect(importsOf(files.find(({ path }) => path === 'kernel/src/table/table.ts')!).length).toBeGreaterThan(10);
});
