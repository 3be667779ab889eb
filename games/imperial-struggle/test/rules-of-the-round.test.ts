import { describe, expect, it } from 'vitest';
import { SPACE } from '../src/data/map/spaces.ts';
import { inRound, type Table, type Trial } from './kit.ts';

/** What was bought so far: `shift 2D`. */
const bought = (t: Trial): string[] => t.told('bought').map(({ what, points, price }) => `${what} ${price}${points}`);
const begin = (t: Trial, which: string): Trial => t.play(t.asked!, `begin ${which}`);

describe('The start of an Action Round', () => {
  it('rule 12: a ministry may be turned up and used before the tile is chosen', () => {
    const t = inRound({ side: 'britain', round: 2, tile: null, lay: (table) => table.faceDown('bank-of-england') });
    t.play('britain', 'reveal bank-of-england', 'ability bank-limit');
    expect(t.g.debtLimit[1]).toBe(7);
    expect(t.key).toBe('action-round.tile');
  });

  it('rule 13: passing uses nothing of the tile, lowers Debt by up to two, and bars nothing later', () => {
    const t = inRound({ lay: (table) => table.debt('france', 5) }).play('france', 'pass');
    expect(t.debt('france')).toBe(3);
    expect(t.asked).toBe('britain');
    expect(
      inRound({ lay: (table) => table.debt('france', 1) })
        .play('france', 'pass')
        .debt('france'),
    ).toBe(0);
  });

  it('rule 13: whoever has used something of the tile cannot pass', () => {
    const t = begin(inRound({ tile: 'inv-09' }), 'major').play('france', 'shift savoy', 'finish');
    expect(t.offers()).not.toContain('pass');
    expect(t.offers()).toContain('end-round');
  });
});

describe('Events in an Action Round', () => {
  it('rule 14: need the Event symbol, and their type must be that of the Major', () => {
    const hand = (table: Table) => table.hand('france', 'tax-reform', 'vatican-politics');
    expect(inRound({ tile: 'inv-01', lay: hand }).offered('event')).toEqual([]);
    expect(inRound({ tile: 'inv-05', lay: hand }).offered('event')).toEqual(['tax-reform', 'vatican-politics']);
    expect(inRound({ tile: 'inv-13', lay: hand }).offered('event')).toEqual(['vatican-politics']);
  });

  it('rule 14: come before anything else of the tile, once, and are then out of the game', () => {
    const t = inRound({ tile: 'inv-13', lay: (table) => table.hand('france', 'vatican-politics', 'acts-of-union') });
    const acted = begin(inRound({ tile: 'inv-13', lay: (table) => table.hand('france', 'vatican-politics') }), 'minor');
    acted.play('france', 'finish');
    expect(acted.offered('event')).toEqual([]);
    t.play('france', 'event acts-of-union');
    expect(t.offered('event')).toEqual([]);
    expect(t.g.gone).toEqual([1]);
    expect(t.g.discards).toEqual([]);
  });

  it('rule 14: a ministry turned up for its keyword just before gives the bonus; the card itself cannot', () => {
    const lay = (table: Table) =>
      table.hand('france', 'vatican-politics').faceDown('court-of-the-sun-king').flag('nobody', 'austria-alliance-2');
    const without = inRound({ tile: 'inv-13', lay }).play('france', 'event vatican-politics');
    expect(without.told('event-played')).toMatchObject([{ bonus: false }]);
    const shown = inRound({ tile: 'inv-13', lay }).play(
      'france',
      'reveal court-of-the-sun-king',
      'event vatican-politics',
    );
    expect(shown.told('event-played')).toMatchObject([{ bonus: true }]);
  });

  it('rule 14: what cannot be done is skipped, and the bonus still follows', () => {
    const t = inRound({
      tile: 'inv-13',
      lay: (table) =>
        table.hand('france', 'austro-spanish-rivalry').ministry('cardinal-ministers').flag('nobody', 'dutch-prestige'),
    });
    t.play('france', 'event austro-spanish-rivalry');
    expect(t.told('flag')).toEqual([]);
    expect(t.key).not.toBe('action-round.act');
  });

  it('rule 15: points of an Event are an action of their own, of Major class', () => {
    const t = inRound({
      side: 'britain',
      round: 2,
      tile: 'inv-21',
      lay: (table) => table.hand('britain', 'acts-of-union'),
    });
    t.play('britain', 'event acts-of-union', 'begin extra-D');
    expect(t.offered('shift')).toContain('bavaria');
    expect(t.offered('shift')).not.toContain('savoy');
  });

  it('rule 15: their restrictions bind Debt and treaty points added to them', () => {
    const t = inRound({
      side: 'britain',
      round: 2,
      tile: 'inv-21',
      lay: (table) => table.hand('britain', 'acts-of-union').treaty('britain', 4),
    });
    t.play('britain', 'event acts-of-union', 'begin extra-D');
    const spaces = t.offered('shift');
    expect(spaces.every((space) => t.flag(space as 'savoy') === 'france')).toBe(true);
    expect(spaces).not.toContain('algonquin');
  });

  it('rule 15: joined to the Minor they take its limits', () => {
    const t = inRound({
      side: 'britain',
      round: 2,
      tile: 'inv-22',
      lay: (table) => table.hand('britain', 'acts-of-union'),
    });
    t.play('britain', 'event acts-of-union', 'begin minor-joined');
    expect(t.offered('shift')).not.toContain('bavaria');
    expect(t.offered('shift')).toContain('savoy');
  });

  it('rule 15: they join the Major of their type by themselves', () => {
    const t = inRound({ tile: 'inv-13', lay: (table) => table.hand('france', 'acts-of-union') });
    t.play('france', 'event acts-of-union', 'carry-out');
    expect(t.offers()).not.toContain('begin extra-D');
    begin(t, 'major').play('france', 'shift savoy', 'shift denmark-norway');
    expect([bought(t), t.debt('france')]).toEqual([['shift 2D', 'shift 2D'], 0]);
  });
});

describe('Actions', () => {
  it('rule 16, ruling 89: one action is finished before the next begins, and none is begun twice', () => {
    const t = begin(inRound({ tile: 'inv-09' }), 'major');
    expect(t.offers().some((line) => line.startsWith('begin'))).toBe(false);
    t.play('france', 'shift savoy', 'finish');
    expect(t.offered('begin')).toEqual(['minor']);
    begin(t, 'minor').play('france', 'finish');
    expect(t.offered('begin')).toEqual([]);
  });

  it('rule 16: Minor, upgrade and Major in any order', () => {
    const t = inRound({ tile: 'inv-16' });
    expect(t.offered('begin')).toEqual(['major', 'minor', 'upgrade']);
  });

  it('rule 17, ruling 5: a Minor is one purchase, and what is over is lost', () => {
    const t = begin(inRound({ tile: 'inv-11' }), 'minor').play('france', 'deploy navy-box biscay');
    expect(bought(t)).toEqual(['deploy 1M']);
    expect(t.key).toBe('action-round.act');
    expect(t.offered('begin')).toEqual(['major']);
  });

  it('rule 17: a Minor takes no opposing flag but one with a Conflict; Debt may be added to it', () => {
    const t = begin(inRound({ tile: 'inv-01', lay: (table) => table.conflict('german-states-3') }), 'minor');
    expect(t.offered('shift')).toContain('german-states-3');
    expect(t.offered('shift')).not.toContain('austria-alliance-2');
    t.play('france', 'shift russia');
    expect([bought(t), t.debt('france')]).toEqual([['shift 3D'], 1]);
  });

  it('rule 17: a Minor displaces no squadron and seizes no Fort, but builds and repairs', () => {
    const lay = (table: Table) =>
      table
        .flag('britain', 'biscay', 'halifax')
        .flag('france', 'louisbourg', 'georges-bank')
        .damaged('halifax', 'louisbourg')
        .navyBox('france', 1);
    const minor = begin(inRound({ tile: 'inv-03', lay }), 'minor');
    expect(minor.offers()).not.toContain('deploy navy-box biscay');
    expect(minor.offered('seize-fort')).toEqual([]);
    expect(minor.offered('repair-fort')).toEqual(['louisbourg']);
    expect(minor.offered('build-fort')).toContain('vandavasi');
    expect(minor.offered('war-tile').length).toBe(1);
    const major = begin(inRound({ tile: 'inv-17', lay }), 'major');
    expect(major.offers()).toContain('deploy navy-box biscay');
    expect(major.offered('seize-fort')).toEqual(['halifax']);
  });

  it('rule 17: a Minor draws an Event with a point more', () => {
    const t = begin(inRound({ tile: 'inv-01' }), 'minor')
      .numbers(0)
      .play('france', 'draw-event');
    expect([bought(t), t.debt('france')]).toEqual([['draw-event 3D'], 1]);
  });

  it('rule 18: Debt and treaty points serve only the types of this round’s actions, also when those are spent out', () => {
    const t = begin(inRound({ tile: 'inv-09', lay: (table) => table.treaty('france', 4) }), 'major');
    t.play('france', 'shift savoy', 'shift denmark-norway', 'shift sardinia', 'pay debt', 'pay treaty');
    expect([t.debt('france'), t.treaty('france')]).toEqual([1, 3]);
    expect(t.offers().some((line) => line.startsWith('deploy') || line.startsWith('war-tile'))).toBe(false);
  });

  it('rule 18: no Debt beyond the Limit', () => {
    const t = begin(inRound({ tile: 'inv-15', lay: (table) => table.debt('france', 6) }), 'major');
    expect(t.offered('shift')).toContain('savoy');
    expect(t.offered('shift')).not.toContain('russia');
  });
});

describe('Prices', () => {
  it('rule 19, ruling 63: the first purchase in each further Region costs one more, later ones there do not', () => {
    const t = begin(inRound({ tile: 'inv-01' }), 'major');
    t.play('france', 'shift caicos', 'shift niagara', 'shift ile-aux-noix');
    expect(bought(t)).toEqual(['shift 2E', 'shift 3E', 'shift 3E']);
  });

  it('rule 19, ruling 6: E and D count apart, and M never pays it', () => {
    const t = begin(inRound({ tile: 'inv-01' }), 'major').play('france', 'shift caicos', 'finish');
    begin(t, 'minor').play('france', 'shift savoy');
    expect(bought(t)).toEqual(['shift 2E', 'shift 2D']);
    const fleet = begin(inRound({ tile: 'inv-17', lay: (table) => table.navyBox('france', 2) }), 'major');
    fleet.play('france', 'deploy navy-box biscay', 'deploy navy-box malabar-coast');
    expect(bought(fleet)).toEqual(['deploy 1M', 'deploy 1M']);
  });

  it('rule 19: drawing an Event belongs to no Region', () => {
    const t = begin(inRound({ tile: 'inv-09' }), 'major')
      .numbers(0)
      .play('france', 'draw-event', 'shift savoy');
    expect(bought(t)).toEqual(['draw-event 3D', 'shift 2D']);
  });

  const price = (lay: (table: Table) => void, space: string): number => {
    const t = begin(inRound({ tile: 'inv-01', lay }), 'major').play('france', `shift ${space}`);
    return t.told('bought')[0].price;
  };

  it('rule 20: base, less reductions, plus increases, and only the end result is at least 1', () => {
    const guarded = (table: Table) => table.flag('britain', 'antigua', 'antilles-channel');
    expect(price(guarded, 'antigua'), 'Protected').toBe(3);
    expect(
      price((table) => guarded(table).conflict('antigua'), 'antigua'),
      'Protected, with a Conflict',
    ).toBe(2);
    expect(price((table) => table.flag('britain', 'antigua').conflict('antigua'), 'antigua')).toBe(1);
  });

  it('rule 20: with an Advantage that takes off 1, Protected and Conflict come to 1', () => {
    const t = inRound({
      tile: 'inv-01',
      lay: (table) =>
        table.flag('britain', 'antigua', 'antilles-channel').conflict('antigua').flag('france', 'san-agustin'),
    });
    begin(t, 'major').play('france', 'advantage fruit', 'shift antigua');
    expect(bought(t)).toEqual(['shift 1E']);
  });

  it('rule 20: a Conflict in a second Region costs 2', () => {
    const t = begin(
      inRound({ tile: 'inv-01', lay: (table) => table.flag('britain', 'niagara').conflict('niagara') }),
      'major',
    );
    t.play('france', 'shift caicos', 'shift niagara');
    expect(bought(t)).toEqual(['shift 2E', 'shift 2E']);
  });

  it('rule 22: an Isolated Market has a base of 1', () => {
    expect(price((table) => table.flag('britain', 'niagara'), 'niagara')).toBe(1);
    expect(inRound({ lay: (table) => table.flag('britain', 'niagara') }).g.isolated[SPACE.niagara]).toBe(1);
  });
});
