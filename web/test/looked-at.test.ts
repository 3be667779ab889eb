import type { OwnAsk } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { lookedAt } from '../src/boards/kit/looked-at.ts';
import { stillHolding } from '../src/boards/kit/still-holding.ts';

describe('the choice one considers', () => {
  const options = [{ t: 'pass' }, { t: 'bid', gold: { from: 1, to: 9 } }];
  const ask: OwnAsk = {
    askId: 1,
    seat: 0,
    key: 'auction.bid',
    mode: 'one',
    options,
    soFar: [],
    pass: null,
    hides: false,
  };

  it('is what is picked, else what is under the pointer', () => {
    expect(lookedAt({ ask, highlighted: 0, picked: { t: 'bid', gold: 3 } })).toEqual({ t: 'bid', gold: 3 });
    expect(lookedAt({ ask, highlighted: 0, picked: null })).toEqual({ t: 'pass' });
  });

  it('is nothing where nothing is asked, nothing is pointed at, or a number is still to be said', () => {
    expect(lookedAt({ ask: null, highlighted: 0, picked: null })).toBeNull();
    expect(lookedAt({ ask, highlighted: null, picked: null })).toBeNull();
    expect(lookedAt({ ask, highlighted: 1, picked: null })).toBeNull();
    expect(lookedAt({ ask, highlighted: 7, picked: null })).toBeNull();
  });
});

describe('a story', () => {
  it('holds what was not taken back, and is read once', () => {
    const read = stillHolding<{ t: string }>();
    const told = [
      { id: 0, event: { t: 'a' } },
      { id: 1, event: { t: 'b' } },
      { id: 2, takenBackFrom: 1, by: 0 },
      { id: 3, event: { t: 'c' } },
    ];
    expect(read(told).map(({ t }) => t)).toEqual(['a', 'c']);
    expect(read(told)).toBe(read(told));
  });
});
