import { describe, expect, it } from 'vitest';
import { choicesOf, inHand, kindsOf } from '../../src/boards/struggle-of-empires/read/palette.ts';
import { atQuestion } from './kit.ts';

describe('units to be placed at the set-up', () => {
  const { ask } = atQuestion({ players: 5, edition: 'original' }, 'set-up.place', 2);

  it('are taken up by kind, and every choice belongs to one kind in hand', () => {
    const kinds = kindsOf(ask);
    expect(kinds.length).toBeGreaterThan(0);
    const all = kinds.flatMap((kind) => choicesOf(ask, kind));
    expect(all.sort((a, b) => a - b)).toEqual(ask.options.map((_, i) => i));
    for (const kind of kinds)
      for (const option of choicesOf(ask, kind)) expect(ask.options[option]).toMatchObject({ unit: kind });
  });

  it('stay in hand as long as there are any of them, else the first kind is', () => {
    const [first] = kindsOf(ask);
    const last = kindsOf(ask).at(-1)!;
    expect(inHand(ask, last)).toBe(last);
    expect(inHand(ask, null)).toBe(first);
    const without = { ...ask, options: ask.options.filter((option) => option.t !== 'place') };
    expect(inHand(without, last)).toBeNull();
    expect(inHand(null, last)).toBeNull();
  });
});
