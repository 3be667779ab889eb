import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';
import { drawing, drawMarkers } from '../src/markers/draw-markers.ts';
import { heldBy, limitOf } from '../src/markers/hands.ts';
import { initiative, noInitiative } from '../src/turn/initiative.ts';
import { inPhase, type Table, Trial, table } from './kit.ts';

const battle = (lay: (table: Table) => void) =>
  inPhase({
    phase: 'combat',
    lay: (laid) => {
      laid.unit('PR:army-veteran', 'C16').unit('AU:army-veteran', 'D16');
      lay(laid);
    },
  });

/** A table at which a seat is about to draw. */
const drawer = (count: number, lay: (table: Table) => void = () => {}, players = 2): Trial => {
  const g = table({ phase: 'combat', options: { players }, lay });
  g.stack = [drawMarkers.frame(drawing(0, count))];
  return new Trial(g);
};

describe('Illuminati', () => {
  it('29.7: has any die thrown again, and the second result stands', () => {
    const t = battle((laid) => laid.hand(1, 'illuminati'));
    t.dice(1, 4).play(0, 'attack C16 D16', 'table engagement').play(1, 'pass', 'pass', 'play illuminati').passes();
    expect(t.told('rolled').map(({ die }) => die)).toEqual([1, 4]);
    expect(t.told('combat-result')).toMatchObject([{ result: '-' }]);
    expect(t.holds(1, 'illuminati')).toBe(0);
  });

  it('29.7: upon Illuminati may follow Illuminati', () => {
    const t = battle((laid) => laid.hand(1, 'illuminati').hand(0, 'illuminati'));
    t.dice(1, 4, 2).play(0, 'attack C16 D16', 'pass', 'table engagement').play(1, 'pass');
    t.play(0, 'pass').play(1, 'pass');
    t.play(1, 'play illuminati').play(0, 'pass', 'pass', 'play illuminati');
    expect(t.told('rolled').map(({ die }) => die)).toEqual([1, 4, 2]);
  });

  it('29.7: negated by Sturm & Drang, it leaves the die as it lies', () => {
    const t = battle((laid) => laid.hand(1, 'illuminati').hand(0, 'sturm-und-drang'));
    t.dice(4).play(0, 'attack C16 D16', 'pass', 'table engagement').play(1, 'pass');
    t.play(0, 'pass')
      .play(1, 'pass')
      .play(0, 'pass')
      .play(1, 'play illuminati')
      .play(0, 'play sturm-und-drang')
      .passes();
    expect(t.told('rolled').map(({ die }) => die)).toEqual([4]);
    expect(t.told('combat-result')).toMatchObject([{ result: '-' }]);
  });

  it('every seat with a hand is asked, whatever it holds', () => {
    const t = battle((laid) => laid.hand(1, 'corruption').hand(0, 'corruption'));
    t.dice(4).play(0, 'attack C16 D16', 'pass', 'table engagement').play(1, 'pass');
    t.play(0, 'pass').play(1, 'pass');
    expect(t.key).toBe('roll.illuminati');
    expect(t.question?.waiting.map(({ seat, options }) => [seat, options.length])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    t.passes();
  });
});

describe('Sturm & Drang', () => {
  const grandTour = (lay: (table: Table) => void) =>
    inPhase({ phase: 'initiative', lay: (laid) => lay(laid.hand(0, 'grand-tour').hand(1, 'sturm-und-drang')) });

  it('29.7: a marker shown is negated and goes back to the pool', () => {
    const t = grandTour(() => {});
    t.play(0, 'play grand-tour').play(1, 'pass').play(1, 'play sturm-und-drang').passes();
    expect(t.told('marker-negated')).toMatchObject([{ seat: 0, marker: 'grand-tour' }]);
    expect(t.told('initiative')).toMatchObject([{ seat: 0, points: 7 }]);
    expect(t.g.pool).toBe(68);
  });

  it('ruling 58: it may be negated itself, and then the marker works', () => {
    const t = grandTour((laid) => laid.hand(0, 'sturm-und-drang'));
    t.play(0, 'play grand-tour').play(1, 'pass').play(1, 'play sturm-und-drang').play(0, 'play sturm-und-drang');
    t.passes().play(0, 'player 1');
    expect(t.told('initiative')).toMatchObject([{ seat: 1, points: 4 }]);
  });

  it('29.7: it is no answer to leaders', () => {
    const t = battle((laid) => laid.hand(0, 'general-1').hand(1, 'sturm-und-drang'));
    t.play(0, 'attack C16 D16', 'leader general-1 PR yes');
    expect(t.key).toBe('attack.table');
  });
});

describe('The initiative', () => {
  it('6.1, ruling 3: the highest sum of campaign values goes first, capitals held or not', () => {
    const t = inPhase({ phase: 'initiative' });
    expect(t.told('initiative')).toMatchObject([{ seat: 0, points: 7 }]);
  });

  it('6.1: ties are thrown for, and thrown again', () => {
    const g = table({ phase: 'initiative', control: { GB: 0, PR: 1, AU: 1 } });
    g.stack = [initiative.frame(noInitiative())];
    const t = new Trial(g).dice(3, 3, 2, 5).run();
    expect(t.told('initiative')).toMatchObject([{ seat: 1, points: 4 }]);
  });

  it('29.7 Grand Tour: names who goes first; ruling 75: the last named stands', () => {
    const t = inPhase({ phase: 'initiative', lay: (laid) => laid.hand(0, 'grand-tour').hand(1, 'grand-tour') });
    t.play(0, 'play grand-tour').play(1, 'pass').passes().play(0, 'player 0');
    t.play(1, 'play grand-tour').passes().play(1, 'player 1');
    expect(t.told('initiative')).toMatchObject([{ seat: 1 }]);
  });
});

describe('Drawing markers', () => {
  it('8.1: takes them at random and hidden', () => {
    const t = drawer(2).numbers(0, 0).run();
    expect(t.told('marker-drawn')).toHaveLength(2);
    expect(t.g.hands).toEqual([2, 0]);
    expect(game.redact(t.events[0], 1)).toMatchObject({ marker: null });
    expect(game.redact(t.events[0], 0)).toMatchObject({ marker: 'attrition' });
  });

  it.each([
    [2, 14],
    [3, 10],
    [4, 8],
  ])('8.3: with %i players the limit is %i', (players, limit) => {
    expect(limitOf(drawer(0, () => {}, players).g)).toBe(limit);
  });

  it('8.31: who would have too many returns as many before picking, leaders in boxes counted (ruling 26)', () => {
    const t = drawer(
      2,
      (laid) =>
        laid
          .hand(0, ...Array(7).fill('forced-march'))
          .leader('GB', 'general-1')
          .control({ GB: 0 }),
      4,
    ).run();
    expect(heldBy(t.g, 0)).toBe(8);
    expect(t.offers(0)).toEqual(['return forced-march', 'return-leader general-1 GB']);
    t.numbers(0, 0).play(0, 'return forced-march', 'return-leader general-1 GB');
    expect(t.told('marker-returned')).toMatchObject([{ marker: 'forced-march', cause: 'limit' }]);
    expect(heldBy(t.g, 0)).toBe(8);
  });

  it('20.3, 8.31: who has too many through leaders that came with a power returns none before he draws', () => {
    const full = (laid: Table) => laid.hand(0, ...Array(8).fill('forced-march')).leader('GB', 'general-1');
    const four = (count: number) => drawer(count, (laid) => full(laid).control({ GB: 0 }), 4).run();
    expect([heldBy(four(0).g, 0), four(0).key]).toEqual([9, null]);
    expect(four(1).key).toBe('draw-markers.makeRoom');
  });

  it('ruling 27: draws from an empty pool lapse', () => {
    const t = drawer(3);
    t.g.pool = 0;
    t.g.secret.pool.fill(0);
    t.run();
    expect(t.g.hands).toEqual([0, 0]);
  });

  it('8.42: markers that must be played are played as they are drawn, in nobody’s hand', () => {
    // Two Attritions, then the two Balances of Power: the third counter of the pool.
    const t = drawer(1).numbers(2);
    t.g.initiative = 1;
    t.dice(3).run();
    expect(t.told('marker-played')).toMatchObject([{ marker: 'balance-of-power', forced: true }]);
    expect(t.g.hands).toEqual([0, 0]);
  });
});
