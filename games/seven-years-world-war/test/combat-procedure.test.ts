import { describe, expect, it } from 'vitest';
import { inPhase, type Table } from './kit.ts';

const fighting = (lay: (table: Table) => void, seat = 0) => inPhase({ phase: 'combat', seat, lay });
const moving = (lay: (table: Table) => void, seat = 0) => inPhase({ phase: 'movement', seat, lay });

describe('The combat procedure', () => {
  it('15.1, 15.11: forces, table, strengths, odds, die, result, in this order', () => {
    const t = fighting((table) => table.unit('PR:army-veteran', 'C16', 2).unit('AU:army-veteran', 'D16'));
    t.dice(4).play(0, 'attack C16 D16', 'take-all', 'table engagement');
    const order = ['attack', 'odds', 'rolled', 'combat-result'];
    expect(t.events.map((event) => event.t).filter((kind) => order.includes(kind))).toEqual(order);
  });

  it('15.12: a declared attack goes through: there is no way back', () => {
    const t = fighting((table) => table.unit('PR:army-veteran', 'C16', 2).unit('AU:army-veteran', 'D16'));
    t.play(0, 'attack C16 D16');
    expect(t.offers()).toEqual(['take PR:army-veteran', 'take-all']);
    t.play(0, 'take PR:army-veteran');
    expect(t.offers()).toEqual(['take PR:army-veteran', 'go']);
    t.play(0, 'go');
    expect(t.offers()).toEqual(['table engagement', 'table linear']);
  });

  it('15.2, 15.22: attacks are for one’s own combat phase', () => {
    const t = moving((table) => table.unit('PR:army-veteran', 'C16').unit('AU:army-veteran', 'D16'));
    expect(t.why(0, 'attack C16 D16')).toEqual(['not-now']);
    const other = fighting((table) => table.unit('PR:army-veteran', 'C16').unit('AU:army-veteran', 'D16'));
    expect(other.why(1, 'attack D16 C16')).toEqual(['not-asked']);
  });

  it('15.25: a force attacks one square, not two', () => {
    const t = fighting((table) =>
      table.unit('PR:army-veteran', 'C16').unit('AU:army-veteran', 'D16').unit('RU:army-recruit', 'C17'),
    );
    t.dice(4).play(0, 'attack C16 D16', 'table engagement');
    expect(t.told('attack')).toMatchObject([{ to: 'D16' }]);
    expect(t.offers()).toEqual(['done']);
  });

  it('15.4: all can see who fights on either side', () => {
    const t = fighting((table) =>
      table.unit('PR:army-veteran', 'C16').unit('AU:army-veteran', 'D16').unit('AU:fortified-zone', 'D16'),
    );
    t.dice(4).play(0, 'attack C16 D16', 'table engagement');
    expect(t.told('attack')).toMatchObject([
      { pieces: ['PR:army-veteran'], against: ['AU:fortified-zone', 'AU:army-veteran'] },
    ]);
  });

  it('15.52: who may use a better table may still choose Engagement', () => {
    const t = fighting((table) => table.unit('PR:legion-veteran', 'C16').unit('AU:army-veteran', 'D16'));
    t.dice(4).play(0, 'attack C16 D16', 'table engagement');
    expect(t.told('odds')).toMatchObject([{ table: 'engagement' }]);
  });

  it('15.6: strengths, leaders and ground together make the odds', () => {
    const t = fighting((table) =>
      table
        .unit('PR:army-veteran', 'B20', 2)
        .unit('RU:army-recruit', 'B21')
        .leader('PR', 'general-3')
        .leader('RU', 'general-1'),
    );
    t.dice(4).play(0, 'attack B20 B21', 'leader general-3 PR no', 'take-all', 'table engagement');
    t.play(1, 'leader general-1 RU no');
    // 5 + 5 + 3 to 3 + 1 + 1.
    expect(t.told('odds')).toMatchObject([{ attacker: 13, defender: 5, odds: '2:1' }]);
  });

  it('15.7, 15.72: results strike all units of the defending square', () => {
    const t = fighting((table) =>
      table.unit('PR:army-veteran', 'C16', 4).unit('AU:army-recruit', 'D16').unit('FR:army-recruit', 'D16'),
    );
    t.dice(5).numbers(0).play(0, 'attack C16 D16', 'take-all', 'table linear');
    expect(t.told('combat-result')).toMatchObject([{ result: 'DD' }]);
    expect(t.at('D16')).toEqual([]);
  });

  it('15.8: retreat and advance cost no movement points and count as no move', () => {
    const t = fighting((table) => table.unit('PR:army-veteran', 'C16', 2).unit('AU:army-recruit', 'D16'));
    t.dice(4).play(0, 'attack C16 D16', 'take-all', 'table engagement', 'take-all');
    expect(t.at('D16')).toHaveLength(2);
    expect(t.told('moved')).toEqual([]);
  });

  it('16.22: a force that has advanced may attack on by Forced March', () => {
    const t = fighting((table) =>
      table
        .unit('PR:army-veteran', 'C16', 3)
        .unit('AU:base', 'D16')
        .unit('AU:army-recruit', 'D17')
        .hand(0, 'forced-march'),
    );
    t.dice(6).play(0, 'attack C16 D16', 'pass', 'take-all', 'table engagement').passes();
    t.play(0, 'take-all');
    expect(t.offers()).toContain('attack-again D16 D17');
  });

  it('17.2: a victory may make a veteran, without leader or cost', () => {
    const t = fighting((table) =>
      table.unit('PR:army-recruit', 'C16', 4).unit('AU:army-recruit', 'D16').treasury(0, 0),
    );
    t.dice(4).numbers(0).play(0, 'attack C16 D16', 'take-all', 'table linear');
    expect(t.offers()).toEqual(['upgrade PR:army-recruit', 'pass']);
    t.play(0, 'upgrade PR:army-recruit');
    expect(t.at('C16')).toContain('PR:army-veteran');
  });

  it('20.6, 20.62: a leader lost goes back to the pool and may be drawn again', () => {
    const t = fighting((table) =>
      table.unit('PR:army-recruit', 'C16').unit('AU:army-veteran', 'D16', 3).leader('PR', 'general-1'),
    );
    const pool = t.g.pool;
    // The defender draws what has just come back: the generals of one are the first leaders of the pool.
    t.dice(1).numbers(0).play(0, 'attack C16 D16', 'leader general-1 PR no', 'table linear');
    expect(t.told('leader-lost')).toHaveLength(1);
    expect(t.g.pool).toBe(pool);
  });

  it('20.4: generals and admirals are told apart', () => {
    const t = fighting((table) =>
      table.unit('GB:fleet-veteran', 'D12').unit('FR:fleet-recruit', 'D11').hand(0, 'general-1', 'admiral-1'),
    );
    t.play(0, 'attack D12 D11');
    expect(t.offers()).toEqual(['pass', 'leader admiral-1 GB yes']);
  });
});

describe('Stacking', () => {
  it('12.2: several powers of one player share a square without limit', () => {
    const t = moving((table) => table.unit('FR:army-recruit', 'D14', 5).unit('AU:army-recruit', 'D15', 6), 1);
    t.play(1, 'move D15', 'take-all', 'step D14', 'stop');
    expect(t.at('D14')).toHaveLength(11);
  });

  it('12.3: a player’s units and minor units never share a square', () => {
    const t = moving((table) => table.unit('RU:army-recruit', 'D19').unit('minor:horde-recruit', 'D20'), 1);
    t.play(1, 'move D19');
    expect(t.why(1, 'step D20')).toEqual(['foreign-units']);
  });

  it('14.3, 14.34: what lies in a square besides units keeps nobody out', () => {
    const t = moving(
      (table) => table.unit('AU:army-recruit', 'D16').pillaged('D17').enlightened('E16').control({ OT: 1 }),
      1,
    );
    t.play(1, 'move D16');
    expect(t.offers()).toEqual(expect.arrayContaining(['step D17', 'step E16']));
  });
});

describe('Rulings on movement and combat', () => {
  it('ruling 40: a Forced March gives a new pace, that of the slowest of its own force', () => {
    const t = moving((table) =>
      table.control({ OT: 0 }).unit('OT:army-recruit', 'E17').unit('OT:horde-recruit', 'E17').hand(0, 'forced-march'),
    );
    t.play(0, 'move E17', 'take-all', 'stop', 'march E17', 'take OT:horde-recruit', 'go');
    expect((t.g.stack.at(-1) as unknown as { left: number }).left).toBe(5);
  });

  it('ruling 42: squares of ice are closed to all', () => {
    const t = moving((table) => table.unit('RU:army-recruit', 'A19'), 1);
    t.play(1, 'move A19');
    expect(t.why(1, 'step A20')).toEqual(['polar-ice']);
  });

  it('ruling 44: land units attack fleets on a coast they can walk to', () => {
    const t = fighting((table) => table.unit('FR:fleet-recruit', 'F15').unit('GB:army-veteran', 'F14'));
    expect(t.offers()).toContain('attack F14 F15');
  });

  it('rulings 45 and 18.6: troops that land take the square they attacked', () => {
    const t = fighting((table) => table.loaded('GB:fleet-veteran', 'GB:army-veteran', 'D12').unit('FR:base', 'D13'));
    t.dice(6).play(
      0,
      'attack D12 D13',
      'take GB:army-veteran@sea',
      'table engagement',
      'advance GB:army-veteran@sea',
      'done',
    );
    expect(t.at('D13')).toEqual(['GB:army-veteran']);
  });

  it('ruling 50: minor and neutral units never countermarch', () => {
    const t = moving((table) =>
      table
        .unit('PR:army-recruit', 'C16')
        .unit('minor:army-recruit', 'D15')
        .unit('UP:army-veteran', 'C15')
        .hand(1, 'forced-march'),
    );
    t.play(0, 'move C16', 'step D16', 'stop');
    expect(t.told('countermarch')).toEqual([]);
  });

  it('ruling 51 is 16.46; 16.4, 16.11: a thrown-back force is done, others may still march', () => {
    const t = moving((table) =>
      table
        .unit('PR:army-recruit', 'C16', 2)
        .unit('RU:army-veteran', 'C18', 2)
        .hand(1, 'forced-march')
        .hand(0, 'forced-march'),
    );
    t.dice(4).play(0, 'move C16', 'take PR:army-recruit', 'go', 'step C17').play(1, 'countermarch C18').play(0, 'pass');
    t.play(1, 'take-all', 'table engagement').play(0, 'pass').passes();
    t.play(1, 'done');
    // Back in C16 beside the other, who is fresh.
    t.play(0, 'move C16', 'stop', 'march C16');
    expect(t.at('C16')).toHaveLength(2);
  });

  it('ruling 73 and 18.51: landing several units on an open coast costs two points once', () => {
    const t = moving((table) =>
      table
        .loaded('GB:fleet-veteran', 'GB:army-veteran', 'C10')
        .loaded('GB:fleet-recruit', 'GB:army-recruit', 'C10')
        .pillaged('C9'),
    );
    t.play(0, 'move C10', 'take-all', 'step C9', 'debark GB:army-veteran@sea', 'debark GB:army-recruit@sea');
    expect((t.g.stack.at(-1) as unknown as { left: number }).left).toBe(12);
  });

  it('ruling 74: a force enters a square it may only pass if its points take it on from there', () => {
    const t = moving((table) => table.unit('GB:fleet-veteran', 'D12').unit('FR:army-recruit', 'D13'));
    t.play(0, 'move D12');
    expect(t.offers()).toContain('step D13');
    (t.g.stack.at(-1) as unknown as { left: number }).left = 1;
    t.run();
    expect(t.offers()).toContain('stop');
    expect(t.offers()).not.toContain('step D13');
  });

  it('ruling 76, 18.3, 18.32: nobody countermarches against a force in a square it only passes', () => {
    const t = moving(
      (table) =>
        table
          .unit('RU:army-recruit', 'E18')
          .unit('GB:fleet-veteran', 'E17')
          .unit('GB:army-veteran', 'E16')
          .control({ OT: 1 })
          .hand(0, 'forced-march'),
      1,
    );
    t.play(1, 'move E18', 'step E17');
    // It had to turn back at once, and only there somebody is asked.
    expect(t.key).toBe('move.countermarch');
    expect(t.told('moved').map(({ to }) => to)).toEqual(['E17', 'E18']);
  });

  it('14.4 is 18.0: fleets move by the same steps', () => {
    const t = moving((table) => table.unit('GB:fleet-veteran', 'D12'));
    t.play(0, 'move D12');
    expect(t.offers()).toEqual(expect.arrayContaining(['step D11', 'step C12', 'stop']));
  });
});
