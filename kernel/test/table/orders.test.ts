import { describe, expect, test } from 'vitest';
import { askMe, Scripted } from '../../src/index.ts';
import { gold, kinds, open, picture, say } from './at-market.ts';

describe('a quiet ask', () => {
  const rolled = () => {
    const table = open(new Scripted().numbers(0).dice(5));
    say(table, 0, { t: 'draw' });
    return table;
  };

  test('is passed at once for seats that gave no orders', () => {
    const table = rolled();
    say(table, 0, { t: 'roll' });
    expect(table.asks(0).own?.key).toBe('turn.act');
    expect(gold(table)).toEqual([5, 0, 0]);
  });

  test('is put to a seat that wants to be asked, and nobody can see to whom', () => {
    const table = rolled();
    table.order(1, askMe('turn.objections'));
    const shown = table.shown;
    say(table, 0, { t: 'roll' });
    expect(table.asks(1).own).toMatchObject({ key: 'turn.objections', options: [{ t: 'silent' }] });
    expect(table.asks(2)).toEqual({ over: false, own: null, waitsFor: null });
    const before = JSON.stringify([table.view(2), table.events(2), table.asks(2)]);
    expect(table.undo(0)).toMatchObject({ reason: { why: 'undo-after-reaction' } });
    expect(JSON.stringify([table.view(2), table.events(2), table.asks(2)])).toBe(before);
    say(table, 1, { t: 'silent' });
    expect(table.asks(0).own?.key).toBe('turn.act');
    expect(table.shown).toBe(shown);
  });

  test('gives one reason against taking back, however many have answered', () => {
    const table = rolled();
    for (const seat of [0, 1, 2]) table.order(seat, askMe());
    say(table, 0, { t: 'roll' });
    const before = table.whyNoUndo(2);
    say(table, 1, { t: 'silent' });
    expect(table.asks(0).own?.key).toBe('turn.objections');
    expect(table.whyNoUndo(2)).toEqual(before);
  });

  test('lets who reacts act', () => {
    const table = rolled();
    table.order(0, askMe());
    say(table, 0, { t: 'roll' });
    say(table, 0, { t: 'object' });
    expect(gold(table)).toEqual([0, 0, 0]);
    expect(kinds(table, 2)).toContain('objected');
  });
});

describe('standing orders', () => {
  test('answer at once, also a question that is open already', () => {
    const table = open();
    expect(table.order(0, { order: 'end-at-once' }).ok).toBe(true);
    expect(table.asks(0).waitsFor).toEqual([1]);
    table.order(2, { order: 'end-at-once' });
    say(table, 1, { t: 'end' });
    expect(table.asks(0).own?.key).toBe('match.vote');
  });

  test('can be taken back, and are nobody else’s business', () => {
    const table = open();
    table.order(1, { order: 'end-at-once' });
    expect(table.orders(1)).toEqual([{ order: 'end-at-once' }]);
    table.order(1, { order: 'end-at-once' }, false);
    say(table, 0, { t: 'end' });
    expect(table.asks(1).own?.key).toBe('turn.act');
  });

  test.each([
    [null],
    ['end'],
    [{ order: 'win' }],
    [{ order: 3 }],
    [{ order: 'ask-me' }],
    [{ order: 'ask-me', about: {} }],
  ])('%j is refused', (order) => {
    const table = open();
    const before = picture(table);
    expect(table.order(0, order).ok).toBe(false);
    expect(picture(table)).toBe(before);
  });

  test('of the seat that moves belong to its gesture', () => {
    const table = open();
    say(table, 0, { t: 'end' });
    say(table, 1, { t: 'earn' });
    table.order(1, { order: 'end-at-once' });
    expect(table.asks(2).own?.key).toBe('turn.act');
    table.undo(1);
    expect(gold(table, 1)).toEqual([0, 0, 0]);
  });
});
