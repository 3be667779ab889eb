import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { spokenFor } from '@cabinet-wars/kernel';
import { afterEach, expect, it, vi } from 'vitest';
import { withoutWords } from '../../build/one-language.ts';
import { silence } from '../../src/i18n/silence.ts';
import { keptLanguage, SETTINGS_KEY } from '../../src/kept-language.ts';

const file = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

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

it.each([
  ['', 'en-GB'],
  ['', 'it-IT'],
  ['', 'de-AT'],
  ['it', 'en-GB'],
  ['de', 'it-IT'],
  ['en-XA', 'it-IT'],
  ['xx', 'it-IT'],
  ['broken', 'it-IT'],
])('the client begins in the language of the settings: kept %j, a browser in %s', async (kept, spoken) => {
  vi.stubGlobal('navigator', { language: spoken });
  localStorage.setItem(SETTINGS_KEY, kept === 'broken' ? '{' : JSON.stringify(kept === '' ? {} : { language: kept }));
  vi.resetModules();
  const { currentSettings } = await import('../../src/settings.ts');
  expect(keptLanguage()).toBe(spokenFor(currentSettings().language));
});
