import { describe, expect, test } from 'vitest';
import { gold, open, picture, say } from './at-market.ts';

describe('offers', () => {
  const gift = (from: number, to: number | null, sum: number, t = 'gift') => ({ t, from, to, gold: sum });
  const rich = () => {
    const table = open();
    say(table, 0, [{ t: 'earn' }, { t: 'earn' }, { t: 'earn' }]);
    return table;
  };

  test('are seen by their parties, and carried out when accepted', () => {
    const table = rich();
    const made = table.propose(0, gift(0, 1, 2));
    expect(made).toEqual({ ok: true, offer: 1 });
    expect([table.offers(0).length, table.offers(1).length, table.offers(2).length]).toEqual([1, 1, 0]);
    expect(table.answer(1, 1, true).ok).toBe(true);
    expect(gold(table)).toEqual([1, 2, 0]);
    expect(table.offers(1)).toEqual([]);
    expect(table.undo(0)).toMatchObject({ reason: { why: 'undo-after-deal' } });
    expect(table.asks(0).own?.key).toBe('turn.act');
  });

  test('can be declined and withdrawn, by the right seat only', () => {
    const table = rich();
    table.propose(0, gift(0, 1, 1));
    expect(table.answer(2, 1, true)).toMatchObject({ reason: { why: 'not-your-offer' } });
    expect(table.answer(1, 9, true)).toMatchObject({ reason: { why: 'no-such-offer' } });
    expect(table.withdraw(1, 1)).toMatchObject({ reason: { why: 'not-your-offer' } });
    expect(table.answer(1, 1, false).ok).toBe(true);
    table.propose(0, gift(0, 2, 1));
    expect(table.withdraw(0, 2).ok).toBe(true);
    expect(table.offers(0)).toEqual([]);
  });

  test('are checked again when they are accepted', () => {
    const table = rich();
    table.propose(0, gift(0, 1, 3));
    table.propose(0, gift(0, 2, 3));
    table.answer(1, 1, true);
    expect(table.answer(2, 2, true)).toEqual({ ok: false, reason: { why: 'too-poor', seat: 0 } });
  });

  test.each([
    ['more than one has', gift(0, 1, 9), 'too-poor'],
    ['to oneself', gift(0, 0, 1), 'offer-to-yourself'],
    ['to nobody at the table', gift(0, 8, 1), 'no-such-seat'],
    ['in another’s name', gift(1, 2, 1), 'malformed'],
    ['of nonsense', { t: 'gift', from: 0, to: 1, gold: 'all' }, 'bad-term'],
    ['that is nothing', undefined, 'malformed'],
  ])('%s are refused', (_what, deal, why) => {
    const table = rich();
    const before = picture(table);
    expect(table.propose(0, deal)).toMatchObject({ ok: false, reason: { why } });
    expect(picture(table)).toBe(before);
  });

  test('lie open three at a time at most, and lapse at the turn’s end', () => {
    const table = rich();
    for (const to of [1, 2, 1]) table.propose(0, gift(0, to, 1));
    expect(table.propose(0, gift(0, 1, 1))).toMatchObject({ reason: { why: 'too-many-offers', most: 3 } });
    say(table, 0, { t: 'end' });
    expect(table.offers(0)).toEqual([]);
  });

  test('an interjection is carried out at once, without anybody’s leave', () => {
    const table = rich();
    expect(table.propose(0, gift(0, null, 2, 'fine')).ok).toBe(true);
    expect(gold(table)).toEqual([1, 0, 0]);
  });

  test('that an ask does not allow wait for the next that does, and lapse if they are impossible by then', () => {
    const table = rich();
    for (const seat of [0, 1, 2]) say(table, seat, { t: 'end' });
    table.propose(0, gift(0, 1, 3));
    table.answer(1, 1, true);
    table.propose(0, gift(0, 2, 3));
    table.answer(2, 2, true);
    expect(gold(table)).toEqual([3, 0, 0]);
    for (const seat of [0, 1, 2]) say(table, seat, { t: 'vote', for: 2 });
    expect(gold(table)).toEqual([0, 3, 3]);
    expect(table.journal.slice(-2).map((entry) => entry.t)).toEqual(['carry-out', 'lapse']);
  });
});
