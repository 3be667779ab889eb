import { expect, it } from 'vitest';
import { hasKnownNames, sayByKind, type TextTables, textsFromTables } from '../src/index.ts';

type Thing = { readonly t: 'gold'; readonly amount: number } | { readonly t: 'peace' };

it('a thing is told by the row of its kind, with whatever else the row wants', () => {
  const table = {
    gold: ({ amount }: { amount: number }, of: string) => `${amount} gold of ${of}`,
    peace: (_: object, of: string) => `peace with ${of}`,
  };
  const gold: Thing = { t: 'gold', amount: 3 };
  const peace: Thing = { t: 'peace' };
  expect(sayByKind<Thing, [string], string>(table, gold, 'Spain')).toBe('3 gold of Spain');
  expect(sayByKind<Thing, [string], string>(table, peace, 'Spain')).toBe('peace with Spain');
});

it('what has no words of its own is shown as it is', () => {
  const tables: TextTables = {
    language: 'en',
    title: 'A game',
    reasons: { far: ({ by }: { by: number }) => `too far by ${by}` },
    options: {},
    optionGroups: {},
    values: { edition: { first: 'the first' } },
    orders: {},
    endings: { vp: 'most points' },
  };
  const texts = textsFromTables(tables, () => tables, []);
  const telling = { name: String, view: undefined };
  expect(texts.reason({ why: 'far', by: 2 }, telling)).toBe('too far by 2');
  expect(texts.reason({ why: 'cold' }, telling)).toBe('cold');
  expect([texts.value('edition', 'first'), texts.value('edition', 'x'), texts.value('y', 'x')]).toEqual([
    'the first',
    'x',
    'x',
  ]);
  expect([texts.ending('vp'), texts.ending('dawn')]).toEqual(['most points', 'dawn']);
});

it('a wish has known names where every field that is checked holds one', () => {
  const known = { unit: (value: unknown) => value === 'army' };
  expect(hasKnownNames({ t: 'build', unit: 'army', toString: 1 }, known)).toBe(true);
  expect(hasKnownNames({ t: 'build', unit: 'ghost' }, known)).toBe(false);
});
