import { Context, chanceOf, Scripted } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../src/data/numbers.ts';
import { collectIncome } from '../src/money/income.ts';
import type { Event } from '../src/vocabulary/events.ts';
import { attacks, combats, duel, lost, outcomes } from './duel.ts';

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

  it(`ruling 18, ${edition}: helpers are asked for their navies only`, () => {
    const t = duel(edition, (table) =>
      table
        .units('spain', 'navy', 'baltic', 2)
        .units('france', 'army', 'baltic')
        .units('france', 'navy', 'baltic')
        .units('britain', 'navy', 'baltic')
        .units('austria', 'army', 'baltic'),
    );
    attacks(t, 'spain', 'baltic', 'britain').play('spain', 'call france');
    expect(t.offers('france')).toEqual(['commit 0 0..1']);
    t.play('france', 'commit 0 0');
    expect([t.key, t.asked]).toEqual(['attack.fightAtSea', 'spain']);
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
    expect(t.why('spain', 'attack baltic britain')).toEqual(['needs-army']);
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
