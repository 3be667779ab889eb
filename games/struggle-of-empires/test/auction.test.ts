import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../src/data/numbers.ts';
import { POWERS } from '../src/data/powers.ts';
import type { Trial } from './kit.ts';
import { auctionOf } from './positions.ts';

const FOUR = ['britain', 'france', 'spain', 'russia'] as const;
const THREE = ['britain', 'france', 'spain'] as const;
const TWO = ['britain', 'france'] as const;

const passAll = (t: Trial, ...powers: (typeof POWERS)[number][]) => {
  for (const power of powers) t.play(power, 'pass');
};

describe.each(EDITIONS)('An auction, %s', (edition) => {
  it('ruling 1: the next is opened by the player left of the one who opened, whoever won', () => {
    const t = auctionOf({ edition }, FOUR, 'france');
    t.play('france', 'bid 0', 'propose a france', 'propose b britain');
    t.play('spain', 'bid 1', 'propose a russia', 'propose b britain');
    passAll(t, 'russia', 'britain', 'france');
    expect(t.asked).toBe('spain');
  });

  it('ruling 2: whoever opens must bid, were it nothing', () => {
    const t = auctionOf({ edition }, FOUR, 'france');
    expect(t.offers()).toHaveLength(1);
    expect(t.offers()[0]).toMatch(/^bid 0\.\./);
    expect(t.why('france', 'pass')).toEqual(['must-open']);
  });

  it('ruling 3: who has passed may come in again, and bids must rise', () => {
    const t = auctionOf({ edition }, FOUR, 'britain');
    t.play('britain', 'bid 2', 'propose a france', 'propose b spain').play('france', 'pass').play('spain', 'pass');
    expect(t.reasons('russia', { t: 'bid', gold: 2 })).toMatchObject([{ why: 'bid-too-low', least: 3 }]);
    t.play('russia', 'bid 3', 'propose a spain', 'propose b france').play('britain', 'pass');
    t.play('france', 'bid 4', 'propose a britain', 'propose b russia');
    passAll(t, 'spain', 'russia', 'britain');
    expect(t.gold('france')).toBe(6);
    expect([t.gold('britain'), t.gold('russia')]).toEqual([10, 10]);
    expect([t.g.top, t.g.bottom]).toEqual([[0], [3]]);
  });

  it('ruling 3: a player already allied may still bid, but nobody may propose him again', () => {
    const t = auctionOf({ edition }, FOUR, 'britain');
    t.play('britain', 'bid 0', 'propose a britain', 'propose b france');
    passAll(t, 'france', 'spain', 'russia');
    t.play('france', 'bid 0');
    expect(t.why('france', 'propose a britain')).toEqual(['already-allied']);
    expect(t.offers()).toEqual(['propose a spain', 'propose a russia']);
  });

  it('takes no power twice in one proposal', () => {
    const t = auctionOf({ edition }, FOUR, 'britain').play('britain', 'bid 0', 'propose a spain');
    expect(t.why('britain', 'propose b spain')).toEqual(['proposed-already']);
  });

  it('ruling 7: a bid is paid by whoever wins, with own gold first', () => {
    const t = auctionOf({ edition, ...(edition === 'deluxe' && { openUnrest: true }) }, FOUR, 'britain', (table) =>
      table.gold('britain', 3),
    );
    t.play('britain', 'bid 6', 'propose a britain', 'propose b france');
    passAll(t, 'france', 'spain', 'russia');
    expect([t.gold('britain'), t.unrest('britain')]).toEqual([1, 2]);
  });
});

describe('The last markers', () => {
  it('ruling 4, original: the last of an odd number is proposed alone, for either row, and moves last', () => {
    const t = auctionOf({ edition: 'original' }, THREE, 'britain');
    t.play('britain', 'bid 0', 'propose a spain', 'propose b france');
    passAll(t, 'france', 'spain');
    t.play('france', 'bid 0');
    expect(t.offers()).toEqual(['propose a britain', 'propose b britain']);
    t.play('france', 'propose b britain');
    passAll(t, 'spain', 'britain');
    expect(t.g.order.map((power) => POWERS[power])).toEqual(['spain', 'france', 'britain']);
    expect(t.g.bottom).toEqual([1, 0]);
  });

  it('ruling 4, deluxe: the last player goes with a power nobody plays, then the others are auctioned', () => {
    const t = auctionOf({ edition: 'deluxe' }, THREE, 'britain').play('britain', 'bid 0');
    expect(t.why('britain', 'propose a austria')).toEqual(['players-first']);
    t.play('britain', 'propose a spain', 'propose b france');
    passAll(t, 'france', 'spain');
    t.play('france', 'bid 0', 'propose a austria');
    // The single player left is put into the other box without asking.
    passAll(t, 'spain', 'britain');
    expect([t.g.top, t.g.bottom]).toEqual([
      [2, 4],
      [1, 0],
    ]);
    t.play('spain', 'bid 0', 'propose a russia', 'propose b prussia');
    passAll(t, 'britain', 'france');
    t.play('britain', 'bid 0', 'propose a united-provinces');
    passAll(t, 'france', 'spain');
    expect(t.g.top).toEqual([2, 4, 3, 6]);
    expect(t.g.order.map((power) => POWERS[power])).toEqual(['spain', 'france', 'britain']);
  });

  it('ruling 5: two players are one against the other, in the order of the boxes', () => {
    const t = auctionOf({ edition: 'original' }, TWO, 'britain').play('britain', 'bid 0', 'propose a france');
    t.play('france', 'pass');
    expect(t.g.order).toEqual([1, 0]);
    expect([t.asked, t.key]).toEqual(['france', 'turn.act']);
  });
});

describe('2005 Gold, 2020 p.10, ruling 58: what can be bid', () => {
  it.each(EDITIONS)(
    'is bounded by oneself alone: the gold in hand and two for each of 99 taxations (%s)',
    (edition) => {
      const bids = (others: number) =>
        auctionOf({ edition }, TWO, 'britain', (table) => table.gold('britain', 7).unrest('france', others));
      expect(bids(0).offers()).toEqual(['bid 0..205']);
      expect(bids(72).offers()).toEqual(['bid 0..205']);
      expect(bids(0).reasons('britain', { t: 'bid', gold: 206 })).toMatchObject([{ why: 'cannot-pay', most: 205 }]);
    },
  );

  it('is three for each of them with Banking', () => {
    const t = auctionOf({ edition: 'original' }, TWO, 'britain', (table) =>
      table.gold('britain', 0).tile('britain', 'banking'),
    );
    expect(t.offers()).toEqual(['bid 0..297']);
  });

  it('one absurd bid ends taxation for nobody', () => {
    const t = auctionOf({ edition: 'original' }, TWO, 'britain', (table) => table.gold('france', 0));
    t.play('britain', 'bid 205', 'propose a france'); // France could not name as much, and is not asked
    expect(t.unrest('britain')).toBe(98);
    expect(t.key).toBe('turn.act');
    t.play('france', 'action tile', 'tile war-office');
    expect([t.tiles('france', 'war-office'), t.unrest('france')]).toEqual([1, 4]);
  });
});
