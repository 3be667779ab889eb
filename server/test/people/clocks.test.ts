import { describe, expect, it } from 'vitest';
import { clocksAfter, FOR_REACTIONS } from '../../src/pace/clocks.ts';

const MINUTE = 60_000;
const live = { kind: 'live', bank: 10 * MINUTE, more: MINUTE, late: 'bot' } as const;
const days = { kind: 'days', each: 1440 * MINUTE, late: 'bot' } as const;
const seats = [{ sitter: 'person' }, { sitter: 'person' }, { sitter: 'bot' }] as const;

const waits = (asked: number[], over: object = {}) => ({
  asked: JSON.stringify(asked),
  waits_for: JSON.stringify(asked),
  waits_since: 0,
  clocks: '{}',
  deadline: null,
  status: 'playing' as const,
  ...over,
});
const read = (clocks: string) => JSON.parse(clocks) as { left: number[]; since: number };

describe('live clocks', () => {
  const begun = clocksAfter({ pace: live, seats, before: waits([]), after: waits([0]), seat: null, now: 1000 });

  it('are full at the start, and run for whoever is asked', () => {
    expect(read(begun.clocks)).toEqual({ left: [600_000, 600_000, 600_000], since: 1000 });
    expect(begun.deadline).toBe(1000 + live.bank);
  });

  it('lose what I thought, and gain a little with each choice of mine', () => {
    const now = 1000 + 3 * MINUTE;
    const next = clocksAfter({
      pace: live,
      seats,
      before: waits([0], { clocks: begun.clocks }),
      after: waits([1]),
      seat: 0,
      now,
    });
    expect(read(next.clocks)).toEqual({ left: [8 * MINUTE, 10 * MINUTE, 10 * MINUTE], since: now });
    expect(next.deadline).toBe(now + 10 * MINUTE);
  });

  it('never run for a bot', () => {
    const next = clocksAfter({
      pace: live,
      seats,
      before: waits([0], { clocks: begun.clocks }),
      after: waits([2]),
      seat: 0,
      now: 2000,
    });
    expect(next.deadline).toBeNull();
  });

  it('stand still for reactions, so that they betray nobody', () => {
    const before = waits([0], { clocks: begun.clocks });
    const quiet = { waits_for: 'null' };
    const asked = clocksAfter({ pace: live, seats, before, after: waits([1], quiet), seat: 0, now: 2000 });
    expect(asked.deadline).toBe(2000 + FOR_REACTIONS);
    const reacted = clocksAfter({
      pace: live,
      seats,
      before: waits([1], { ...quiet, clocks: asked.clocks }),
      after: waits([0]),
      seat: 1,
      now: 60_000,
    });
    expect(read(reacted.clocks).left).toEqual(read(asked.clocks).left);
  });

  it('stop when the game is over', () => {
    const over = waits([], { status: 'finished' as never });
    expect(
      clocksAfter({ pace: live, seats, before: waits([0], { clocks: begun.clocks }), after: over, seat: 0, now: 5 })
        .deadline,
    ).toBeNull();
  });
});

describe('so many days for a choice', () => {
  it('begin when the table begins to wait, not again with each undo', () => {
    const first = clocksAfter({
      pace: days,
      seats,
      before: waits([]),
      after: waits([0], { waits_since: 10 }),
      seat: null,
      now: 10,
    });
    expect(first.deadline).toBe(10 + days.each);
    const before = waits([0], { waits_since: 10, deadline: first.deadline });
    const same = clocksAfter({ pace: days, seats, before, after: waits([0], { waits_since: 10 }), seat: 0, now: 500 });
    expect(same.deadline).toBe(first.deadline);
    const next = clocksAfter({ pace: days, seats, before, after: waits([1], { waits_since: 900 }), seat: 0, now: 900 });
    expect(next.deadline).toBe(900 + days.each);
  });
});
