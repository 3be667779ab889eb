import { describe, expect, it } from 'vitest';
import { attacks, strengths, withNonPlayers } from './duel.ts';

describe('powers nobody plays', () => {
  it('join their grand alliance by themselves, on both sides', () => {
    const t = withNonPlayers((table) =>
      table
        .units('spain', 'army', 'india')
        .units('prussia', 'army', 'india')
        .units('russia', 'army', 'india')
        .units('united-provinces', 'army', 'india')
        .tokens('britain', 'india'),
    );
    t.dice(1, 1, 1, 1);
    attacks(t, 'spain', 'india', 'britain');
    expect(strengths(t, 'land')).toEqual([3, 1]);
  });

  it('ruling 80: bring no armies where only ships fight', () => {
    const t = withNonPlayers((table) =>
      table.units('spain', 'navy', 'india').units('britain', 'navy', 'india').units('prussia', 'army', 'india'),
    );
    attacks(t, 'spain', 'india', 'britain').play('spain', 'fight-at-sea no');
    expect(t.told('ally-committed')).toEqual([]);
  });

  it('ruling 25, deluxe: never join against a neutral counter', () => {
    const t = withNonPlayers((table) =>
      table.units('spain', 'army', 'india').units('prussia', 'army', 'india').neutral('india-1'),
    );
    t.dice(1, 1, 1, 1);
    attacks(t, 'spain', 'india', 'india-1');
    expect(strengths(t, 'land')).toEqual([1, 2]);
  });

  it('ruling 34, deluxe: are kept out by a Surprise Attack', () => {
    const t = withNonPlayers((table) =>
      table
        .units('spain', 'army', 'india')
        .units('united-provinces', 'army', 'india', 3)
        .tokens('britain', 'india')
        .tile('spain', 'surprise-attack'),
    );
    attacks(t, 'spain', 'india', 'britain').dice(1, 1, 1, 1).play('spain', 'surprise yes');
    expect(strengths(t, 'land')).toEqual([1, 0]);
  });

  it('cannot be attacked, and never lose a unit', () => {
    const t = withNonPlayers((table) =>
      table.units('spain', 'army', 'india').units('united-provinces', 'army', 'india').tokens('britain', 'india'),
    );
    expect(t.why('spain', 'attack india united-provinces')).toEqual(['not-there']);
    t.dice(5, 1, 4, 3);
    attacks(t, 'spain', 'india', 'britain');
    expect(t.told('unit-lost')).toEqual([]);
    expect(t.tokens('spain', 'india')).toBe(1);
  });
});

describe('ruling 55, deluxe: a marker of a power nobody plays', () => {
  it('defends with 3 and the non-player units of its alliance; players may not help it', () => {
    const t = withNonPlayers((table) =>
      table
        .units('spain', 'army', 'india', 4)
        .tokens('austria', 'india')
        .units('united-provinces', 'army', 'india')
        .units('britain', 'army', 'india', 2),
    );
    t.play('spain', 'action attack').dice(3, 1, 1, 1).play('spain', 'attack india austria');
    expect(strengths(t, 'land')).toEqual([4, 4]);
    expect([t.tokens('spain', 'india'), t.tokens('austria', 'india')]).toEqual([1, 0]);
    expect(t.told('ally-called')).toEqual([]);
  });

  it('can be attacked only if it is not in one’s own alliance, and only with an army', () => {
    const t = withNonPlayers((table) =>
      table
        .units('spain', 'army', 'india')
        .tokens('prussia', 'india')
        .tokens('austria', 'india')
        .units('spain', 'navy', 'baltic')
        .tokens('united-provinces', 'baltic'),
    );
    expect(t.why('spain', 'attack india prussia')).toEqual(['same-alliance']);
    expect(t.why('spain', 'attack baltic united-provinces')).toEqual(['needs-army']);
    const ships = withNonPlayers((table) =>
      table
        .units('spain', 'navy', 'mediterranean')
        .units('britain', 'navy', 'mediterranean')
        .units('austria', 'navy', 'mediterranean')
        .tokens('austria', 'ottoman-empire'),
    );
    expect(ships.why('spain', 'attack ottoman-empire austria')).toEqual(['needs-army']);
    t.dice(1, 1, 1, 1);
    attacks(t, 'spain', 'india', 'austria');
    expect(t.tokens('austria', 'india')).toBe(1);
  });

  it('ruling 79: is not surprised where only players stand beside it, for they may not help it', () => {
    const beside = (power: 'britain' | 'united-provinces') =>
      withNonPlayers((table) =>
        table
          .units('spain', 'army', 'india')
          .tokens('austria', 'india')
          .units(power, 'army', 'india')
          .tile('spain', 'surprise-attack'),
      ).play('spain', 'action attack');
    const players = beside('britain').dice(1, 1, 1, 1).play('spain', 'attack india austria');
    expect([players.key, players.tiles('spain', 'surprise-attack')]).toEqual(['turn.act', 1]);
    const idle = beside('united-provinces');
    expect(idle.key).toBe('attack.surprise');
  });

  it('adds nothing when its power’s allies fight', () => {
    const t = withNonPlayers((table) =>
      table.units('spain', 'army', 'india').tokens('prussia', 'india').tokens('britain', 'india'),
    );
    t.dice(1, 1, 1, 1);
    attacks(t, 'spain', 'india', 'britain');
    expect(strengths(t, 'land')).toEqual([1, 0]);
  });
});
