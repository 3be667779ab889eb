import { describe, expect, it } from 'vitest';
import { notationOf } from '../src/index.ts';

type Choice = { t: 'bid'; gold: number } | { t: 'attack'; region: string; surprise: boolean } | { t: 'pass' };
const notation = notationOf<Choice>({ bid: ['gold#'], attack: ['region', 'surprise?'], pass: [] });

describe('a notation made of fields', () => {
  it.each([
    [{ t: 'bid', gold: 4 }, 'bid 4'],
    [{ t: 'attack', region: 'caribbean', surprise: true }, 'attack caribbean yes'],
    [{ t: 'attack', region: 'india', surprise: false }, 'attack india no'],
    [{ t: 'pass' }, 'pass'],
  ] as [Choice, string][])('writes %j as "%s", and reads it back', (choice, text) => {
    expect(notation.format(choice)).toBe(text);
    expect(notation.parse(`  ${text.replace(' ', '   ')} `)).toEqual(choice);
  });

  it.each(['', 'bid', 'bid four', 'bid -1', 'bid 4 5', 'attack india maybe', 'raise 4', 'toString', '__proto__ x'])(
    '"%s" stands for nothing',
    (text) => {
      expect(notation.parse(text)).toBeNull();
    },
  );
});
