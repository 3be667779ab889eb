import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../src/data/numbers.ts';
import { attacks, duel, type Edition, strengths } from './duel.ts';
import type { Trial } from './kit.ts';

describe.each(EDITIONS)('%s: local alliances', (edition) => {
  const inIndia = (edition: Edition): Trial => {
    const t = duel(edition, (table) =>
      table
        .units('spain', 'army', 'india')
        .units('spain', 'navy', 'india')
        .units('britain', 'navy', 'india')
        .units('britain', 'army', 'india')
        .tokens('britain', 'india')
        .alliance('spain', 'portugal')
        .alliance('britain', 'indian-nawab'),
    );
    return attacks(t, 'spain', 'india', 'britain');
  };

  it(`ruling 23, ${edition}: one that may be either is chosen once; at sea it does not serve on land`, () => {
    const t = inIndia(edition).play('spain', 'fight-at-sea yes').play('britain', 'fight-at-sea yes');
    expect(t.key).toBe('attack.alliances');
    expect(t.offers()).toEqual(['ally-as portugal army', 'ally-as portugal navy']);
    t.dice(1, 1, 1, 1).dice(1, 1, 1, 1).play('spain', 'ally-as portugal navy');
    expect(strengths(t, 'naval')).toEqual([2, 1]);
    expect(strengths(t, 'land')).toEqual([2, 2]);
    expect(t.told('combat-begins')[1].attack).toMatchObject({ alliances: 0, support: 1 });
  });

  it(`ruling 23, ${edition}: on land it does not serve at sea`, () => {
    const t = inIndia(edition).play('spain', 'fight-at-sea yes').play('britain', 'fight-at-sea yes');
    t.dice(1, 1, 1, 1).dice(1, 1, 1, 1).play('spain', 'ally-as portugal army');
    expect(strengths(t, 'naval')).toEqual([1, 1]);
    expect(strengths(t, 'land')).toEqual([2, 2]);
  });

  it(`ruling 23, ${edition}: the attacker chooses before the defender, each alliance by itself`, () => {
    const t = duel(edition, (table) =>
      table
        .units('spain', 'army', 'baltic')
        .units('spain', 'navy', 'baltic')
        .units('britain', 'navy', 'baltic')
        .units('britain', 'fort', 'baltic')
        .tokens('britain', 'baltic')
        .alliance('britain', 'sweden')
        .alliance('spain', 'denmark'),
    );
    attacks(t, 'spain', 'baltic', 'britain').play('spain', 'fight-at-sea yes').play('britain', 'fight-at-sea yes');
    t.play('spain', 'ally-as denmark navy');
    t.dice(1, 1, 3, 1).dice(1, 1, 1, 1).play('britain', 'ally-as sweden army');
    expect(strengths(t, 'naval')).toEqual([2, 1]);
    expect(strengths(t, 'land')).toEqual([1, 4]);
  });

  it(`where there can be no naval combat, or nothing but that, nobody is asked (${edition})`, () => {
    const land = duel(edition, (table) =>
      table.units('spain', 'army', 'india').tokens('britain', 'india').alliance('spain', 'portugal'),
    );
    land.dice(1, 1, 1, 1);
    attacks(land, 'spain', 'india', 'britain');
    expect(strengths(land, 'land')).toEqual([2, 0]);
    const sea = duel(edition, (table) =>
      table.units('spain', 'navy', 'india').units('britain', 'navy', 'india').alliance('spain', 'portugal'),
    );
    attacks(sea, 'spain', 'india', 'britain').play('spain', 'fight-at-sea yes');
    sea.dice(1, 1, 1, 1).play('britain', 'fight-at-sea yes');
    expect(strengths(sea, 'naval')).toEqual([2, 1]);
  });

  it(`an alliance serves nobody in another’s combat, nor outside its region (${edition})`, () => {
    const t = duel(edition, (table) =>
      table
        .units('spain', 'army', 'india')
        .units('france', 'army', 'india')
        .tokens('britain', 'india')
        .alliance('france', 'indian-nawab')
        .alliance('spain', 'bavaria'),
    );
    attacks(t, 'spain', 'india', 'britain').play('spain', 'call france');
    t.dice(1, 1, 1, 1).play('france', 'commit 1 0');
    expect(strengths(t, 'land')).toEqual([2, 0]);
  });
});

describe('ruling 24: the alliance of a defender without units', () => {
  const lay = (edition: Edition, fort = 0) => {
    const t = duel(edition, (table) =>
      table
        .units('spain', 'army', 'german-states', 2)
        .tokens('britain', 'german-states')
        .units('britain', 'fort', 'german-states', fort)
        .alliance('britain', 'bavaria')
        .alliance('britain', 'saxony'),
    );
    t.dice(5, 1, 1, 1);
    return attacks(t, 'spain', 'german-states', 'britain');
  };
  it('ruling 24, original: counts', () => expect(strengths(lay('original'), 'land')).toEqual([2, 2]));
  it('ruling 24, deluxe: does not count', () => expect(strengths(lay('deluxe'), 'land')).toEqual([2, 0]));
  it('ruling 24, deluxe: counts beside a fort', () => expect(strengths(lay('deluxe', 1), 'land')).toEqual([2, 4]));
});
