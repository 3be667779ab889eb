import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../src/data/numbers.ts';
import { attacks, combats, duel, lost, strengths, withNonPlayers } from './duel.ts';

describe('ruling 19: who can fight at sea', () => {
  const lay = (edition: 'original' | 'deluxe', options = {}) => {
    const t = duel(
      edition,
      (table) =>
        table
          .units('spain', 'army', 'india')
          .units('france', 'navy', 'india', 2)
          .units('britain', 'navy', 'india')
          .tokens('britain', 'india'),
      options,
    );
    return attacks(t, 'spain', 'india', 'britain');
  };

  it('ruling 19, original: an ally’s navies are not enough, so he is not even asked for them', () => {
    const t = duel('original', (table) =>
      table
        .units('spain', 'army', 'india')
        .units('france', 'navy', 'india', 2)
        .units('britain', 'navy', 'india')
        .tokens('britain', 'india'),
    );
    t.dice(1, 1, 1, 1);
    attacks(t, 'spain', 'india', 'britain');
    expect(strengths(t, 'land')).toEqual([1, 1]);
    expect(t.told('naval-support')).toMatchObject([{ power: 'britain', bonus: 1 }]);
  });

  it('ruling 19, deluxe: a committed ally’s navy is enough', () => {
    const t = lay('deluxe').play('spain', 'call france').play('france', 'commit 0 2').play('spain', 'fight-at-sea yes');
    t.dice(1, 1, 1, 1).dice(1, 1, 1, 1).play('britain', 'fight-at-sea yes');
    expect(strengths(t, 'naval')).toEqual([2, 1]);
    expect(lost(t)).toEqual(['britain navy']);
  });

  it('ruling 19, deluxe with own fleets: an ally’s navies are not enough', () => {
    const t = duel(
      'deluxe',
      (table) =>
        table
          .units('spain', 'army', 'india')
          .units('france', 'navy', 'india', 2)
          .units('britain', 'navy', 'india')
          .tokens('britain', 'india'),
      { ownFleetForNavalCombat: true },
    );
    t.dice(1, 1, 1, 1);
    attacks(t, 'spain', 'india', 'britain');
    expect(combats(t)).toEqual(['land']);
    expect(t.told('naval-support')).toMatchObject([{ power: 'britain' }]);
  });

  it('ruling 19, deluxe: a navy of a power nobody plays fights, but is not enough alone', () => {
    const t = withNonPlayers((table) =>
      table
        .units('spain', 'army', 'india')
        .units('prussia', 'navy', 'india', 2)
        .units('britain', 'navy', 'india')
        .tokens('britain', 'india'),
    );
    t.dice(1, 1, 1, 1);
    attacks(t, 'spain', 'india', 'britain');
    expect(combats(t)).toEqual(['land']);
    const own = withNonPlayers((table) =>
      table
        .units('spain', 'army', 'india')
        .units('spain', 'navy', 'india')
        .units('prussia', 'navy', 'india', 2)
        .units('britain', 'navy', 'india')
        .tokens('britain', 'india'),
    );
    attacks(own, 'spain', 'india', 'britain').play('spain', 'fight-at-sea yes');
    own.dice(1, 1, 1, 1).dice(1, 1, 1, 1).play('britain', 'fight-at-sea yes');
    expect(strengths(own, 'naval')).toEqual([3, 1]);
  });
});

describe.each(EDITIONS)('%s: naval support', (edition) => {
  it(`ruling 20, ${edition}: the only side with a navy has support without a fight`, () => {
    const t = duel(edition, (table) =>
      table.units('spain', 'army', 'india').units('spain', 'navy', 'india').tokens('britain', 'india'),
    );
    t.dice(1, 1, 1, 1);
    attacks(t, 'spain', 'india', 'britain');
    expect(strengths(t, 'land')).toEqual([2, 0]);
  });

  it(`ruling 20, ${edition}: without a navy on either side nobody has support`, () => {
    const t = duel(edition, (table) => table.units('spain', 'army', 'india').tokens('britain', 'india'));
    t.dice(1, 1, 1, 1);
    attacks(t, 'spain', 'india', 'britain');
    expect(strengths(t, 'land')).toEqual([1, 0]);
  });

  it(`ruling 20, ${edition}: an attacker who declines gives support to the defender`, () => {
    const t = duel(edition, (table) =>
      table
        .units('spain', 'army', 'india')
        .units('spain', 'navy', 'india')
        .units('britain', 'navy', 'india')
        .tokens('britain', 'india'),
    );
    attacks(t, 'spain', 'india', 'britain');
    t.dice(1, 1, 1, 1).play('spain', 'fight-at-sea no');
    expect(strengths(t, 'land')).toEqual([1, 1]);
  });

  it(`a tie at sea gives support to nobody, a win does even if no ship survives (${edition})`, () => {
    const sail = () => {
      const t = duel(edition, (table) =>
        table
          .units('spain', 'army', 'india')
          .units('spain', 'navy', 'india')
          .units('britain', 'navy', 'india')
          .tokens('britain', 'india'),
      );
      return attacks(t, 'spain', 'india', 'britain').play('spain', 'fight-at-sea yes');
    };
    const tied = sail().dice(1, 1, 1, 1).dice(1, 1, 2, 1).play('britain', 'fight-at-sea yes');
    expect(strengths(tied, 'land')).toEqual([1, 0]);
    const won = sail().dice(4, 3, 1, 1).dice(1, 1, 1, 1).play('britain', 'fight-at-sea yes');
    expect(won.units('spain', 'navy', 'india')).toBe(0);
    expect(strengths(won, 'land')).toEqual([2, 0]);
  });

  it(`an attack in the Ottoman Empire is fought at sea in the Mediterranean (${edition})`, () => {
    const t = duel(edition, (table) =>
      table
        .units('spain', 'army', 'ottoman-empire')
        .units('spain', 'navy', 'mediterranean', 2)
        .units('britain', 'navy', 'mediterranean')
        .tokens('britain', 'ottoman-empire'),
    );
    attacks(t, 'spain', 'ottoman-empire', 'britain').play('spain', 'fight-at-sea yes');
    t.dice(1, 1, 1, 1).dice(1, 1, 1, 1).play('britain', 'fight-at-sea yes');
    expect(combats(t)).toEqual(['naval', 'land']);
    expect(t.units('britain', 'navy', 'mediterranean')).toBe(0);
    expect(t.tokens('spain', 'ottoman-empire')).toBe(1);
  });

  it(`in the German States there is no naval support (${edition})`, () => {
    const t = duel(edition, (table) =>
      table.units('spain', 'army', 'german-states').tokens('britain', 'german-states'),
    );
    t.dice(1, 1, 1, 1);
    attacks(t, 'spain', 'german-states', 'britain');
    expect(t.told('naval-support')).toEqual([]);
  });

  it(`ruling 21, ${edition}: against a neutral counter a navy gives support at once`, () => {
    const t = duel(edition, (table) =>
      table.units('spain', 'army', 'baltic').units('spain', 'navy', 'baltic').neutral('baltic-2'),
    );
    t.dice(1, 1, 1, 1);
    attacks(t, 'spain', 'baltic', 'baltic-2');
    expect(t.told('combat-begins')[0].attack.support).toBe(1);
    expect(t.told('combat-begins')[0].defence.fixed).toBeGreaterThan(0);
  });
});

describe('ruling 20: navies of allies', () => {
  const lay = (edition: 'original' | 'deluxe') =>
    duel(edition, (table) =>
      table
        .units('spain', 'army', 'india')
        .units('france', 'navy', 'india')
        .units('france', 'army', 'india')
        .tokens('britain', 'india'),
    );

  it('ruling 20, original: do not count', () => {
    const t = attacks(lay('original'), 'spain', 'india', 'britain').play('spain', 'call france');
    expect(t.offers('france')).toEqual(['commit 0..1 0']);
    t.dice(1, 1, 1, 1).play('france', 'commit 0 0');
    expect(strengths(t, 'land')).toEqual([1, 0]);
  });

  it('ruling 20, deluxe: count', () => {
    const t = attacks(lay('deluxe'), 'spain', 'india', 'britain').play('spain', 'call france');
    t.dice(1, 1, 1, 1).play('france', 'commit 0 1');
    expect(strengths(t, 'land')).toEqual([2, 0]);
  });
});
