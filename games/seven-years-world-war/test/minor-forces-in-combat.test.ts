import { describe, expect, it } from 'vitest';
import { NEUTRAL } from '../src/state.ts';
import { inPhase, type Table } from './kit.ts';

const fighting = (lay: (table: Table) => void) => inPhase({ phase: 'combat', lay });

describe('Minor forces in combat', () => {
  it('4.73: an alliance has a minor force attack across its border and advance', () => {
    const t = fighting((table) =>
      table.unit('minor:horde-veteran', 'E21', 2).unit('RU:base', 'E22').hand(0, 'minor-power-alliance'),
    );
    t.dice(6).play(0, 'minor-attack E21 E22', 'take-all', 'take-all');
    expect(t.at('E22')).toEqual(['minor:horde-veteran', 'minor:horde-veteran']);
  });

  it('4.77: and keeps no more of it in the square won than that feeds', () => {
    const t = fighting((table) =>
      table.unit('minor:horde-veteran', 'F21', 2).unit('RU:base', 'F22').hand(0, 'minor-power-alliance'),
    );
    t.dice(6).play(0, 'minor-attack F21 F22', 'take-all', 'take-all');
    expect(t.at('F22')).toEqual(['minor:horde-veteran']);
    expect(t.told('unit-lost')).toMatchObject([{ piece: 'RU:base' }, { cause: 'forage' }]);
  });

  it('erratum 4.78: nobody draws or returns a marker for its destruction', () => {
    const t = fighting((table) =>
      table
        .unit('minor:army-recruit', 'C17')
        .unit('AU:army-veteran', 'D17', 2)
        .hand(0, 'minor-power-alliance', 'corruption'),
    );
    t.dice(1).play(0, 'minor-attack C17 D17', 'table linear').passes();
    expect(t.told('combat-result')).toMatchObject([{ result: 'AA' }]);
    expect(t.g.hands).toEqual([1, 0]);
  });

  it('4.413 (1): its attack on a neutral counts as that of its player', () => {
    const t = fighting((table) =>
      table.unit('minor:army-recruit', 'D15').unit('UP:army-recruit', 'C15').hand(0, 'minor-power-alliance'),
    );
    t.dice(3).play(0, 'minor-attack D15 C15', 'table engagement');
    expect(t.controls('UP')).toBe(1);
  });

  it('4.73, ruling 102: it attacks any adjacent square, other minor powers too, but no countrymen', () => {
    const t = fighting((table) =>
      table
        .unit('minor:horde-veteran', 'E21', 2)
        .unit('minor:horde-recruit', 'F21')
        .unit('minor:base', 'D21')
        .hand(0, 'minor-power-alliance'),
    );
    expect(t.why(0, 'minor-attack E21 D21')).toEqual(['countrymen']);
    t.dice(6).play(0, 'minor-attack E21 F21', 'take-all');
    expect(t.told('attack')).toMatchObject([{ from: 'E21', to: 'F21', against: ['minor:horde-recruit'] }]);
    expect(t.told('odds')).toMatchObject([{ attacker: 6, defender: 2 }]);
  });

  it('4.8: it does not attack the units of its player', () => {
    const t = fighting((table) =>
      table.unit('minor:army-recruit', 'C17').unit('PR:army-recruit', 'C16').hand(0, 'minor-power-alliance'),
    );
    expect(t.why(0, 'minor-attack C17 C16')).toEqual(['own-units']);
  });

  it('4.413 (2): do not invade the land of a neutral they advance into', () => {
    const t = inPhase({
      phase: 'combat',
      control: { GB: 0, PR: 0, AU: 1, RU: 1 },
      lay: (table) =>
        table
          .unit('minor:army-recruit', 'D15', 2)
          .unit('minor:horde-recruit', 'D14', 1, 'FR')
          .hand(0, 'minor-power-alliance'),
    });
    t.dice(6).numbers(0).play(0, 'minor-attack D15 D14', 'take-all', 'table linear', 'take-all');
    expect(t.at('D14')).toEqual(['minor:army-recruit', 'minor:army-veteran']);
    expect(t.told('invaded')).toEqual([]);
    expect(t.controls('FR')).toBe(NEUTRAL);
  });
});
