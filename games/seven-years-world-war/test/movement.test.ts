import { describe, expect, it } from 'vitest';
import { inPhase, type Table } from './kit.ts';

const moving = (lay: (table: Table) => void, seat = 0) => inPhase({ phase: 'movement', seat, lay });

describe('Movement by land', () => {
  it('14.1: each square costs what its ground says, and a force without points left does not go on', () => {
    const t = moving((table) => table.unit('RU:army-recruit', 'B19'), 1);
    t.play(1, 'move B19');
    // An army moves 4: the wilderness B21 costs 2 after the civilized B20.
    t.play(1, 'step B20', 'step B21');
    expect(t.offers()).toEqual(['step B20', 'stop']);
    expect(t.reasons(1, { t: 'step', square: 'B22' })).toEqual([{ why: 'too-far', square: 'B22', cost: 2, left: 1 }]);
  });

  it('14.11: what has moved is not moved again in the phase', () => {
    const t = moving((table) => table.unit('AU:army-veteran', 'D16'), 1);
    t.play(1, 'move D16', 'step D17', 'stop');
    expect(t.offers()).toEqual(['done']);
    expect(t.why(1, 'move D17')).toEqual(['moved-already']);
  });

  it('14.12: bases and fortified zones never move', () => {
    const t = moving((table) => table.unit('GB:base', 'E7').unit('GB:fortified-zone', 'F6'));
    expect(t.offers()).toEqual(['done']);
    expect(t.why(0, 'move E7')).toEqual(['cannot-move']);
  });

  it('14.13: a force drops units as it goes, and they stay', () => {
    const t = moving((table) => table.unit('FR:army-recruit', 'E5', 2), 1);
    t.play(1, 'move E5', 'take-all', 'step E6', 'drop FR:army-recruit', 'step D6');
    expect(t.at('E6')).toEqual(['FR:army-recruit']);
    expect(t.at('D6')).toEqual(['FR:army-recruit']);
    expect(t.offers()).toEqual(['done']);
  });

  it('14.13: and picks up nobody on its way', () => {
    const t = moving((table) => table.unit('FR:army-recruit', 'E5').unit('FR:army-veteran', 'E6'), 1);
    t.play(1, 'move E5', 'step E6');
    expect(t.offers()).not.toContain('take FR:army-veteran');
  });

  it('14.14: the slowest unit sets the pace, even after it has been left behind', () => {
    const t = moving((table) =>
      table.control({ OT: 0 }).unit('OT:army-recruit', 'E17').unit('OT:horde-recruit', 'E17'),
    );
    t.play(0, 'move E17', 'take-all', 'step E16', 'drop OT:army-recruit');
    // Four points, of which E16 took one: E17 and back is two, D18 would be two more.
    t.play(0, 'step E17', 'step E18');
    expect(t.key).toBe('movement-phase.act');
    expect(t.at('E18')).toEqual(['OT:horde-recruit']);
  });

  it('14.2: nobody moves across corners', () => {
    const t = moving((table) => table.unit('AU:army-recruit', 'D16'), 1);
    t.play(1, 'move D16');
    expect(t.why(1, 'step C17')).toEqual(['not-adjacent']);
  });

  it('14.21: an army in Florida cannot walk to Cuba', () => {
    const t = moving((table) => table.control({ SP: 0 }).unit('SP:army-recruit', 'G6'));
    t.play(0, 'move G6');
    expect(t.why(0, 'step H6')).toEqual(['sea-side']);
  });

  it('14.22: the Bosporus is a land square on the way from the Balkans to Asia Minor', () => {
    const t = moving((table) => table.control({ OT: 0 }).unit('AU:army-recruit', 'D16'), 1);
    t.g.control[9] = 1;
    t.play(1, 'move D16', 'step E16', 'step E17');
    expect(t.at('E17')).toEqual(['AU:army-recruit']);
  });

  it('14.23, ruling 41: land units do not leave the map in the east', () => {
    const t = moving((table) => table.unit('RU:army-recruit', 'B30'), 1);
    t.play(1, 'move B30');
    expect(t.why(1, 'step B1')).toEqual(['sea-side']);
  });

  it('14.31: nobody enters a square with enemy, neutral or minor units', () => {
    const lay = (table: Table) =>
      table.unit('PR:army-veteran', 'C16').unit('AU:army-recruit', 'D16').unit('UP:army-veteran', 'C15');
    const t = moving(lay);
    t.play(0, 'move C16');
    for (const square of ['D16', 'C15']) expect(t.why(0, `step ${square}`)).toEqual(['foreign-units']);
    const other = moving((table) => lay(table).unit('minor:army-recruit', 'D15'), 1);
    other.play(1, 'move D16');
    for (const square of ['C16', 'D15']) expect(other.why(1, `step ${square}`)).toEqual(['foreign-units']);
  });

  it('14.32: land units do not enter the sea, except across straits', () => {
    const t = moving((table) => table.control({ SP: 0 }).unit('SP:army-recruit', 'E13', 2));
    t.play(0, 'move E13', 'take SP:army-recruit', 'go');
    expect(t.why(0, 'step E14')).toEqual(['sea-side']);
    t.play(0, 'step F13');
    expect(t.at('F13')).toEqual(['SP:army-recruit']);
  });

  it('14.5: neutral units do not move', () => {
    const t = moving((table) => table.unit('SP:army-recruit', 'E13'));
    expect(t.why(0, 'move E13')).toEqual(['no-unit-there']);
  });

  it('12.11, ruling 39: an army passes a coast that holds only enemy fleets, but does not stop there', () => {
    // D13 can be left for D14 alone: into it and back is two points of four.
    const t = moving((table) => table.unit('GB:fleet-veteran', 'D13').unit('FR:army-recruit', 'D14'), 1);
    t.play(1, 'move D14', 'step D13', 'step D14', 'step D13', 'step D14');
    expect(t.at('D14')).toEqual(['FR:army-recruit']);
    const other = moving((table) => table.unit('GB:fleet-veteran', 'E17').unit('RU:army-recruit', 'E18', 1), 1);
    other.play(1, 'move E18', 'step E17');
    expect(other.offers()).not.toContain('stop');
    expect(other.why(1, 'stop')).toEqual(['foreign-units']);
  });

  it('12.11, ruling 39: but not one with fleets of a neutral or minor power', () => {
    const t = moving((table) => table.unit('minor:fleet-recruit', 'E17').unit('RU:army-recruit', 'E18'), 1);
    expect(t.play(1, 'move E18').why(1, 'step E17')).toEqual(['foreign-units']);
    const neutral = moving((table) => table.unit('UP:fleet-recruit', 'C15').unit('PR:army-recruit', 'C16'));
    expect(neutral.play(0, 'move C16').why(0, 'step C15')).toEqual(['foreign-units']);
  });

  it('14.13: units are dropped on the way, not where the force sets out', () => {
    const t = moving((table) => table.unit('AU:army-veteran', 'D16', 2), 1);
    t.play(1, 'move D16', 'take-all');
    expect(t.offers()).not.toContain('drop AU:army-veteran');
    expect(t.play(1, 'step D17').offers()).toContain('drop AU:army-veteran');
  });

  it('12.21: units of several powers of one player may stand and move together', () => {
    const t = moving((table) => table.unit('FR:army-recruit', 'D16').unit('AU:army-recruit', 'D16'), 1);
    t.play(1, 'move D16', 'take-all', 'step D17', 'stop');
    expect(t.at('D17')).toEqual(['AU:army-recruit', 'FR:army-recruit']);
  });

  it('4.413 (2): a land unit that enters a neutral land makes it a belligerent at once', () => {
    const t = moving((table) => table.unit('PR:army-veteran', 'C16').unit('UP:fleet-veteran', 'J9'));
    t.play(0, 'move C16', 'step C15');
    expect(t.controls('UP')).toBe(1);
    expect(t.at('C15')).toEqual(['PR:army-veteran']);
  });
});

describe('Markers in the movement phase', () => {
  it('16.1: a Forced March lets a force move again, as often as one has markers', () => {
    const t = moving((table) => table.unit('AU:army-veteran', 'D16').hand(1, 'forced-march', 'forced-march'), 1);
    expect(t.why(1, 'march D16')).toEqual(['not-moved-yet']);
    t.play(1, 'move D16', 'step D17', 'stop', 'march D17', 'step D16', 'stop', 'march D16');
    expect(t.offers()).toContain('step D17');
    expect(t.holds(1, 'forced-march')).toBe(0);
  });

  it('16.12: one marker for one force', () => {
    const t = moving((table) => table.unit('AU:army-veteran', 'D16', 2).hand(1, 'forced-march'), 1);
    t.play(1, 'move D16', 'take-all', 'step D17', 'drop AU:army-veteran', 'step D16', 'stop');
    t.play(1, 'march D16', 'step D17', 'stop');
    expect(t.why(1, 'march D17')).toEqual(['marker-not-held']);
  });

  it('29.7: an Expedition makes wilderness cost 1 and Terra Incognita 2', () => {
    const t = moving((table) => table.unit('RU:army-recruit', 'B20').hand(1, 'expedition'), 1);
    t.play(1, 'play expedition', 'move B20', 'step B21', 'step B22', 'step B23', 'step B22');
    expect(t.key).toBe('movement-phase.act');
    const far = moving((table) => table.unit('RU:army-recruit', 'B23').hand(1, 'expedition'), 1);
    far.play(1, 'play expedition', 'move B23', 'step B24', 'step B25');
    expect(far.at('B25')).toEqual(['RU:army-recruit']);
  });

  it('29.7: and is gone after one move', () => {
    const t = moving((table) => table.unit('RU:army-recruit', 'B20', 2).hand(1, 'expedition'), 1);
    t.play(1, 'play expedition', 'move B20', 'take RU:army-recruit', 'go', 'step B21', 'stop');
    t.play(1, 'move B20', 'step B21', 'step C21');
    expect(t.key).toBe('movement-phase.act');
  });
});

describe('Minor forces on the move', () => {
  const alliance = (lay: (table: Table) => void) => moving((table) => lay(table.hand(0, 'minor-power-alliance')));

  it('4.72: an alliance moves one minor force, and the marker is gone', () => {
    const t = alliance((table) => table.unit('minor:horde-veteran', 'E21'));
    t.play(0, 'minor-move E21', 'step D21', 'stop');
    expect(t.at('D21')).toEqual(['minor:horde-veteran']);
    expect(t.holds(0, 'minor-power-alliance')).toBe(0);
    expect(t.why(0, 'minor-move D21')).toContain('marker-not-held');
  });

  it('4.721: minor units never move out of their country', () => {
    const t = alliance((table) => table.unit('minor:horde-veteran', 'E21'));
    t.play(0, 'minor-move E21');
    expect(t.why(0, 'step F21')).toEqual(['border']);
  });

  it('ruling 22: those outside it move only toward it', () => {
    const t = alliance((table) => table.unit('minor:horde-veteran', 'F21', 1, 'turkestan'));
    t.play(0, 'minor-move F21');
    expect(t.offers()).toEqual(['step E21', 'stop']);
  });

  it('4.77: and where they find no forage they are gone at once', () => {
    const t = alliance((table) => table.unit('minor:horde-veteran', 'E21').pillaged('D21'));
    t.play(0, 'minor-move E21', 'step D21');
    expect(t.told('unit-lost')).toMatchObject([{ piece: 'minor:horde-veteran', square: 'D21', cause: 'forage' }]);
    expect(t.key).toBe('movement-phase.act');
  });

  it('4.72, ruling 99: who sets out together stays together', () => {
    const t = alliance((table) => table.unit('minor:horde-veteran', 'E21', 2));
    t.play(0, 'minor-move E21', 'take-all', 'step D21');
    expect(t.offers()).toEqual(['step E21', 'step D20', 'stop']);
  });

  it('4.721: units of two countries in one square do not move together', () => {
    const t = alliance((table) =>
      table.unit('minor:horde-veteran', 'E21').unit('minor:horde-recruit', 'E21', 1, 'afghanistan'),
    );
    t.play(0, 'minor-move E21', 'take minor:horde-veteran');
    expect(t.offers()).toContain('step D21');
  });

  it('4.721: their fleets carry nobody', () => {
    const t = alliance((table) => table.unit('minor:fleet-recruit', 'A16').unit('minor:army-veteran', 'A16'));
    t.play(0, 'minor-move A16', 'take minor:fleet-recruit');
    expect(t.key).toBe('move.march');
  });

  it('ruling 74: they pass no enemy fleet on their way home if they could not go on from there', () => {
    // From H22 there is only I22 to go on to, and that is no nearer to Annam.
    const t = alliance((table) => table.unit('minor:horde-recruit', 'G22', 1, 'annam').unit('FR:fleet-recruit', 'H22'));
    t.play(0, 'minor-move G22');
    expect(t.why(0, 'step H22')).toEqual(['no-way-on']);
  });

  it('14.5, ruling 21: without an alliance they stand still', () => {
    const t = moving((table) => table.unit('minor:horde-veteran', 'E21'));
    expect(t.offers()).toEqual(['done']);
  });

  it('4.77: a minor force that passes fleets shares its forage with none of them', () => {
    const t = inPhase({
      phase: 'movement',
      lay: (table) =>
        table.unit('minor:horde-recruit', 'F13').unit('FR:fleet-veteran', 'F14', 2).hand(0, 'minor-power-alliance'),
    });
    t.play(0, 'minor-move F13', 'step F14');
    expect(t.offers()).toEqual(['step F15', 'step F13']);
  });
});
