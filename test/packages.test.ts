import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { buildPackages } from '../release/build-packages.ts';
import { packInto } from '../release/pack.ts';
import { house } from '../release/packages.ts';

/** What others build on: it runs on Node 20 and in a browser. */
const portable = [
  'kernel',
  'games/struggle-of-empires',
  'games/imperial-struggle',
  'games/seven-years-world-war',
  'bots',
  'protocol',
];
let project = '';

/** The packages, packed and installed in an empty project; nothing is fetched: zod is packed from what is installed here. */
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'cabinet-wars-'));
  buildPackages();
  const tarballs = packInto(join(project, 'packed'), portable);
  const zod = execFileSync('npm', ['pack', '--loglevel=error', '--ignore-scripts', join(house, 'node_modules/zod')], {
    cwd: project,
    encoding: 'utf8',
  });
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }');
  execFileSync('npm', ['install', '--offline', '--no-audit', ...tarballs, `./${zod.trim().split('\n').at(-1)}`], {
    cwd: project,
  });
}, 600_000);

const program = `
import { botsFor } from '@cabinet-wars/bots';
import { Seeded, Table, randomChoice } from '@cabinet-wars/kernel';
import { serverMessage } from '@cabinet-wars/protocol';
import { game, texts } from '@cabinet-wars/struggle-of-empires';
const chance = new Seeded('a');
const table = Table.open(game, { options: { players: 2 }, chance: new Seeded('b') });
const kinds = await botsFor(game.id);
const bot = (await kinds[0].load())(game);
let choices = 0;
while (table.result === null) {
  const seat = table.seats.findIndex((_, each) => table.asks(each).own !== null);
  const { askId, options } = table.asks(seat).own;
  const told = { seat, view: table.view(seat), asks: table.asks(seat), offers: [], made: 2 };
  const move = choices < 3 ? await bot(told, { nodes: 20, milliseconds: Infinity, chance }) : null;
  const choice = move?.t === 'choose' ? move.choice : randomChoice(options, chance);
  const { ok } = table.choose(seat, askId, choice);
  if (!ok) throw new Error('refused');
  choices++;
}
console.log(JSON.stringify({ choices, places: table.result.places, title: texts.it.title, bots: kinds.length, others: (await botsFor('nobodys-game')).length, schema: typeof serverMessage }));
`;

it('packs what installs in an empty project and plays a game there', () => {
  writeFileSync(join(project, 'play.js'), program);
  const told = JSON.parse(execFileSync(process.execPath, ['play.js'], { cwd: project, encoding: 'utf8' }));
  expect(told).toMatchObject({ title: 'Struggle of Empires', bots: 5, others: 1, schema: 'object' });
  expect(told.choices).toBeGreaterThan(100);
});

it('has types for a program that is checked', () => {
  writeFileSync(
    join(project, 'typed.ts'),
    `import { Seeded, Table } from '@cabinet-wars/kernel';
import { game } from '@cabinet-wars/struggle-of-empires';
const table = Table.open(game, { chance: new Seeded('a') });
export const gold: readonly number[] = table.view(0).open.gold;
// @ts-expect-error: there is no such thing in a view
export const nothing = table.view(0).open.nothing;
`,
  );
  const tsc = join(house, 'node_modules/typescript/bin/tsc');
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--skipLibCheck',
    'false',
    '--lib',
    'es2023',
    '--types',
    '',
  ];
  execFileSync(process.execPath, [tsc, ...options, 'typed.ts'], { cwd: project });
});

it('takes nothing of Node’s and imports nothing by a name yet to be made, so that a browser can load it, bundled too', () => {
  const scripts = portable.flatMap((folder) => {
    const home = join(project, 'node_modules/@cabinet-wars', folder.split('/').at(-1) ?? '');
    return readdirSync(join(home, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.js'))
      .map((path) => join(home, 'dist', path));
  });
  expect(scripts.length).toBeGreaterThan(500);
  const wrong = /from ['"]node:|\bprocess\.\w|\.ts['"]\)|\bimport\((?!['"])/;
  expect(scripts.filter((path) => wrong.test(readFileSync(path, 'utf8')))).toEqual([]);
});

it('has in each a licence, pages that say what it is and what it exports, and its version everywhere', () => {
  for (const folder of portable) {
    const home = join(project, 'node_modules/@cabinet-wars', folder.split('/').at(-1) ?? '');
    expect(readdirSync(home).sort()).toEqual(['API.md', 'LICENSE', 'README.md', 'dist', 'package.json', 'src']);
    const { version, engines, dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    expect(engines.node).toBe('>=20');
    const siblings = Object.entries<string>(dependencies).filter(([name]) => name.startsWith('@cabinet-wars/'));
    expect(siblings.filter(([, range]) => range !== version)).toEqual([]);
  }
});
