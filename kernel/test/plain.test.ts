import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copy, difference, notPlain, same } from '../src/index.ts';
import { copySharing } from '../src/plain.ts';

describe('a copy', () => {
  test('equals what it was made from and shares nothing with it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const twin = copy(value);
        expect(twin).toEqual(value);
        expect(JSON.stringify(twin)).toBe(JSON.stringify(value));
      }),
      { numRuns: 300, seed: 1 },
    );
    const state = { regions: [[1, 2], [3]], secret: { hand: ['x'] } };
    const twin = copy(state);
    twin.regions[0][0] = 9;
    twin.secret.hand.push('y');
    expect(state).toEqual({ regions: [[1, 2], [3]], secret: { hand: ['x'] } });
  });
});

describe('a copy that shares with an earlier one', () => {
  test('equals what it was made from, to the order of its fields, and leaves both as they were', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (value, earlier) => {
        const [before, then] = [JSON.stringify(value), JSON.stringify(earlier)];
        const twin = copySharing(value, earlier);
        expect(twin).toEqual(value);
        expect([JSON.stringify(twin), JSON.stringify(value), JSON.stringify(earlier)]).toEqual([before, before, then]);
        if (typeof value === 'object' && value !== null && value !== earlier)
          expect(copySharing(value, copy(value))).not.toBe(value);
      }),
      { numRuns: 300, seed: 1 },
    );
    expect(Object.keys(copySharing({ a: 1, b: 2 }, { b: 2, a: 1 }))).toEqual(['a', 'b']);
  });

  test('takes over what is the same, and nothing of what it was made from', () => {
    const earlier = { gold: [1, 2, 3], secret: { hand: ['x'], deck: [[1], [2]] }, round: 1 };
    const state = { ...copy(earlier), round: 2 };
    state.secret.deck[1][0] = 9;
    const twin = copySharing(state, earlier);
    expect(twin.gold).toBe(earlier.gold);
    expect(twin.secret.hand).toBe(earlier.secret.hand);
    expect(twin.secret.deck[0]).toBe(earlier.secret.deck[0]);
    state.secret.deck[1][0] = 10;
    state.gold[0] = 7;
    expect(twin).toEqual({ gold: [1, 2, 3], secret: { hand: ['x'], deck: [[1], [9]] }, round: 2 });
    expect(copySharing(twin, twin)).toBe(twin);
    expect(copySharing([1, 2], [1, 2, 3])).toEqual([1, 2]);
    expect(copySharing([1, 2, 3], [1, 2])).toEqual([1, 2, 3]);
  });
});

describe('plain data', () => {
  const cycle: Record<string, unknown> = {};
  cycle.self = cycle;
  const holes: number[] = [1];
  holes[3] = 1;
  test.each([
    [{ a: new Map() }, 'state.a is a Map'],
    [{ a: [1, undefined] }, 'state.a.1 is undefined'],
    [{ a: Number.NaN }, 'state.a is NaN'],
    [{ a: -0 }, 'state.a is -0'],
    [{ f: () => 1 }, 'state.f is function'],
    [cycle, 'state.self is a cycle'],
    [{ a: holes }, 'state.a is an array with holes'],
    [{ d: new Date(0) }, 'state.d is a Date'],
  ])('%# is not', (value, where) => {
    expect(notPlain(value)).toBe(where);
  });

  test('whatever JSON can carry is', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ noUnicodeString: true }),
        (value) => /-0/.test(JSON.stringify(value)) || notPlain(JSON.parse(JSON.stringify(value))) === null,
      ),
      { seed: 2 },
    );
  });
});

test('equality ignores the order of keys, and a difference names its place', () => {
  expect(same({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(same([], {})).toBe(false);
  expect(difference({ a: { b: [1, 2] } }, { a: { b: [1, 3] } })).toBe('a.b.1: 2 ≠ 3');
  expect(difference({ a: 1 }, { a: 1 })).toBeNull();
});
