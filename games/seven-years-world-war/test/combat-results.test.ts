import { describe, expect, it } from 'vitest';
import { inPhase, type Table, type Trial } from './kit.ts';

const fighting = (lay: (table: Table) => void, seat = 0) => inPhase({ phase: 'combat', seat, lay });

/** Prussians in C16 against Austrians in D16, as many armies as said; the die decides (Linear unless said otherwise). */
function battle(attackers: string, defenders: string, die: number, more: (table: Table) => void = () => {}): Trial {
  const t = fighting((table) => {
    for (const unit of attackers.split(' ')) table.unit(`PR:${unit}`, 'C16');
    for (const unit of defenders.split(' ')) table.unit(`AU:${unit}`, 'D16');
    more(table);
  });
  t.dice(die).play(0, 'attack C16 D16');
  if (t.key === 'attack.lead') t.play(0, t.offers().at(-1)!);
  if (t.key === 'attack.array') t.play(0, 'take-all');
  return t;
}

const linear = (t: Trial) => t.play(0, 'table linear');
const engagement = (t: Trial) => t.play(0, 'table engagement');

describe('Combat results', () => {
  it('“–”: nothing happens', () => {
    const t = engagement(battle('army-recruit', 'army-recruit', 4));
    expect(t.told('combat-result')).toMatchObject([{ result: '-' }]);
    expect([t.at('C16'), t.at('D16')]).toEqual([['PR:army-recruit'], ['AU:army-recruit']]);
  });

  it('AW: attackers stay where they came from, and have attacked', () => {
    const t = linear(battle('army-recruit', 'army-recruit', 3));
    expect(t.told('combat-result')).toMatchObject([{ result: 'AW' }]);
    expect(t.at('C16')).toEqual(['PR:army-recruit']);
    expect(t.why(0, 'attack C16 D16')).toEqual(['attacked-already']);
  });

  it('DW: defenders go one square, and attackers may take theirs', () => {
    const t = engagement(
      battle('army-veteran army-veteran', 'army-recruit', 4, (table) => table.unit('AU:base', 'D17')),
    );
    expect(t.at('D17')).toEqual(['AU:army-recruit', 'AU:base']);
    expect(t.offers()).toEqual(['advance PR:army-veteran', 'take-all', 'done']);
    t.play(0, 'advance PR:army-veteran', 'done');
    expect(t.at('D16')).toEqual(['PR:army-veteran']);
    expect(t.at('C16')).toEqual(['PR:army-veteran']);
  });

  it('AZ: half the attackers are lost, rounded up, their owner’s choice; the defender may upgrade one', () => {
    const t = linear(battle('army-recruit army-veteran army-veteran', 'army-recruit army-veteran army-veteran', 2));
    expect(t.told('combat-result')).toMatchObject([{ result: 'AZ' }]);
    t.play(0, 'lose PR:army-recruit').play(1, 'upgrade AU:army-recruit');
    expect(t.at('C16')).toEqual(['PR:army-veteran']);
    expect(t.at('D16')).toEqual(['AU:army-veteran', 'AU:army-veteran', 'AU:army-veteran']);
    expect(t.why(0, 'attack C16 D16')).toEqual(['attacked-already']);
  });

  it('DZ: half the defenders are lost, the others withdraw, the attacker may upgrade one and advance', () => {
    const t = linear(
      battle('army-recruit army-veteran army-veteran', 'army-recruit army-recruit', 4, (table) =>
        table.unit('AU:base', 'D17'),
      ),
    );
    expect(t.told('combat-result')).toMatchObject([{ result: 'DZ' }]);
    expect(t.at('D17')).toEqual(['AU:army-recruit', 'AU:base']);
    t.play(0, 'upgrade PR:army-recruit', 'take-all');
    expect(t.at('D16')).toHaveLength(3);
  });

  it('AA: the attackers and their leader are gone, a marker changes hands, and the defender may take their square', () => {
    const t = battle('army-recruit', 'army-recruit army-veteran', 1, (table) =>
      table.leader('PR', 'general-1').hand(0, 'corruption').hand(1, 'attrition'),
    );
    t.numbers(0).play(0, 'table linear').play(1, 'pass').passes();
    expect(t.told('combat-result')).toMatchObject([{ result: 'AA' }]);
    expect(t.told('leader-lost')).toMatchObject([{ marker: 'general-1', power: 'PR' }]);
    t.numbers(0).play(1, 'upgrade AU:army-recruit');
    expect(t.told('marker-drawn').at(-1)).toMatchObject({ seat: 1 });
    expect(t.told('marker-returned')).toMatchObject([{ seat: 0, marker: 'corruption', cause: 'lost' }]);
    t.play(1, 'take-all');
    expect(t.at('C16')).toEqual(['AU:army-veteran', 'AU:army-veteran']);
  });

  it('DD: the defenders and their leader are gone, a marker changes hands, the attacker may advance', () => {
    const t = battle('army-veteran army-veteran', 'army-recruit', 6, (table) => table.leader('AU', 'general-1'));
    t.play(0, 'table linear');
    t.numbers(5).play(1, 'pass');
    expect(t.told('combat-result')).toMatchObject([{ result: 'DD' }]);
    expect(t.at('D16')).toEqual([]);
    expect(t.told('marker-drawn')).toMatchObject([{ seat: 0 }]);
    t.play(0, 'done');
    const led = battle('army-veteran army-veteran army-veteran', 'army-recruit', 6, (table) =>
      table.leader('AU', 'general-1'),
    );
    led.play(0, 'table linear').numbers(5).play(1, 'leader general-1 AU no');
    expect(led.told('leader-lost')).toMatchObject([{ marker: 'general-1', power: 'AU' }]);
  });

  it('BB: the weaker side is gone, the stronger loses as much, its choice; equals destroy each other', () => {
    const t = linear(battle('army-recruit army-veteran', 'army-veteran', 3));
    expect(t.told('combat-result')).toMatchObject([{ result: 'BB' }]);
    t.play(0, 'lose PR:army-recruit');
    // Three of five are not enough.
    expect([t.at('C16'), t.at('D16')]).toEqual([[], []]);
    const even = linear(battle('army-recruit', 'army-recruit', 4));
    expect([even.at('C16'), even.at('D16')]).toEqual([[], []]);
    expect(even.told('marker-drawn')).toEqual([]);
  });

  it('BB: a stronger attacker that survives may advance', () => {
    const t = linear(battle('army-recruit army-veteran army-veteran', 'army-recruit army-veteran', 3));
    expect(t.told('combat-result')).toMatchObject([{ result: 'BB' }]);
    t.play(0, 'lose PR:army-veteran', 'lose PR:army-recruit', 'advance PR:army-veteran');
    expect(t.at('D16')).toEqual(['PR:army-veteran']);
  });

  it('20.61 (1): a mauled leader is lost on a die above his value and two', () => {
    const mauled = (die: number) => {
      const t = battle('army-veteran', 'army-veteran', 2, (table) => table.leader('PR', 'general-1'));
      return t.dice(die).play(0, 'table linear');
    };
    expect(mauled(4).told('leader-lost')).toHaveLength(1);
    expect(mauled(3).told('leader-lost')).toHaveLength(0);
  });

  it('15.71: only those who took part in an attack suffer for it', () => {
    const t = fighting((table) => table.unit('PR:army-recruit', 'C16', 2).unit('AU:army-veteran', 'D16', 2));
    t.dice(1).numbers(0).play(0, 'attack C16 D16', 'take PR:army-recruit', 'go', 'table linear');
    expect(t.told('combat-result')).toMatchObject([{ result: 'AA' }]);
    expect(t.at('C16')).toEqual(['PR:army-recruit']);
  });

  it('erratum 4.78: no markers for victories over minor units, nor over bases alone', () => {
    const minor = fighting((table) => table.unit('PR:army-veteran', 'C16', 3).unit('minor:army-recruit', 'C17'));
    minor.dice(6).play(0, 'attack C16 C17', 'take-all', 'table linear');
    expect(minor.told('combat-result')).toMatchObject([{ result: 'DD' }]);
    expect(minor.told('marker-drawn')).toEqual([]);
    const base = fighting((table) => table.unit('PR:army-veteran', 'C16', 3).unit('AU:base', 'D16'));
    base.dice(6).play(0, 'attack C16 D16', 'take-all', 'table linear');
    expect(base.told('marker-drawn')).toEqual([]);
  });

  it('17.6: a minor recruit that wins is upgraded by lot', () => {
    const t = fighting((table) => table.unit('PR:army-recruit', 'C16').unit('minor:army-recruit', 'C17', 2));
    t.dice(2).numbers(1).play(0, 'attack C16 C17', 'table linear');
    expect(t.told('upgraded')).toMatchObject([{ piece: 'minor:army-veteran', square: 'C17' }]);
  });

  it('ruling 71: of minor units that nobody leads the weakest are lost', () => {
    const t = fighting((table) =>
      table.unit('PR:army-veteran', 'C16', 2).unit('minor:army-recruit', 'C17').unit('minor:base', 'C17'),
    );
    t.dice(4).play(0, 'attack C16 C17', 'take-all', 'table linear');
    expect(t.told('unit-lost')[0]).toMatchObject({ piece: 'minor:base' });
  });
});

describe('Retreat', () => {
  const beaten = (lay: (table: Table) => void) => {
    const t = fighting((table) => {
      table.unit('PR:army-veteran', 'C16', 2).unit('AU:army-recruit', 'D16');
      lay(table);
    });
    return t.dice(4).play(0, 'attack C16 D16', 'take-all', 'table engagement');
  };

  it('goes to own units first, then to one’s own land, then anywhere', () => {
    expect(beaten((table) => table.unit('FR:base', 'E16').control({ OT: 1 })).at('E16')).toEqual([
      'AU:army-recruit',
      'FR:base',
    ]);
    expect(beaten(() => {}).at('D17')).toEqual(['AU:army-recruit']);
  });

  it('is its owner’s choice among equals', () => {
    const t = beaten((table) => table.unit('FR:base', 'D17').unit('FR:army-recruit', 'D15'));
    expect(t.offers(1)).toEqual(['retreat AU:army-recruit D17', 'retreat AU:army-recruit D15']);
    t.play(1, 'retreat AU:army-recruit D15');
    expect(t.at('D15')).toEqual(['AU:army-recruit', 'FR:army-recruit']);
  });

  it('is not for bases, nor for those with nowhere to go', () => {
    const t = beaten((table) =>
      table
        .unit('AU:base', 'D16')
        .unit('PR:army-recruit', 'D17')
        .unit('minor:army-recruit', 'D15')
        .unit('OT:army-recruit', 'E16'),
    );
    expect(
      t
        .told('unit-lost')
        .map(({ piece, cause }) => `${piece} ${cause}`)
        .sort(),
    ).toEqual(['AU:army-recruit retreat', 'AU:base retreat']);
  });

  it('ruling 77: never leads into a neutral’s land', () => {
    const t = beaten((table) => table.unit('PR:base', 'D17').unit('minor:base', 'D15'));
    expect(t.told('unit-lost')).toMatchObject([{ cause: 'retreat' }]);
    expect(t.controls('OT')).toBe(-1);
  });

  it('15.81, ruling 54: a fortified zone lets all in its square ignore it, if they like', () => {
    const walled = (more = '') =>
      beaten((table) => {
        table.unit('AU:fortified-zone', 'D16');
        if (more !== '') table.unit(more, 'C16', 3);
      });
    const strong = walled('PR:army-recruit');
    expect(strong.offers(1)).toEqual(['stand yes', 'stand no']);
    strong.play(1, 'stand yes');
    expect(strong.at('D16')).toEqual(['AU:army-recruit', 'AU:fortified-zone']);
    // Nobody advances into a square that is held.
    expect(strong.key).toBe('combat-phase.act');
    const leaving = walled('PR:army-recruit');
    leaving.play(1, 'stand no');
    expect(leaving.at('D17')).toEqual(['AU:army-recruit']);
    expect(leaving.told('unit-lost')).toMatchObject([{ piece: 'AU:fortified-zone', cause: 'retreat' }]);
  });

  it('15.81: but losses are never ignored', () => {
    const t = fighting((table) =>
      table.unit('PR:army-veteran', 'C16', 4).unit('AU:army-recruit', 'D16').unit('AU:fortified-zone', 'D16'),
    );
    t.dice(4).play(0, 'attack C16 D16', 'take-all', 'table linear').play(1, 'lose AU:army-recruit', 'stand yes');
    expect(t.at('D16')).toEqual(['AU:fortified-zone']);
  });

  it('4.73: minor units retreat only inside their country', () => {
    const t = fighting((table) => table.unit('RU:army-veteran', 'D19', 3).unit('minor:horde-recruit', 'D20'), 1);
    t.dice(3).play(1, 'attack D19 D20', 'take-all', 'table engagement');
    expect(t.told('retreated')).toMatchObject([{ piece: 'minor:horde-recruit', from: 'D20' }]);
    expect(['D21', 'E20']).toContain(t.told('retreated')[0].to);
    // 4.77: a square that feeds no more is no refuge.
    const crowded = fighting(
      (table) =>
        table
          .unit('RU:army-veteran', 'D19', 3)
          .unit('minor:horde-recruit', 'D20')
          .unit('minor:horde-recruit', 'D21', 2),
      1,
    );
    crowded.dice(3).play(1, 'attack D19 D20', 'take-all', 'table engagement');
    expect(crowded.told('retreated')).toMatchObject([{ to: 'E20' }]);
    const lost = fighting((table) => table.unit('PR:army-veteran', 'C16', 3).unit('minor:army-recruit', 'C17'));
    lost.dice(3).play(0, 'attack C16 C17', 'take-all', 'table engagement');
    expect(lost.told('unit-lost')).toMatchObject([{ cause: 'retreat' }]);
  });
});

describe('Honors of War', () => {
  it('29.7: turns destruction into withdrawal, whichever side plays it', () => {
    const t = battle('army-veteran army-veteran', 'army-recruit', 6, (table) => table.hand(1, 'honors-of-war'));
    linear(t).play(1, 'pass', 'play honors-of-war');
    expect(t.told('combat-result')).toEqual([{ t: 'combat-result', result: 'DW', honours: true }]);
    expect(t.at('D17')).toEqual(['AU:army-recruit']);
  });

  it('29.7: for the attacker as well', () => {
    const t = battle('army-recruit', 'army-veteran army-veteran', 1, (table) => table.hand(0, 'honors-of-war'));
    t.play(0, 'table linear', 'play honors-of-war');
    expect(t.told('combat-result')).toEqual([{ t: 'combat-result', result: 'AW', honours: true }]);
    expect(t.at('C16')).toEqual(['PR:army-recruit']);
  });

  it('29.7: change nothing about a bloodbath', () => {
    const t = battle('army-recruit', 'army-recruit', 4, (table) => table.hand(0, 'honors-of-war'));
    t.play(0, 'table linear', 'play honors-of-war');
    expect(t.told('combat-result')).toEqual([{ t: 'combat-result', result: 'BB', honours: false }]);
  });

  it('ruling 46: leaders are named before it, the die falls after it', () => {
    const t = battle('army-veteran', 'army-veteran', 3, (table) =>
      table.hand(0, 'honors-of-war').leader('AU', 'general-1'),
    );
    linear(t).play(1, 'leader general-1 AU no');
    expect(t.key).toBe('attack.honorsOfWar');
    expect(t.told('rolled')).toEqual([]);
    t.passes();
    expect(t.told('rolled')).toHaveLength(1);
  });
});
