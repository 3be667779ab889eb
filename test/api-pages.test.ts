import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { apiPage, statementsOf } from '../release/api-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'api-pages-'));
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

write(
  'index.d.ts',
  "export * from './chance.ts';\nexport { type Seat, place } from './seat.js';\n/** The whole. */\nexport declare class Table {\n  /** What { it } says. */\n  ask(seat: number): {\n    key: string;\n  };\n}\n",
);
write(
  'chance.d.ts',
  '/**\n * Where numbers\n * come from.\n */\nexport interface Chance {\n  roll(n: number): number;\n}\nexport {};\n',
);
write(
  'seat.d.ts',
  'export type Seat = number;\nexport declare const place: (seat: Seat) => string;\nexport type Inner = 1;\n',
);

it('a page tells all that a package hands on, with its comments, and nothing else', () => {
  const page = apiPage('@cabinet-wars/sample', { '.': { types: './index.d.ts' } }, folder);
  expect([...page.matchAll(/^### (.*)$/gm)].map(([, name]) => name)).toEqual(['Chance', 'place', 'Seat', 'Table']);
  expect(page).toContain(
    '### Chance\n\nWhere numbers come from.\n\n```ts\ninterface Chance {\n  roll(n: number): number;\n}\n```',
  );
  expect(page).toContain('  ask(seat: number): {\n    key: string;\n  };\n}\n```');
});

it('a statement over several lines is one', () => {
  const [one, two] = statementsOf('export type A = {\n  a: 1;\n} | {\n  b: 2;\n};\nexport declare const b: 1;\n');
  expect(one.code.split('\n')).toHaveLength(5);
  expect(two.code).toBe('export declare const b: 1;');
});
