import { describe, expect, test } from 'vitest';
import { Scripted } from '../../src/index.ts';
import { gold, open, picture, say } from './at-market.ts';

describe('a question', () => {
  test('is shown to its seat with the options, to others only that the table waits', () => {
    const table = open();
    expect(table.asks(0)).toMatchObject({ over: false, waitsFor: [0], own: { key: 'turn.act', mode: 'one', seat: 0 } });
    expect(table.asks(1)).toEqual({ over: false, own: null, waitsFor: [0] });
    expect(table.asks('spectator').own).toBeNull();
  });

  test('keeps its number while it stays the same, and gets a new one when it is answered', () => {
    const table = open();
    const first = table.asks(0).own!.askId;
    expect(table.asks(0).own!.askId).toBe(first);
    say(table, 0, { t: 'earn' });
    expect(table.asks(0).own!.askId).toBe(first + 1);
  });

  test('put to several keeps its number for the others when one answers', () => {
    const table = open();
    for (const seat of [0, 1, 2]) say(table, seat, { t: 'end' });
    const before = table.asks(2).own!.askId;
    say(table, 0, { t: 'vote', for: 1 });
    expect(table.asks(2).own!.askId).toBe(before);
    expect(table.asks(0).own).toBeNull();
    expect(table.asks(1).waitsFor).toEqual([1, 2]);
  });
});

describe('what is refused leaves the table exactly as it was', () => {
  test.each([
    ['an unknown seat', 7, 1, { t: 'end' }, 'no-such-seat'],
    ['a seat that is no number', '0', 1, { t: 'end' }, 'no-such-seat'],
    ['a seat that was not asked', 1, 1, { t: 'end' }, 'not-asked'],
    ['a stale question', 0, 0, { t: 'end' }, 'stale-question'],
    ['an illegal choice', 0, 1, { t: 'object' }, 'not-an-option'],
    ['a choice with something added', 0, 1, { t: 'end', now: true }, 'not-an-option'],
    ['something that is no choice', 0, 1, 'end', 'malformed'],
    ['nothing', 0, 1, null, 'malformed'],
    ['an empty list', 0, 1, [], 'empty-list'],
    ['a list with rubbish in it', 0, 1, [{ t: 'earn' }, 17], 'malformed'],
    [
      'a list that turns illegal before any barrier',
      0,
      1,
      [{ t: 'earn' }, { t: 'end' }, { t: 'earn' }],
      'not-an-option',
    ],
  ])('%s', (_what, seat, askId, said, why) => {
    const table = open();
    const before = picture(table);
    expect(table.choose(seat as number, askId, said)).toMatchObject({ ok: false, reason: { why } });
    expect(picture(table)).toBe(before);
  });

  test('and what another seat could undo stays undoable', () => {
    const table = open();
    say(table, 0, { t: 'end' });
    const before = picture(table);
    expect(say(table, 1, [{ t: 'earn' }, { t: 'vote', for: 0 }])).toMatchObject({ ok: false });
    expect(picture(table)).toBe(before);
    expect(table.undo(0).ok).toBe(true);
  });

  test('and a fault in the rules leaves no half-made move behind', () => {
    const table = open();
    say(table, 0, { t: 'earn' });
    const before = picture(table);
    expect(() => say(table, 0, { t: 'boom' })).toThrow('boom');
    expect(picture(table)).toBe(before);
    expect(say(table, 0, { t: 'earn' })).toMatchObject({ ok: true });
  });
});

describe('a list of choices', () => {
  test('is one gesture: it is undone as a whole', () => {
    const table = open();
    expect(say(table, 0, [{ t: 'earn' }, { t: 'earn' }])).toEqual({ ok: true, rest: [] });
    expect(gold(table, 0)).toEqual([2, 0, 0]);
    expect(table.undo(0)).toEqual({ ok: true });
    expect(gold(table, 0)).toEqual([0, 0, 0]);
  });

  test('stops after its first barrier and gives back the rest', () => {
    const table = open(new Scripted().numbers(0));
    const result = say(table, 0, [{ t: 'earn' }, { t: 'draw' }, { t: 'earn' }]);
    expect(result).toEqual({ ok: true, rest: [{ t: 'earn' }] });
    expect(gold(table, 0)).toEqual([1, 0, 0]);
  });

  test('names the element that was illegal', () => {
    expect(say(open(), 0, [{ t: 'earn' }, { t: 'vote', for: 0 }])).toMatchObject({ ok: false, at: 1 });
  });
});

describe('explain', () => {
  test('gives the game’s reason, and nothing for what is offered', () => {
    const table = open();
    expect(table.explain(0, { t: 'end' })).toEqual([]);
    expect(table.explain(0, { t: 'object' })).toEqual([{ why: 'no-card' }]);
    expect(table.explain(1, { t: 'end' })).toEqual([{ why: 'not-asked' }]);
    expect(table.explain(0, { t: 'vote' })).toEqual([{ why: 'not-an-option' }]);
    expect(table.explain(0, ['end'])).toEqual([{ why: 'malformed' }]);
    expect(table.explain(9, { t: 'end' })).toEqual([{ why: 'no-such-seat' }]);
  });
});
