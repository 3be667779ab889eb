import { Context, chanceOf, Scripted } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import type { Event } from '../src/events.ts';
import { collectIncome } from '../src/steps/income.ts';
import { attacks, combats, duel, lost, outcomes, strengths, withNonPlayers } from './duel.ts';

const EDITIONS = ['original', 'deluxe'] as const;

describe.each(EDITIONS)('%s: whom one may attack', (edition) => {
  it(`ruling 17, ${edition}: an army may attack units where there is no token, and gains nothing`, () => {
    const t = duel(edition, (table) => table.units('spain', 'army', 'baltic', 3).units('britain', 'army', 'baltic'));
    t.dice(5, 1, 1, 1);
    attacks(t, 'spain', 'baltic', 'britain');
    expect(outcomes(t)).toEqual(['attacker']);
    expect(lost(t)).toEqual(['britain army']);
    expect(t.tokens('spain', 'baltic')).toBe(0);
    expect(t.told('token-taken')).toEqual([]);
  });

  it(`ruling 18, ${edition}: navies alone may attack a power with a navy there, and only fight at sea`, () => {
    const t = duel(edition, (table) =>
      table.units('spain', 'navy', 'baltic', 2).units('britain', 'navy', 'baltic').units('britain', 'army', 'baltic'),
    );
    attacks(t, 'spain', 'baltic', 'britain').play('spain', 'fight-at-sea yes');
    t.dice(3, 1, 1, 1).play('britain', 'fight-at-sea yes');
    expect(combats(t)).toEqual(['naval']);
    expect(lost(t)).toEqual(['britain navy']);
    expect(t.key).toBe('turn.act');
  });

  it(`ruling 18, ${edition}: if the defender declines nothing happens, and the gold is spent`, () => {
    const t = duel(edition, (table) =>
      table.units('spain', 'navy', 'baltic').units('britain', 'navy', 'baltic').tokens('britain', 'baltic'),
    );
    attacks(t, 'spain', 'baltic', 'britain').play('spain', 'fight-at-sea yes').play('britain', 'fight-at-sea no');
    expect(combats(t)).toEqual([]);
    expect(t.gold('spain')).toBe(8);
    expect(t.tokens('britain', 'baltic')).toBe(1);
  });

  it(`ruling 18, ${edition}: navies alone may not attack a power without a navy, nor a neutral counter`, () => {
    const t = duel(edition, (table) =>
      table
        .units('spain', 'navy', 'baltic')
        .units('britain', 'army', 'baltic')
        .tokens('britain', 'baltic')
        .neutral('baltic-2'),
    );
    expect(t.offers()).not.toContain('action attack');
    expect(t.why('spain', 'attack baltic britain')).toEqual(['nothing-to-attack']);
    const other = duel(edition, (table) =>
      table
        .units('spain', 'navy', 'baltic')
        .tokens('britain', 'baltic')
        .neutral('baltic-2')
        .units('spain', 'army', 'german-states')
        .tokens('britain', 'german-states'),
    );
    expect(other.why('spain', 'attack baltic britain')).toEqual(['needs-army']);
    expect(other.why('spain', 'attack baltic baltic-2')).toEqual(['needs-army']);
    expect(other.why('spain', 'attack india britain')).toEqual(['not-there']);
  });

  it(`ruling 22, ${edition}: who has an army there must fight on land too, even after losing at sea`, () => {
    const t = duel(edition, (table) =>
      table
        .units('spain', 'navy', 'baltic')
        .units('spain', 'army', 'baltic')
        .units('britain', 'navy', 'baltic', 2)
        .tokens('britain', 'baltic'),
    );
    attacks(t, 'spain', 'baltic', 'britain').play('spain', 'fight-at-sea yes');
    t.dice(1, 1, 2, 1).dice(1, 1, 2, 1).play('britain', 'fight-at-sea yes');
    expect(combats(t)).toEqual(['naval', 'land']);
    expect(lost(t)).toEqual(['spain navy', 'spain army']);
  });

  it(`a power of one’s own alliance cannot be attacked (${edition})`, () => {
    const t = duel(edition, (table) =>
      table.units('spain', 'army', 'baltic').units('france', 'army', 'baltic').tokens('britain', 'baltic'),
    );
    t.play('spain', 'action attack');
    expect(t.told('attack-declared')).toMatchObject([{ against: 'britain' }]);
    const other = duel(edition, (table) =>
      table
        .units('spain', 'army', 'baltic')
        .tokens('france', 'baltic')
        .tokens('britain', 'baltic')
        .tokens('austria', 'baltic'),
    );
    other.play('spain', 'action attack');
    expect(other.offers()).toEqual(['attack baltic britain', 'attack baltic austria']);
    expect(other.why('spain', 'attack baltic france')).toEqual(['same-alliance']);
    expect(other.why('spain', 'attack india austria')).toEqual(['not-there']);
  });

  it(`an attack costs 2 gold, by taxation if need be (${edition})`, () => {
    const t = duel(edition, (table) =>
      table.units('spain', 'army', 'baltic').tokens('britain', 'baltic').gold('spain', 1),
    );
    t.dice(1, 1, 1, 1);
    attacks(t, 'spain', 'baltic', 'britain');
    expect(t.told('paid')).toMatchObject([{ power: 'spain', gold: 2, for: 'attack' }]);
    expect([t.gold('spain'), t.told('taxed').length]).toEqual([1, 1]);
  });

  it(`counters that are alike are offered once (${edition})`, () => {
    const t = duel(edition, (table) =>
      table
        .units('spain', 'army', 'german-states')
        .neutral('german-states-1', 'german-states-2', 'german-states-4', 'german-states-9'),
    );
    t.play('spain', 'action attack');
    expect(t.offers()).toHaveLength(3);
  });
});

describe.each(EDITIONS)('%s: maintenance', (edition) => {
  it(`ruling 16, ${edition}: is paid for units at home too`, () => {
    const t = duel(edition, (table) => table.units('spain', 'army', 'home').units('spain', 'navy', 'baltic'));
    collectIncome(t.g, new Context<Event>(chanceOf(new Scripted())));
    expect(t.gold('spain')).toBe(10 + 5 - 2);
  });
});

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
