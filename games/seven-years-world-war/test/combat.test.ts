import { describe, expect, it } from 'vitest';
import { inPhase, type Table } from './kit.ts';

const fighting = (lay: (table: Table) => void, seat = 0) => inPhase({ phase: 'combat', seat, lay });

describe('Attacks', () => {
  it('15.21, 15.23: are voluntary, and only against squares beside the force', () => {
    const t = fighting((table) => table.unit('PR:army-veteran', 'C16').unit('AU:army-veteran', 'D16'));
    expect(t.offers()).toEqual(['attack C16 D16', 'done']);
    expect(t.why(0, 'attack C16 D17')).toEqual(['not-adjacent']);
    expect(t.why(0, 'attack C16 C17')).toContain('nobody-there');
  });

  it('15.24: are made with some or all units of a square', () => {
    const t = fighting((table) => table.unit('PR:army-veteran', 'C16', 2).unit('AU:army-veteran', 'D16'));
    t.dice(2).play(0, 'attack C16 D16', 'take PR:army-veteran', 'go', 'table engagement');
    expect(t.told('attack')).toMatchObject([{ pieces: ['PR:army-veteran'], against: ['AU:army-veteran'] }]);
    expect(t.why(0, 'attack C16 D16')).toEqual(['attacked-from-there']);
  });

  it('15.24: units of one square may attack singly, each another square', () => {
    const t = fighting((table) =>
      table.unit('PR:army-veteran', 'C16', 2).unit('AU:army-veteran', 'D16').unit('RU:army-recruit', 'C17'),
    );
    t.dice(2).play(0, 'attack C16 D16', 'take PR:army-veteran', 'go', 'table engagement');
    expect(t.offers()).toEqual(['attack C16 C17', 'done']);
  });

  it('15.26, ruling 98: a second wave from the same square takes a Forced March', () => {
    const t = fighting((table) =>
      table.unit('PR:army-veteran', 'C16', 2).unit('AU:army-veteran', 'D16').hand(0, 'forced-march'),
    );
    t.dice(4).play(0, 'attack C16 D16', 'pass', 'take PR:army-veteran', 'go', 'table engagement').passes();
    expect(t.offers()).toEqual(['attack-again C16 D16', 'done']);
  });

  it('15.24: a unit attacks once in a phase', () => {
    const t = fighting((table) => table.unit('PR:army-veteran', 'C16').unit('AU:army-veteran', 'D16'));
    t.dice(4).play(0, 'attack C16 D16', 'table engagement');
    expect(t.offers()).toEqual(['done']);
    expect(t.why(0, 'attack C16 D16')).toEqual(['attacked-already']);
  });

  it('15.26: one force at a time: two squares attack the same square one after the other', () => {
    const t = fighting((table) =>
      table.unit('PR:army-veteran', 'C16').unit('PR:army-recruit', 'D17').unit('AU:army-veteran', 'D16'),
    );
    t.dice(4).play(0, 'attack C16 D16', 'table engagement');
    expect(t.offers()).toEqual(['attack D17 D16', 'done']);
  });

  it('15.27: not across all-sea sides', () => {
    const t = fighting((table) => table.unit('GB:army-veteran', 'C14').unit('FR:army-recruit', 'D14'));
    expect(t.offers()).toEqual(['done']);
    expect(t.why(0, 'attack C14 D14')).toEqual(['sea-side']);
  });

  it('2.312: bases and fortified zones only defend', () => {
    const t = fighting((table) => table.unit('PR:fortified-zone', 'C16').unit('AU:army-recruit', 'D16'));
    expect(t.why(0, 'attack C16 D16')).toEqual(['only-defends']);
  });

  it('4.8: not on one’s own powers', () => {
    const t = fighting((table) =>
      table.control({ AU: 0 }).unit('PR:army-veteran', 'C16').unit('AU:army-recruit', 'D16'),
    );
    expect(t.why(0, 'attack C16 D16')).toEqual(['own-units']);
  });

  it('15.3: all units of the square defend, with the ground behind them', () => {
    const t = fighting((table) =>
      table.unit('RU:army-recruit', 'B21', 2).unit('RU:base', 'B21').unit('PR:army-veteran', 'B20', 2),
    );
    t.dice(4).play(0, 'attack B20 B21', 'take-all', 'table engagement');
    // 15.64 (2): two recruits of 3, a base of 1, and once 1 for the wilderness.
    expect(t.told('odds')).toMatchObject([{ attacker: 10, defender: 8 }]);
  });

  it('15.64 (2): minor units are stronger in Terra Incognita', () => {
    const t = fighting((table) => table.unit('GB:army-veteran', 'B23').unit('minor:horde-recruit', 'B24', 1, 'oregon'));
    t.dice(6).play(0, 'attack B23 B24', 'table linear');
    expect(t.told('odds')).toMatchObject([{ attacker: 5, defender: 4 }]);
  });

  it('4.413 (1): an attack on a neutral gives it to the other player before the die falls', () => {
    const t = fighting((table) => table.unit('PR:army-veteran', 'C16').unit('UP:army-recruit', 'C15'));
    t.dice(3).play(0, 'attack C16 C15', 'table engagement');
    expect(t.controls('UP')).toBe(1);
  });

  it('4.762: an attack on a minor power makes nobody a belligerent', () => {
    const t = fighting((table) => table.unit('PR:army-veteran', 'C16').unit('minor:army-recruit', 'C17'));
    t.dice(3).play(0, 'attack C16 C17', 'table engagement');
    expect(t.told('control')).toEqual([]);
  });
});

describe('Choosing a table', () => {
  it('15.51 (1): Engagement is always to be had, 15.51 (3): Revolutionary with a legion', () => {
    const t = fighting((table) => table.unit('PR:legion-recruit', 'C16').unit('AU:army-recruit', 'D16'));
    t.play(0, 'attack C16 D16');
    expect(t.offers()).toEqual(['table engagement', 'table linear', 'table revolutionary']);
  });

  it('15.51 (2): Linear where half the units are armies, legions or fleets', () => {
    const attack = (hordes: number) => {
      const t = fighting((table) =>
        table
          .control({ OT: 0 })
          .unit('OT:army-recruit', 'E16')
          .unit('OT:horde-recruit', 'E16', hordes)
          .unit('AU:army-recruit', 'D16'),
      );
      return t.dice(4).play(0, 'attack E16 D16', 'take-all');
    };
    const half = attack(1);
    expect(half.offers()).toEqual(['table engagement', 'table linear']);
    half.play(0, 'table engagement');
    // With two hordes there is nothing left to choose.
    expect(attack(2).told('odds')).toMatchObject([{ table: 'engagement' }]);
  });
});

describe('Coalition attacks', () => {
  const mixed = (lay: (table: Table) => void = () => {}) =>
    fighting((table) => {
      table.unit('FR:army-veteran', 'D15').unit('AU:army-veteran', 'D15').unit('PR:army-recruit', 'C15');
      lay(table);
    }, 1);

  it('12.22: units of two powers attack together only under a leader', () => {
    const t = mixed();
    t.play(1, 'attack D15 C15');
    expect(t.offers()).toEqual(['take AU:army-veteran', 'take FR:army-veteran']);
    t.dice(2).play(1, 'take AU:army-veteran', 'table engagement');
    expect(t.told('attack')[0].pieces).toEqual(['AU:army-veteran']);
    const led = mixed((table) => table.leader('FR', 'general-2'));
    led.play(1, 'attack D15 C15', 'leader general-2 FR no');
    expect(led.offers()).toContain('take-all');
  });

  it('20.41: a leader leads somebody of his nation', () => {
    const led = mixed((table) => table.leader('FR', 'general-2'));
    led.dice(1).play(1, 'attack D15 C15', 'leader general-2 FR no', 'take AU:army-veteran', 'table engagement');
    // The Frenchmen had to come along.
    expect(led.told('attack')[0].pieces).toEqual(['AU:army-veteran', 'FR:army-veteran']);
  });

  it('12.22, ruling 48: they defend together without one', () => {
    const t = fighting((table) =>
      table.unit('FR:army-veteran', 'D15').unit('AU:army-veteran', 'D15').unit('PR:army-recruit', 'C15'),
    );
    t.dice(5).play(0, 'attack C15 D15', 'table engagement');
    expect(t.told('odds')).toMatchObject([{ attacker: 3, defender: 10, odds: '1:3' }]);
  });
});

describe('Leaders in combat', () => {
  const led = (lay: (table: Table) => void) =>
    fighting((table) => {
      table.unit('PR:army-veteran', 'C16').unit('AU:army-veteran', 'D16');
      lay(table);
    });

  it('15.64 (1), 20.41: each side may add one leader, who is then face down', () => {
    const t = led((table) => table.leader('PR', 'general-3').leader('AU', 'general-1'));
    t.dice(4).play(0, 'attack C16 D16', 'leader general-3 PR no', 'table engagement').play(1, 'leader general-1 AU no');
    expect(t.told('odds')).toMatchObject([{ attacker: 8, defender: 6 }]);
    expect(t.told('leader-used')).toHaveLength(2);
    expect(t.g.leaders.every((count) => count === 0)).toBe(true);
    expect(t.g.tired.reduce((sum, count) => sum + count)).toBe(2);
  });

  it('20.1, 20.2: a leader of the hand is put into the box of a power and belongs to it', () => {
    const t = led((table) => table.hand(0, 'general-2'));
    t.dice(4).play(0, 'attack C16 D16', 'leader general-2 PR yes', 'table engagement').passes();
    expect(t.told('leader-placed')).toMatchObject([{ seat: 0, marker: 'general-2', power: 'PR' }]);
    expect(t.holds(0, 'general-2')).toBe(0);
  });

  it('20.41: who asks for another leader is told whether he is not to be had or finds nobody to lead', () => {
    const t = led((table) => table.leader('PR', 'general-1').hand(0, 'admiral-1')).play(0, 'attack C16 D16');
    expect(t.key).toBe('attack.lead');
    expect(t.why(0, 'leader general-3 PR no')).toEqual(['no-such-leader']);
    expect(t.why(0, 'leader general-2 PR yes')).toEqual(['marker-not-held']);
    expect(t.why(0, 'leader admiral-1 PR yes')).toEqual(['leads-nobody']);
  });

  it('20.44: a leader is used once a turn', () => {
    const t = fighting((table) =>
      table
        .unit('PR:army-veteran', 'C16', 2)
        .unit('AU:army-veteran', 'D16')
        .unit('RU:army-veteran', 'C17')
        .leader('PR', 'general-1'),
    );
    t.dice(4).play(0, 'attack C16 D16', 'leader general-1 PR no', 'take PR:army-veteran', 'go', 'table engagement');
    t.dice(4).play(0, 'attack C16 C17');
    expect(t.key).toBe('attack.table');
    t.play(0, 'table engagement');
  });

  it('18.8, 20.5: an admiral helps only where there is a fleet, a general only where there are land units', () => {
    const t = led((table) => table.leader('PR', 'admiral-1'));
    t.play(0, 'attack C16 D16');
    expect(t.key).toBe('attack.table');
    t.dice(4).play(0, 'table engagement');
    const sea = fighting((table) =>
      table
        .unit('GB:fleet-veteran', 'D12')
        .unit('FR:fleet-recruit', 'D11')
        .leader('GB', 'general-3')
        .leader('GB', 'admiral-2'),
    );
    sea.play(0, 'attack D12 D11');
    expect(sea.offers()).toEqual(['pass', 'leader admiral-2 GB no']);
  });

  it('20.5: either helps where fleets and land units fight together', () => {
    const t = fighting((table) =>
      table
        .loaded('GB:fleet-veteran', 'GB:army-veteran', 'C12')
        .unit('FR:base', 'C13')
        .leader('GB', 'general-3')
        .leader('GB', 'admiral-2'),
    );
    t.play(0, 'attack C12 C13');
    expect(t.offers()).toEqual(['pass', 'leader general-3 GB no', 'leader admiral-2 GB no']);
    // A general needs troops to lead, so they come along.
    t.dice(1).play(0, 'leader general-3 GB no', 'table engagement');
    expect(t.told('attack')[0].pieces).toEqual(['GB:fleet-veteran+GB:army-veteran', 'GB:army-veteran@sea']);
  });
});

describe('Forced March attacks', () => {
  const again = () =>
    fighting((table) => table.unit('PR:army-veteran', 'C16').unit('AU:army-veteran', 'D16').hand(0, 'forced-march'));

  it('16.2: a force that has attacked does so again', () => {
    const t = again();
    expect(t.offers()).not.toContain('attack-again C16 D16');
    t.dice(4).play(0, 'attack C16 D16', 'pass', 'table engagement').passes();
    t.dice(4).play(0, 'attack-again C16 D16', 'table engagement');
    expect(t.told('attack')).toHaveLength(2);
  });

  it('16.21: with all units of the square, those that have not attacked too', () => {
    const t = fighting((table) =>
      table.unit('PR:army-veteran', 'C16', 2).unit('AU:army-veteran', 'D16').hand(0, 'forced-march'),
    );
    t.dice(4).play(0, 'attack C16 D16', 'pass', 'take PR:army-veteran', 'go', 'table engagement').passes();
    t.dice(4).play(0, 'attack-again C16 D16', 'take-all', 'table engagement');
    expect(t.told('attack')[1].pieces).toHaveLength(2);
  });

  it('16.3: the defender needs no marker', () => {
    const t = again();
    t.dice(4).play(0, 'attack C16 D16', 'pass', 'table engagement').passes();
    t.dice(4).play(0, 'attack-again C16 D16', 'table engagement');
    expect(t.told('odds')).toHaveLength(2);
  });

  it('16.22, ruling 53: who has withdrawn may attack again by Forced March', () => {
    const t = again();
    t.dice(2).play(0, 'attack C16 D16', 'pass', 'table engagement').passes();
    expect(t.told('combat-result')).toMatchObject([{ result: 'AW' }]);
    expect(t.offers()).toContain('attack-again C16 D16');
    expect(t.why(0, 'attack C16 D16')).toEqual(['attacked-already']);
  });

  it('16.21: fresh units go in where others of their square were destroyed', () => {
    const t = fighting((table) =>
      table.unit('PR:army-recruit', 'C16', 2).unit('AU:army-veteran', 'D16', 2).hand(0, 'forced-march', 'forced-march'),
    );
    t.dice(1).numbers(0, 0).play(0, 'attack C16 D16', 'pass', 'take PR:army-recruit', 'go', 'table linear').passes();
    expect(t.told('combat-result')).toMatchObject([{ result: 'AA' }]);
    expect(t.at('C16')).toEqual(['PR:army-recruit']);
    expect(t.why(0, 'attack C16 D16')).toEqual(['attacked-from-there']);
    expect(t.offers()).toContain('attack-again C16 D16');
    t.dice(4).play(0, 'attack-again C16 D16').passes().play(0, 'table engagement').play(1, 'pass').passes();
    expect(t.told('attack')).toHaveLength(2);
  });

  it('16.2: before anybody has attacked there is nothing to repeat', () => {
    const t = fighting((table) =>
      table.unit('PR:army-recruit', 'C16').unit('AU:army-veteran', 'D16').hand(0, 'forced-march'),
    );
    expect(t.why(0, 'attack-again C16 D16')).toEqual(['not-attacked-yet']);
  });
});
