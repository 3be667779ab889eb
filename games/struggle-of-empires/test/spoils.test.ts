import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../src/data/numbers.ts';
import { attacks, combats, duel, lost, outcomes } from './duel.ts';
import type { Trial } from './kit.ts';

describe.each(EDITIONS)('%s: spoils', (edition) => {
  it(`a conquered counter makes way for a token and pays its 3 gold (${edition})`, () => {
    const t = duel(edition, (table) => table.units('spain', 'army', 'baltic', 5).neutral('baltic-4'));
    t.dice(1, 1, 1, 1);
    attacks(t, 'spain', 'baltic', 'baltic-4');
    expect(t.gold('spain')).toBe(10 - 2 + 3);
    expect([t.tokens('spain', 'baltic'), t.vp('spain')]).toEqual([1, 0]);
    expect(t.told('token-taken')).toMatchObject([{ from: null, counter: 'baltic-4', placed: true }]);
    expect(t.offers()).not.toContain('action attack');
  });

  it(`another pays 1 victory point (${edition})`, () => {
    const t = duel(edition, (table) => table.units('spain', 'army', 'baltic', 5).neutral('baltic-5'));
    t.dice(1, 1, 1, 1);
    attacks(t, 'spain', 'baltic', 'baltic-5');
    expect([t.vp('spain'), t.gold('spain')]).toEqual([1, 8]);
  });

  it(`a tie or defeat against a counter costs a unit and leaves it where it is (${edition})`, () => {
    const t = duel(edition, (table) => table.units('spain', 'army', 'baltic', 2).neutral('baltic-1'));
    t.dice(1, 1, 4, 3);
    attacks(t, 'spain', 'baltic', 'baltic-1');
    t.dice(2, 1, 1, 1);
    expect([outcomes(t), lost(t)]).toEqual([['defender'], ['spain army']]);
    attacks(t, 'spain', 'baltic', 'baltic-1');
    expect(outcomes(t)).toEqual(['defender', 'tie']);
    expect([t.tokens('spain', 'baltic'), t.unrest('spain')]).toEqual([0, 2]);
  });

  it(`only one token changes hands (${edition})`, () => {
    const t = duel(edition, (table) => table.units('spain', 'army', 'baltic').tokens('britain', 'baltic', 3));
    t.dice(1, 1, 1, 1);
    attacks(t, 'spain', 'baltic', 'britain');
    expect([t.tokens('spain', 'baltic'), t.tokens('britain', 'baltic')]).toEqual([1, 2]);
  });

  it(`ruling 54, ${edition}: who has no token left wins and places nothing`, () => {
    const t = duel(edition, (table) => {
      table.units('spain', 'army', 'baltic').tokens('britain', 'baltic').tokens('spain', 'german-states', 10);
      table.tokens('spain', 'india', 6).tokens('spain', 'mediterranean', 4);
    });
    t.dice(1, 1, 1, 1);
    attacks(t, 'spain', 'baltic', 'britain');
    expect([t.tokens('spain', 'baltic'), t.tokens('britain', 'baltic')]).toEqual([0, 0]);
    expect(t.told('token-taken')).toMatchObject([{ from: 'britain', placed: false }]);
  });
});

describe.each(EDITIONS)('the variant of surrender, %s', (edition) => {
  const lay = (tokens: number): Trial => {
    const t = duel(
      edition,
      (table) => {
        table.units('spain', 'army', 'india', 2).units('britain', 'army', 'india');
        if (tokens > 0) table.tokens('britain', 'india', tokens);
      },
      { surrender: true },
    );
    if (tokens === 0) t.dice(1, 1, 1, 1);
    return attacks(t, 'spain', 'india', 'britain');
  };

  it('the defender gives up the token and keeps his units; no dice are rolled', () => {
    const t = lay(1);
    expect([t.key, t.asked]).toEqual(['attack.surrender', 'britain']);
    t.play('britain', 'surrender yes');
    expect([t.tokens('spain', 'india'), t.tokens('britain', 'india')]).toEqual([1, 0]);
    expect([combats(t), lost(t), t.gold('spain')]).toEqual([[], [], 8]);
  });

  it('he may fight instead', () => {
    const t = lay(1).dice(1, 1, 1, 1).play('britain', 'surrender no');
    expect(lost(t)).toEqual(['britain army']);
  });

  it('who has no token there has nothing to surrender', () => {
    expect(combats(lay(0))).toEqual(['land']);
  });
});
