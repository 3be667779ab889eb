import { describe, expect, it } from 'vitest';
import { inPhase, type Table } from './kit.ts';

const fighting = (lay: (table: Table) => void, seat = 0) => inPhase({ phase: 'combat', seat, lay });

describe('Fleets in combat', () => {
  it('18.61: attack fleets beside them as on land', () => {
    const t = fighting((table) => table.unit('GB:fleet-veteran', 'D12').unit('FR:fleet-recruit', 'D11'));
    t.dice(4).play(0, 'attack D12 D11', 'table engagement');
    expect(t.told('odds')).toMatchObject([{ attacker: 5, defender: 3, odds: '1.5:1' }]);
    t.play(1, 'retreat FR:fleet-recruit D10');
    expect(t.told('retreated')).toMatchObject([{ piece: 'FR:fleet-recruit' }]);
  });

  it('18.62: attack land units on a coast, through sea sides and along the coast, but not inland', () => {
    const t = fighting((table) =>
      table.unit('GB:fleet-veteran', 'C14').unit('FR:army-recruit', 'D14').unit('FR:army-recruit', 'D13'),
    );
    expect(t.offers()).toEqual(['attack C14 D14', 'done']);
    const inland = fighting((table) => table.unit('GB:fleet-veteran', 'D14').unit('minor:army-recruit', 'D15'));
    expect(inland.why(0, 'attack D14 D15')).toEqual(['land-side']);
  });

  it('18.62: are attacked by land units on a coast, not at sea', () => {
    const t = fighting((table) => table.unit('GB:fleet-veteran', 'D13').unit('FR:army-veteran', 'D14'), 1);
    expect(t.offers()).toEqual(['attack D14 D13', 'done']);
    const sea = fighting((table) => table.unit('GB:fleet-veteran', 'D12').unit('FR:army-veteran', 'D13'), 1);
    expect(sea.why(1, 'attack D13 D12')).toEqual(['fleet-at-sea']);
  });

  it('18.63, 18.631: cargo fights for a coast and lands there without cost', () => {
    const t = fighting((table) => table.loaded('GB:fleet-veteran', 'GB:army-veteran', 'C12').unit('FR:base', 'C13'));
    t.dice(6).play(0, 'attack C12 C13', 'take GB:army-veteran@sea', 'table engagement');
    expect(t.told('odds')).toMatchObject([{ attacker: 10, defender: 1 }]);
    t.play(0, 'advance GB:army-veteran@sea', 'done');
    expect(t.at('C13')).toEqual(['GB:army-veteran']);
    expect(t.at('C12')).toEqual(['GB:fleet-veteran']);
  });

  it.each([
    ['take-all', []],
    ['advance GB:fleet-veteran+GB:army-veteran', ['advance GB:army-veteran@sea']],
  ])('18.631: with “%s” fleets and troops go in, and the troops land', (all, then) => {
    const t = fighting((table) => table.loaded('GB:fleet-veteran', 'GB:army-veteran', 'C12').unit('FR:base', 'C13'));
    t.dice(6).play(0, 'attack C12 C13', 'take GB:army-veteran@sea', 'table engagement', all, ...then);
    expect(t.at('C13')).toEqual(['GB:army-veteran', 'GB:fleet-veteran']);
    expect(t.at('C12')).toEqual([]);
  });

  it('18.63: cargo whose fleet has attacked is led by nobody, and takes no part in the attack of another fleet', () => {
    const t = fighting((table) =>
      table
        .loaded('GB:fleet-veteran', 'GB:army-veteran', 'C12')
        .unit('GB:fleet-recruit', 'C12')
        .unit('FR:fleet-veteran', 'C11')
        .unit('FR:base', 'C13')
        .leader('GB', 'general-1')
        .leader('GB', 'admiral-1'),
    );
    t.dice(3).play(0, 'attack C12 C11', 'pass', 'take GB:fleet-veteran+GB:army-veteran', 'go', 'table engagement');
    t.play(0, 'attack C12 C13');
    expect(t.offers()).toEqual(['pass', 'leader admiral-1 GB no']);
    t.play(0, 'leader admiral-1 GB no');
    expect(t.offers()).toEqual(['table engagement', 'table linear']);
  });

  it('18.631: and stays aboard if the attack fails', () => {
    const t = fighting((table) =>
      table.loaded('GB:fleet-recruit', 'GB:army-recruit', 'C12').unit('FR:army-veteran', 'C13'),
    );
    t.dice(3).play(0, 'attack C12 C13', 'take GB:army-recruit@sea', 'table engagement');
    expect(t.told('combat-result')).toMatchObject([{ result: '-' }]);
    expect(t.at('C12')).toEqual(['GB:army-recruit@sea', 'GB:fleet-recruit+GB:army-recruit']);
  });

  it('18.64: cargo counts for nothing at sea, and goes down with its fleet', () => {
    const t = fighting((table) =>
      table.loaded('FR:fleet-recruit', 'FR:army-veteran', 'D11').unit('GB:fleet-veteran', 'D12', 3),
    );
    t.dice(6).numbers(0).play(0, 'attack D12 D11', 'take-all', 'table linear');
    expect(t.told('odds')).toMatchObject([{ attacker: 15, defender: 3 }]);
    expect(t.told('unit-lost').map(({ piece, cause }) => `${piece} ${cause}`)).toEqual([
      'FR:army-veteran@sea sunk',
      'FR:fleet-recruit combat',
    ]);
  });

  it('18.64: and goes along when its fleet retreats or advances', () => {
    const t = fighting((table) =>
      table.loaded('FR:fleet-recruit', 'FR:army-veteran', 'D11').unit('GB:fleet-veteran', 'D12', 2),
    );
    t.dice(3).play(0, 'attack D12 D11', 'take-all', 'table engagement');
    t.play(1, t.offers(1)[0]);
    const { to } = t.told('retreated')[0];
    expect(t.at(to)).toEqual(['FR:army-veteran@sea', 'FR:fleet-recruit+FR:army-veteran']);
    const won = fighting((table) =>
      table.loaded('GB:fleet-veteran', 'GB:army-veteran', 'D12').unit('FR:fleet-recruit', 'D11'),
    );
    won.dice(6).play(0, 'attack D12 D11', 'table engagement');
    won.play(1, won.offers(1)[0]).play(0, 'advance GB:fleet-veteran+GB:army-veteran');
    expect(won.at('D11')).toEqual(['GB:army-veteran@sea', 'GB:fleet-veteran+GB:army-veteran']);
  });

  it('18.64: cargo on a coast fights, and still goes along when its fleet retreats', () => {
    const t = fighting((table) =>
      table.loaded('FR:fleet-recruit', 'FR:army-recruit', 'D13').unit('GB:fleet-veteran', 'D12', 3),
    );
    t.dice(4).play(0, 'attack D12 D13', 'take-all', 'table engagement');
    expect(t.told('odds')).toMatchObject([{ attacker: 15, defender: 6 }]);
    expect(t.told('retreated')).toHaveLength(1);
    expect(t.at(t.told('retreated')[0].to)).toEqual(['FR:army-recruit@sea', 'FR:fleet-recruit+FR:army-recruit']);
  });

  it('18.65: fleets have no help of the ground, except with units ashore', () => {
    const alone = fighting((table) => table.unit('FR:fleet-recruit', 'H13').unit('GB:fleet-veteran', 'H12'));
    alone.dice(4).play(0, 'attack H12 H13', 'table engagement');
    expect(alone.told('odds')).toMatchObject([{ defender: 3 }]);
    const together = fighting((table) =>
      table.unit('FR:fleet-recruit', 'H13').unit('FR:base', 'H13').unit('GB:fleet-veteran', 'H12'),
    );
    together.dice(4).play(0, 'attack H12 H13', 'table engagement');
    expect(together.told('odds')).toMatchObject([{ defender: 5 }]);
  });

  it('18.65: fleets beside a fortified zone may ignore retreats', () => {
    const t = fighting((table) =>
      table.unit('FR:fleet-recruit', 'D13').unit('FR:fortified-zone', 'D13').unit('GB:fleet-veteran', 'D12', 3),
    );
    t.dice(4).play(0, 'attack D12 D13', 'take-all', 'table engagement').play(1, 'stand yes');
    expect(t.at('D13')).toEqual(['FR:fleet-recruit', 'FR:fortified-zone']);
  });

  it('ruling 43: the owner picks which fleet, with its cargo, is lost', () => {
    const t = fighting((table) =>
      table
        .loaded('FR:fleet-recruit', 'FR:army-veteran', 'D11')
        .unit('FR:fleet-recruit', 'D11')
        .unit('GB:fleet-veteran', 'D12', 3),
    );
    t.dice(4).play(0, 'attack D12 D11', 'take-all', 'table linear');
    expect(t.offers(1)).toEqual(['lose FR:fleet-recruit', 'lose FR:fleet-recruit+FR:army-veteran']);
    t.play(1, 'lose FR:fleet-recruit');
    expect(t.told('unit-lost')).toHaveLength(1);
  });

  it('15.51 (2): fleets count for the Linear table', () => {
    const t = fighting((table) => table.unit('GB:fleet-veteran', 'D12').unit('FR:fleet-recruit', 'D11'));
    t.play(0, 'attack D12 D11');
    expect(t.offers()).toEqual(['table engagement', 'table linear']);
  });
});
