import { describe, expect, it } from 'vitest';
import { DIPLOMATIC, ECONOMIC } from '../src/data/points.ts';
import type { SideId } from '../src/data/sides.ts';
import { game } from '../src/game.ts';
import { actionOf, grant } from '../src/peace/round.ts';
import type { LimitId } from '../src/vocabulary/limits.ts';
import { limitOf } from '../src/vocabulary/limits.ts';
import { inRound, type Position, type Trial } from './kit.ts';

/** A Diplomatic Major action of four points, and nothing else. */
const diplomacy = (position: Position = {}): Trial => inRound({ tile: 'inv-09', ...position });

/** The Action Round has points from an Event, as if it had been played. */
function granted(t: Trial, n: number, limit: LimitId, points = DIPLOMATIC): Trial {
  grant(t.round, points, n, limitOf(limit));
  t.question = t.run().question;
  return t;
}
const purse = (t: Trial): number[] => actionOf(t.g)!.purse.map(({ n }) => n);
const means = (t: Trial, side: SideId = 'france'): number[] => [t.debt(side), t.treaty(side)];

describe('Paying', () => {
  it('rule 51: uses the points of the action before any Debt', () => {
    const t = diplomacy({ lay: (on) => on.treaty('france', 2) }).play('france', 'begin major', 'shift savoy');
    expect([purse(t), means(t)]).toEqual([[2], [0, 2]]);
  });

  it('rule 18: takes Debt by itself where there are no Treaty Points', () => {
    const t = diplomacy().play('france', 'begin major', 'shift savoy', 'shift sardinia', 'shift sweden');
    expect(means(t)).toEqual([2, 0]);
    expect(t.told('debt').map(({ n, now }) => [n, now])).toEqual([[2, 2]]);
  });

  it('rule 51: asks for each point that Debt and Treaty Points could both pay', () => {
    const t = diplomacy({ lay: (on) => on.treaty('france', 2) });
    t.play('france', 'begin major', 'shift savoy', 'shift sardinia', 'shift sweden');
    expect(t.offers()).toEqual(['pay debt', 'pay treaty']);
    t.play('france', 'pay treaty');
    expect(t.key).toBe('action.pay');
    t.play('france', 'pay debt');
    expect([means(t), t.flag('sweden')]).toEqual([[1, 1], 'france']);
  });

  it('a standing order answers for me: Debt first, or Treaty Points first', () => {
    const t = diplomacy({ lay: (on) => on.treaty('france', 2) });
    t.play('france', 'begin major', 'shift savoy', 'shift sardinia', 'shift sweden');
    const answers = game.orders.map((spec) => spec.answer(t.g, t.g.stack.at(-1)!, 0, { order: spec.id }));
    expect(answers).toEqual([
      { t: 'pay', with: 'debt' },
      { t: 'pay', with: 'treaty' },
    ]);
  });

  it('no standing order says which of two kinds of restricted points are spent', () => {
    const t = granted(granted(diplomacy(), 2, 'europe'), 2, 'spain-austria');
    t.play('france', 'begin major', 'shift spain-prestige-3');
    expect(t.offers()).toEqual(['pay europe', 'pay spain-austria']);
    for (const spec of game.orders) expect(spec.answer(t.g, t.g.stack.at(-1)!, 0, { order: spec.id })).toBeNull();
  });

  it('does not ask where all of both is needed', () => {
    const t = diplomacy({ lay: (on) => on.treaty('france', 1).debt('france', 5) });
    t.play('france', 'begin major', 'shift savoy', 'shift sardinia', 'shift sweden');
    expect([means(t), t.flag('sweden')]).toEqual([[6, 0], 'france']);
  });

  it('rule 51: takes restricted points first', () => {
    const t = granted(diplomacy(), 2, 'spain-austria').play('france', 'begin major', 'shift spain-prestige-3');
    expect(purse(t)).toEqual([3, 0]);
  });

  it('leaves restricted points alone where they may not be spent', () => {
    const t = granted(diplomacy(), 2, 'spain-austria').play('france', 'begin major', 'shift savoy');
    expect(purse(t)).toEqual([2, 2]);
  });

  it('rule 51: asks which of two kinds of restricted points pay, point by point', () => {
    const t = granted(granted(diplomacy(), 2, 'spain-austria'), 2, 'europe');
    t.play('france', 'begin major', 'shift spain-prestige-3');
    expect(t.offers()).toEqual(['pay spain-austria', 'pay europe']);
    t.play('france', 'pay europe', 'pay europe');
    expect(purse(t)).toEqual([4, 1, 0]);
  });

  it('rule 15: points of an Event may be an action of their own, and bind the Debt added to them', () => {
    const t = granted(inRound({ tile: 'inv-03' }), 1, 'spain-austria').play('france', 'begin extra-D');
    expect(t.offered('shift')).toContain('spain-prestige-3');
    expect(t.offered('shift')).not.toContain('savoy');
    expect(t.why('france', 'shift savoy')).toEqual(['outside-limit']);
    t.play('france', 'shift spain-prestige-3');
    expect(means(t)).toEqual([2, 0]);
  });

  it('rule 15: joined to a Minor action they take its limits', () => {
    const t = granted(inRound({ tile: 'inv-09', side: 'britain' }), 2, 'none', ECONOMIC);
    expect(t.offers()).toEqual(expect.arrayContaining(['begin minor', 'begin minor-joined', 'begin extra-E']));
    t.play('britain', 'begin minor-joined');
    expect(t.offered('shift')).not.toContain('karaikal');
    t.play('britain', 'shift albany');
    expect([t.key, means(t, 'britain')]).toEqual(['action-round.act', [0, 0]]);
    const own = granted(inRound({ tile: 'inv-09', side: 'britain' }), 2, 'none', ECONOMIC);
    expect(own.play('britain', 'begin extra-E').offered('shift')).toContain('karaikal');
  });

  it('never takes Debt beyond the Limit', () => {
    const t = diplomacy({ lay: (on) => on.debt('france', 6) });
    t.play('france', 'begin major', 'shift savoy', 'shift sardinia');
    expect(t.offered('shift')).toEqual([]);
    expect(t.why('france', 'shift sweden')).toEqual(['cannot-pay', 'price']);
  });
});

describe('Ministries and payment', () => {
  it('the first Debt of the Action Round gives two points with Turgot, if France has more Available Debt', () => {
    const t = diplomacy({ turn: 5, lay: (on) => on.ministry('turgot').debt('britain', 3) });
    t.play('france', 'begin major', 'shift savoy', 'shift sardinia', 'shift prussia-alliance');
    expect(means(t)).toEqual([1, 0]);
  });

  it('a point of Turgot that is left over stays in the action', () => {
    const t = diplomacy({ turn: 5, lay: (on) => on.ministry('turgot').debt('britain', 3) });
    t.play('france', 'begin major', 'shift savoy', 'shift spain-prestige-3');
    expect([means(t), purse(t)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('the first two Debts for E cost nothing with the Merchant Banks, even at the Limit', () => {
    const t = inRound({
      tile: 'inv-07',
      side: 'britain',
      turn: 3,
      lay: (on) => on.ministry('merchant-banks').debt('britain', 10),
    });
    t.play('britain', 'begin major', 'shift cumberland', 'shift georges-bank');
    expect([t.debt('britain'), t.g.freeDebtUsed]).toEqual([10, 2]);
  });

  it('Burke adds points to a Major action that stays in Europe, after which it cannot leave', () => {
    const t = diplomacy({
      side: 'britain',
      turn: 5,
      lay: (on) => on.ministry('edmund-burke').flag('britain', 'ireland-alliance', 'ireland-prestige'),
    });
    t.play('britain', 'begin major', 'shift savoy', 'shift sardinia', 'shift prussia-alliance');
    expect(means(t, 'britain')).toEqual([0, 0]);
    expect(t.why('britain', 'shift iroquois')).toEqual(['only-in-europe']);
  });

  it('Burke adds nothing once points have left Europe', () => {
    const t = diplomacy({
      side: 'britain',
      turn: 5,
      lay: (on) => on.ministry('edmund-burke').flag('britain', 'ireland-alliance', 'ireland-prestige'),
    });
    t.play('britain', 'begin major', 'shift iroquois', 'shift savoy');
    expect(means(t, 'britain')).toEqual([1, 0]);
  });
});
