import { describe, expect, test } from 'vitest';
import { Scripted, Table } from '../../src/index.ts';
import { market } from '../market.ts';
import { gold, kinds, open, say } from './at-market.ts';

describe('undo', () => {
  test('goes back gesture by gesture, and then says that there is nothing more', () => {
    const table = open();
    const atStart = table.view(0);
    say(table, 0, { t: 'earn' });
    say(table, 0, { t: 'earn' });
    expect([table.undo(0).ok, table.undo(0).ok]).toEqual([true, true]);
    expect(table.view(0)).toEqual(atStart);
    expect(table.undo(0)).toEqual({ ok: false, reason: { why: 'undo-nothing' } });
  });

  test.each([
    ['shares what has not changed with the copy before, at a table that is to stay small', true],
    ['makes whole copies elsewhere', false],
  ])('%s', (_, isSmall) => {
    const table = open();
    if (isSmall) table.staySmall();
    say(table, 0, { t: 'end' });
    const { base: earlier } = table.snapshot.past;
    const atStart = table.view(1);
    say(table, 1, { t: 'earn' });
    expect(table.snapshot.past.base!.secret.pile === earlier!.secret.pile).toBe(isSmall);
    expect(table.undo(1).ok).toBe(true);
    expect(table.view(1)).toEqual(atStart);
  });

  test('at a table that is to stay small, what was looked at before stays as it was, and what is taken back is not seen', () => {
    const table = open();
    table.staySmall();
    const atStart = table.snapshot.state;
    const before = structuredClone(atStart);
    table.view(0);
    say(table, 0, { t: 'earn' });
    const earned = structuredClone(table.view(0));
    expect(table.snapshot.past.base).toEqual(before);
    table.undo(0);
    expect(table.view(0)).not.toEqual(earned);
    expect(table.snapshot.state).toEqual(before);
    say(table, 0, { t: 'earn' });
    expect(table.view(0)).toEqual(earned);
    expect(table.snapshot.past.base).toEqual(before);
  });

  test('tables of one game that are to stay small share what lies alike at both, and neither is touched by the other', () => {
    const [one, other] = [open(), open()];
    say(other, 0, { t: 'earn' });
    const pattern = one.staySmall();
    const before = structuredClone(pattern);
    const kept = other.staySmall(pattern);
    expect(kept).toEqual(other.snapshot.state);
    expect(kept).not.toBe(pattern);
    expect((kept as typeof one.snapshot.state).secret.pile).toBe((pattern as typeof one.snapshot.state).secret.pile);
    expect(other.snapshot.past.base).toBe(pattern);
    const atStart = one.view(0);
    expect(other.undo(0).ok).toBe(true);
    expect(other.view(0)).toEqual(atStart);
    say(other, 0, { t: 'end' });
    say(other, 1, { t: 'earn' });
    expect(pattern).toEqual(before);
    expect(one.view(0)).toEqual(atStart);
  });

  test('stops at a die or a drawn card, and says so', () => {
    const table = open(new Scripted().numbers(3));
    say(table, 0, { t: 'draw' });
    expect(table.undo(0)).toEqual({ ok: false, reason: { why: 'undo-after-chance' } });
    say(table, 0, { t: 'earn' });
    expect(table.undo(0).ok).toBe(true);
    expect(table.undo(0)).toMatchObject({ reason: { why: 'undo-after-chance' } });
  });

  test('is possible after the next seat is asked, but not once it has acted', () => {
    const table = open();
    say(table, 0, { t: 'end' });
    expect(table.undo(1)).toMatchObject({ reason: { why: 'undo-not-yours' } });
    expect(table.undo(0).ok).toBe(true);
    say(table, 0, { t: 'end' });
    say(table, 1, { t: 'earn' });
    expect(table.undo(0)).toMatchObject({ reason: { why: 'undo-not-yours' } });
    table.undo(1);
    expect(table.undo(0)).toMatchObject({ reason: { why: 'undo-after-other-seat' } });
  });

  test('takes back a secret answer even after others have given theirs', () => {
    const table = open();
    for (const seat of [0, 1, 2]) say(table, seat, { t: 'end' });
    say(table, 0, { t: 'vote', for: 0 });
    say(table, 1, { t: 'vote', for: 0 });
    expect(table.undo(0).ok).toBe(true);
    expect(table.asks(0).own?.key).toBe('match.vote');
    expect(table.undo(2)).toMatchObject({ ok: false });
  });

  test('says nothing of secret answers: the reason against it is the same before and after others give theirs', () => {
    const earlier = open();
    for (const seat of [0, 1, 2]) say(earlier, seat, { t: 'end' });
    const saved = earlier.save();
    const past = { base: null, gestures: [], bar: 'undo-after-chance', shown: 0 } as const;
    const table = Table.load(market, { ...saved, snapshot: { ...saved.snapshot, past } }, new Scripted());
    const before = table.whyNoUndo(1);
    say(table, 0, { t: 'vote', for: 0 });
    expect(table.whyNoUndo(1)).toEqual(before);
    expect(table.undo(1)).toEqual({ ok: false, reason: before });
  });

  test('is written in the journal, and never shortens it', () => {
    const table = open();
    say(table, 0, { t: 'earn' });
    table.undo(0);
    expect(table.journal.map((entry) => entry.t)).toEqual(['choose', 'undo']);
  });
});

describe('events', () => {
  test('are told to the seat at once and to others when the move is made', () => {
    const table = open();
    say(table, 0, { t: 'earn' });
    expect([kinds(table, 0), kinds(table, 1), kinds(table, 'spectator')]).toEqual([['earned'], [], []]);
    expect(gold(table, 1)).toEqual([0, 0, 0]);
    say(table, 0, { t: 'end' });
    expect(kinds(table, 1)).toEqual(['earned', 'ended']);
    expect(gold(table, 1)).toEqual([1, 0, 0]);
  });

  test('that were taken back before anybody saw them are never told', () => {
    const table = open();
    say(table, 0, { t: 'earn' });
    table.undo(0);
    say(table, 0, { t: 'end' });
    expect(kinds(table, 1)).toEqual(['ended']);
    expect(kinds(table, 0)).toEqual(['earned', 'taken-back', 'ended']);
  });

  test('of a half-made move stay untold when a later part of it is taken back, and nothing counts what was', () => {
    const table = open();
    say(table, 0, { t: 'earn' });
    say(table, 0, { t: 'earn' });
    const { shown } = table;
    table.undo(0);
    expect([kinds(table, 1), kinds(table, 'spectator'), table.shown]).toEqual([[], [], shown]);
    expect(kinds(table, 0)).toEqual(['earned', 'earned', 'taken-back']);
    say(table, 0, { t: 'end' });
    expect(kinds(table, 1)).toEqual(['earned', 'ended']);
    expect(gold(table, 1)).toEqual([1, 0, 0]);
  });

  test('that were seen and then taken back are told to have been', () => {
    const table = open();
    say(table, 0, { t: 'end' });
    table.undo(0);
    expect(table.events(1)).toEqual([
      { id: 0, event: { t: 'ended', seat: 0 } },
      { id: 1, takenBackFrom: 0, by: 0 },
    ]);
  });

  test('hide from others what is only the seat’s', () => {
    const table = open(new Scripted().numbers(5));
    say(table, 0, { t: 'draw' });
    expect(table.events(0)).toEqual([{ id: 0, event: { t: 'drew', seat: 0, card: 15 } }]);
    expect(table.events(1)).toEqual([{ id: 0, event: { t: 'drew', seat: 0, card: null } }]);
  });

  test('can be asked for from a number on', () => {
    const table = open();
    say(table, 0, [{ t: 'earn' }, { t: 'earn' }, { t: 'end' }]);
    expect(table.events(1, 2).map(({ id }) => id)).toEqual([2]);
  });
});
