import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withoutWords } from '../../build/one-language.ts';
import { silence } from '../../src/i18n/silence.ts';

const file = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

it('a module in a language that is not spoken keeps its names and loses its words', () => {
  const path = file('games/imperial-struggle/src/i18n/it/grammar.ts');
  const text = readFileSync(path, 'utf8');
  const left = withoutWords(text, path);
  const names = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect(left).toContain(`export const ${name} = silence;`);
  expect(left.length).toBeLessThan(text.length / 2);
});

it('one that exports what cannot be left out is refused, not passed over', () => {
  expect(() => withoutWords("export * from './other.ts';", 'it.ts')).toThrow('it.ts');
});

it('silence can be put together with others, and says nothing', () => {
  const words = silence as { readonly a: (n: number) => { readonly b: string } } & readonly string[];
  expect({ ...words }).toEqual({});
  expect([...words]).toEqual([]);
  expect(`${words.a(1).b}`).toBe('');
  expect(words.map((each) => each)).toBe(silence);
});
