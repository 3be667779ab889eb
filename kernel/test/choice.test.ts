import { describe, expect, test } from 'vitest';
import { agrees, fits, isChoice, randomChoice, Seeded, settle } from '../src/index.ts';

describe('an option stands for a choice', () => {
  const bid = { t: 'bid', gold: { from: 2, to: 5 } };
  test('when every field is the same, or lies in the range offered', () => {
    expect(fits({ t: 'pass' }, { t: 'pass' })).toBe(true);
    expect(fits(bid, { t: 'bid', gold: 2 })).toBe(true);
    expect(fits(bid, { t: 'bid', gold: 5 })).toBe(true);
  });
  test.each([
    [{ t: 'bid', gold: 1 }],
    [{ t: 'bid', gold: 6 }],
    [{ t: 'bid', gold: 2.5 }],
    [{ t: 'bid', gold: '3' }],
    [{ t: 'bid' }],
    [{ t: 'bid', gold: 3, more: 1 }],
    [{ t: 'bid', gold: { from: 2, to: 5 } }],
  ])('and not otherwise: %j', (choice) => {
    expect(fits(bid, choice)).toBe(false);
  });
});

test('an option agrees with a wish that leaves things out, not with one that names something else', () => {
  const bid = { t: 'bid', gold: { from: 2, to: 5 }, for: 'egg' };
  for (const wish of [{}, { t: 'bid' }, { gold: 5 }, { t: 'bid', for: 'egg' }]) expect(agrees(bid, wish)).toBe(true);
  for (const wish of [{ t: 'pass' }, { gold: 6 }, { t: 'bid', by: 1 }, { toString: 1 }])
    expect(agrees(bid, wish)).toBe(false);
});

test.each([
  [null],
  [[]],
  ['pass'],
  [{}],
  [{ t: 1 }],
  [{ t: 'a', b: {} }],
  [{ t: 'a', b: Number.NaN }],
  [{ t: 'a', b: undefined }],
])('%j has not the form of a choice', (value) => {
  expect(isChoice(value)).toBe(false);
});

test('random play opens a range half the time with its first value, and stays within it', () => {
  const chance = new Seeded('ranges');
  const counts = new Map<number, number>();
  for (let i = 0; i < 4000; i++) {
    const { gold } = randomChoice<{ t: 'bid'; gold: number }>([{ t: 'bid', gold: { from: 3, to: 6 } }], chance);
    counts.set(gold, (counts.get(gold) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted()).toEqual([3, 4, 5, 6]);
  expect(Math.abs(counts.get(3)! - 2000)).toBeLessThan(150);
  expect(Math.abs(counts.get(4)! - 1000)).toBeLessThan(150);
});

describe('options of a game', () => {
  interface Options {
    players: number;
    edition: string;
    short: boolean;
  }
  const schema = {
    fields: {
      players: { kind: 'number', from: 2, to: 7, default: 5 },
      edition: { kind: 'one-of', values: ['original', 'deluxe'], default: 'deluxe' },
      short: { kind: 'switch', default: false },
    },
    conflicts: (o: Options) => (o.short && o.players > 4 ? [{ why: 'short-needs-few' }] : []),
  } as const;

  test('are filled in and read from text', () => {
    expect(settle<Options>(schema, {})).toEqual({ ok: true, options: { players: 5, edition: 'deluxe', short: false } });
    expect(settle<Options>(schema, { players: '3', short: 'yes' })).toMatchObject({
      ok: true,
      options: { players: 3, short: true },
    });
  });

  test('that do not exist, or have no such value, are all named', () => {
    const settled = settle<Options>(schema, { player: 3, players: 9, edition: 'luxury', short: 'perhaps' });
    expect(settled).toEqual({
      ok: false,
      reasons: [
        { why: 'unknown-option', option: 'player' },
        { why: 'bad-option', option: 'players', given: '9', allowed: '2 to 7' },
        { why: 'bad-option', option: 'edition', given: 'luxury', allowed: 'original, deluxe' },
        { why: 'bad-option', option: 'short', given: 'perhaps', allowed: 'true, false' },
      ],
    });
  });

  test('that exclude each other are refused with the reason', () => {
    expect(settle<Options>(schema, { short: true })).toEqual({ ok: false, reasons: [{ why: 'short-needs-few' }] });
  });
});
