import { describe, expect, it } from 'vitest';
import { roundsFor } from '../src/data/numbers.ts';
import { game } from '../src/game.ts';
import type { Options } from '../src/options.ts';
import { resultOf as gameResult } from '../src/scoring/end-of-game.ts';
import { scoreNow } from '../src/scoring/score-now.ts';
import { inTurn, type Table, type Trial } from './kit.ts';

/** The last turn of a war of two, passed: income, scoring and what follows. */
const ended = (options: Partial<Options>, lay: (table: Table) => void, war = 1): Trial => {
  const t = inTurn({ options, top: ['britain'], bottom: ['france'], war, round: 6, active: 'france', lay });
  if (war < 3) t.numbers(...Array.from({ length: options.edition === 'original' ? 10 : 4 }, () => 0));
  t.play('france', 'action pass', 'action pass');
  // Players of a deluxe game of two begin with a tile they might still use.
  return t.key === 'turn.act' ? t.play('france', 'end-turn') : t;
};
const original = { edition: 'original' } as const;
const open = { edition: 'deluxe', openUnrest: true } as const;

it('A war has six rounds with two to four players, five with more', () => {
  expect([2, 3, 4, 5, 6, 7].map(roundsFor)).toEqual([6, 6, 6, 5, 5, 5]);
});

describe('Income and maintenance', () => {
  it('pays for population and tokens, takes for every unit, those at home too (ruling 16)', () => {
    const t = ended(original, (table) =>
      table.tokens('britain', 'india', 3).units('britain', 'army', 'home', 2).units('britain', 'fort', 'india'),
    );
    expect(t.gold('britain')).toBe(10 + 5 + 3 - 3);
    expect(t.told('income')[0]).toMatchObject({ power: 'britain', fromPopulation: 5, fromTokens: 3, maintenance: 3 });
  });

  it('taxes who cannot keep his units', () => {
    const t = ended(original, (table) =>
      table.gold('britain', 0).population('britain', 0).units('britain', 'army', 'india', 5),
    );
    expect([t.gold('britain'), t.unrest('britain')]).toEqual([1, 3]);
  });

  it('comes before maintenance: nobody is taxed who can pay out of income', () => {
    const t = ended(original, (table) => table.gold('britain', 0).units('britain', 'army', 'india', 4));
    expect([t.gold('britain'), t.unrest('britain')]).toEqual([1, 0]);
  });

  it('raises population by five, to nine at most', () => {
    const t = ended(original, (table) => table.population('britain', 2).population('france', 6));
    expect([t.population('britain'), t.population('france')]).toEqual([7, 9]);
  });

  it('does not pay for a token under a raid, nor score it (ruling 43)', () => {
    const t = ended(original, (table) => {
      table.tokens('britain', 'india');
      table.g.tokens.fill(0);
      table.g.raidRegion[0] = 4;
      table.g.raidToken[0] = 0;
      table.g.stock[22] = 0;
    });
    expect([t.gold('britain'), t.vp('britain')]).toEqual([15, 0]);
    expect(t.g.raidRegion[0]).toBe(4);
  });
});

describe('Scoring (ruling 47)', () => {
  it('pays first and second in a colony, and nobody without a token', () => {
    const t = ended(original, (table) => table.tokens('britain', 'india', 2).tokens('france', 'india'));
    expect([t.vp('britain'), t.vp('france')]).toEqual([5, 3]);
  });

  it('is foreseen: what each would have if the war ended now', () => {
    const t = inTurn({
      options: original,
      top: ['britain'],
      bottom: ['france'],
      lay: (table) =>
        table.tokens('britain', 'india', 2).tokens('france', 'india').tokens('france', 'africa').vp('britain', 7),
    });
    expect(scoreNow(t.g).map(({ vp, total }) => [vp, total])).toEqual([
      [7, 7 + 5],
      [0, 3 + 3],
    ]);
    expect(scoreNow(t.g)).toEqual(scoreNow(game.view(t.g, 'spectator').open));
  });

  it('pays both in full in a tie', () => {
    const t = ended(original, (table) => table.tokens('britain', 'africa').tokens('france', 'africa'));
    expect([t.vp('britain'), t.vp('france')]).toEqual([3, 3]);
  });

  it('has a third place in the Ottoman Empire in the original only', () => {
    const places = (edition: 'original' | 'deluxe') => {
      const t = inTurn({
        options: { edition },
        top: ['britain', 'spain'],
        bottom: ['france', 'russia'],
        round: 6,
        active: 'russia',
        lay: (table) => {
          table.g.tokens[0 * 12 + 10] = 3;
          table.g.tokens[1 * 12 + 10] = 2;
          table.g.tokens[2 * 12 + 10] = 1;
        },
      });
      t.numbers(...Array(edition === 'original' ? 10 : 8).fill(0)).play('russia', 'action pass', 'action pass');
      return [t.vp('britain'), t.vp('france'), t.vp('spain')];
    };
    expect(places('original')).toEqual([4, 2, 1]);
    expect(places('deluxe')).toEqual([4, 2, 0]);
  });
});

describe('The end of a war', () => {
  it('frees alliances, blockades and used tiles, lays new counters, and lets the last mover open the bidding', () => {
    const t = ended(original, (table) => {
      table.alliance('britain', 'saxony').tile('britain', 'mercenaries').units('britain', 'navy', 'india');
      table.g.used[0 * 27 + 11] = 1;
      table.tile('britain', 'blockade');
      table.g.tiles[26] = 0;
      table.g.blockades[4] = 0;
    });
    expect(t.g.alliances).not.toContain(0);
    expect(t.g.blockades[4]).toBe(-1);
    expect(t.stock('blockade')).toBe(1);
    expect(t.g.used.every((n) => n === 0)).toBe(true);
    expect(t.told('counter-placed')).toHaveLength(10);
    expect([t.g.war, t.g.top, t.g.bottom]).toEqual([2, [], []]);
    expect([t.asked, t.key]).toEqual(['france', 'auction.bid']);
  });
});

describe('The end of the game', () => {
  const end = (options: Partial<Options>, lay: (table: Table) => void) => ended(options, lay, 3);

  it('a plain win: most points after 7 off the highest unrest and 4 off the second', () => {
    const t = end(original, (table) =>
      table.vp('britain', 30).vp('france', 20).unrest('britain', 4).unrest('france', 2),
    );
    expect([t.vp('britain'), t.vp('france')]).toEqual([23, 16]);
    expect(t.question).toBeNull();
    expect(result(t)).toMatchObject({ places: [[0], [1]], scores: [23, 16], reason: 'most-points' });
  });

  it('ruling 48: in a tie for the highest both pay 7 in the original, neither in a deluxe game of two', () => {
    const tied = (table: Table) => table.vp('britain', 30).vp('france', 20).unrest('britain', 4).unrest('france', 4);
    expect(result(end(original, tied))?.scores).toEqual([23, 13]);
    const two = end({ ...open, originalPass: true }, tied);
    expect(result(two)?.scores).toEqual([30, 20]);
  });

  it('ruling 48: a deluxe game of two knows no second penalty', () => {
    const t = end({ ...open, originalPass: true }, (table) =>
      table.vp('france', 20).unrest('britain', 4).unrest('france', 3),
    );
    expect(result(t)?.scores).toEqual([-7, 20]);
  });

  it('a revolution at 20 scores nothing and leaves the penalties to the others', () => {
    const t = end(original, (table) =>
      table.vp('britain', 60).vp('france', 9).unrest('britain', 20).unrest('france', 1),
    );
    expect(result(t)).toMatchObject({ scores: [0, 2], places: [[1], [0]] });
    expect(t.told('unrest-shown')).toMatchObject([{ revolution: true, penalty: 0 }, { penalty: 7 }]);
  });

  it('ruling 49: a score may fall below zero', () => {
    expect(result(end(original, (table) => table.unrest('britain', 1)))?.scores).toEqual([-7, -4]);
  });

  it('a deluxe revolution stands behind all who are still in the game', () => {
    const t = end({ ...open, originalPass: true }, (table) =>
      table.unrest('britain', 25).vp('france', 3).unrest('france', 2),
    );
    expect(result(t)).toMatchObject({ scores: [0, -4], places: [[1], [0]] });
  });

  it('ruling 50: equal points are broken by least unrest, and else shared', () => {
    const less = end(original, (table) =>
      table.vp('britain', 17).vp('france', 14).unrest('britain', 3).unrest('france', 2),
    );
    expect(result(less)).toMatchObject({ scores: [10, 10], places: [[1], [0]], reason: 'least-unrest' });
    const same = end(original, (table) => table.vp('britain', 17).vp('france', 17));
    expect(result(same)).toMatchObject({ places: [[0, 1]], reason: 'shared' });
  });

  it('shows hidden unrest', () => {
    const t = end({ edition: 'deluxe', originalPass: true }, (table) => {
      table.g.unrest.taken[0] = 3;
      table.g.secret.unrest[0] = 1;
      table.g.secret.unrest[2] = 2;
    });
    expect(t.told('unrest-shown')[0]).toMatchObject({ power: 'britain', points: 4 });
  });
});

function result(t: Trial) {
  return gameResult(t.g);
}
