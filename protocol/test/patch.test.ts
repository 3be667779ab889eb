import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference, patched } from '../src/patch.ts';

const plain = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, fc.constantFrom(null, true, false, 0, 1, 2, 'a', 'b'), tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  object: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value')),
})).value;

describe('a patch of the open view', () => {
  it('makes of what was what is, and leaves what was as it was', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const kept = JSON.stringify(before);
        const sent = JSON.parse(JSON.stringify(difference(before, after)));
        expect(patched(before, sent)).toEqual(after);
        expect(JSON.stringify(before)).toBe(kept);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('is empty where nothing changed, and small where little did', () => {
    const before = { gold: [1, 2, 3], stack: [{ proc: 'turn', step: 'act' }], war: 1 };
    expect(difference(before, structuredClone(before))).toEqual([]);
    expect(difference(before, { ...before, gold: [1, 5, 3] })).toEqual([[['gold', 1], 5]]);
  });

  it('leaves the new view sharing with the old what did not change, in lists too', () => {
    const before = { powers: [{ gold: 1 }, { gold: 2 }], map: { a: [1] } };
    const after = { powers: [{ gold: 1 }, { gold: 3 }], map: { a: [1] } };
    expect(difference(before, after)).toEqual([[['powers', 1, 'gold'], 3]]);
    expect(after.powers[0]).toBe(before.powers[0]);
    expect(after.map).toBe(before.map);
  });

  it('shares what did not change with the view before', () => {
    const before = { gold: [1, 2], map: { a: [1] } };
    const after = patched(before, [[['gold', 0], 9]]) as typeof before;
    expect(after.map).toBe(before.map);
    expect(after.gold).toEqual([9, 2]);
  });
});
