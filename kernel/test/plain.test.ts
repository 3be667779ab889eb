import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copy, difference, notPlain, same } from '../src/index.ts';

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
