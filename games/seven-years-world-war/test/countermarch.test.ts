import { describe, expect, it } from 'vitest';
import { NEUTRAL } from '../src/state.ts';
import { inPhase, type Table } from './kit.ts';

const moving = (lay: (table: Table) => void, options = {}) => inPhase({ phase: 'movement', options, lay });

/** A Prussian army in C16 that may go to C17, beside Russians in C18 who hold a Forced March. */
const march = (prussians: string[], russians: string[], more: (table: Table) => void = () => {}) =>
  moving((table) => {
    for (const unit of prussians) table.unit(`PR:${unit}`, 'C16');
    for (const unit of russians) table.unit(`RU:${unit}`, 'C18');
    table.hand(1, 'forced-march');
    more(table);
  });

describe('Countermarch', () => {
  it('16.41: whoever has a force beside the square just entered is asked, and nobody else', () => {
    const t = march(['army-recruit'], ['army-veteran']);
    t.play(0, 'move C16', 'step C17');
    expect(t.question?.mode).toBe('quiet');
    expect(t.question?.waiting.map(({ seat }) => seat)).toEqual([1]);
    expect(t.offers(1)).toEqual(['pass', 'countermarch C18']);
    const far = march(['army-recruit'], ['army-veteran']);
    far.play(0, 'move C16', 'step D16');
    expect(far.key).toBe('move.march');
  });

  it('16.41: nor one whose hand is empty, nor one whose units cannot attack', () => {
    const empty = moving((table) => table.unit('PR:army-recruit', 'C16').unit('RU:army-veteran', 'C18'));
    empty.play(0, 'move C16', 'step C17');
    expect(empty.key).toBe('move.march');
    const base = march(['army-recruit'], ['base']);
    base.play(0, 'move C16', 'step C17');
    expect(base.key).toBe('move.march');
  });

  it('is asked of a player with other markers too, so that nothing is betrayed', () => {
    const t = moving((table) =>
      table.unit('PR:army-recruit', 'C16').unit('RU:army-veteran', 'C18').hand(1, 'corruption'),
    );
    t.play(0, 'move C16', 'step C17');
    expect(t.offers(1)).toEqual(['pass']);
  });

  it('16.42: the countermarching side attacks, the mover defends', () => {
    const t = march(['army-recruit'], ['army-veteran', 'army-veteran']);
    t.dice(4).play(0, 'move C16', 'step C17').play(1, 'countermarch C18', 'take-all', 'table engagement');
    expect(t.told('attack')).toMatchObject([{ seat: 1, from: 'C18', to: 'C17' }]);
    expect(t.holds(1, 'forced-march')).toBe(0);
  });

  it('16.46: a force made to retreat moves no more this turn, Forced March included, but may attack', () => {
    const t = march(['army-recruit'], ['army-veteran', 'army-veteran'], (table) =>
      table.unit('PR:base', 'D17').hand(0, 'forced-march').unit('AU:army-recruit', 'D16'),
    );
    t.dice(4).play(0, 'move C16', 'step C17').play(1, 'countermarch C18').passes();
    t.play(1, 'take-all', 'table engagement').play(0, 'pass').passes();
    t.play(1, 'done');
    expect(t.at('D17')).toEqual(['PR:army-recruit', 'PR:base']);
    expect(t.why(0, 'march D17')).toContain('thrown-back');
    t.play(0, 'done');
    expect(t.offers(0)).toContain('attack D17 D16');
  });

  it('16.46: a force that stands may go on with what points it has', () => {
    const t = march(['army-veteran'], ['army-recruit']);
    t.dice(4).play(0, 'move C16', 'step C17').play(1, 'countermarch C18', 'table engagement');
    expect(t.told('combat-result')).toMatchObject([{ result: '-' }]);
    expect(t.key).toBe('move.march');
    t.play(0, 'step D17');
    expect(t.at('D17')).toEqual(['PR:army-veteran']);
  });

  it('16.43, ruling 52: the winner may advance, and a mover’s advance costs it nothing', () => {
    const t = march(['army-veteran', 'army-veteran'], ['army-recruit']);
    t.dice(1).numbers(0).play(0, 'move C16', 'take-all', 'step C17').play(1, 'countermarch C18', 'table linear');
    expect(t.told('combat-result')).toMatchObject([{ result: 'AA' }]);
    t.play(0, 'take-all');
    expect(t.at('C18')).toEqual(['PR:army-veteran', 'PR:army-veteran']);
    t.passes();
    expect(t.key).toBe('move.march');
    expect((t.g.stack.at(-1) as unknown as { left: number }).left).toBe(3);
  });

  it('16.41: units that stood in the square already defend with the force', () => {
    const t = march(['army-recruit'], ['army-veteran'], (table) => table.unit('GB:army-veteran', 'C17'));
    t.dice(4).play(0, 'move C16', 'step C17').play(1, 'countermarch C18', 'table engagement');
    expect(t.told('odds')).toMatchObject([{ attacker: 5, defender: 8 }]);
  });

  it('16.44, ruling 49: of several takers the first in turn order acts, once for each square entered', () => {
    const t = inPhase({
      phase: 'movement',
      options: { players: 3 },
      control: { PR: 0, RU: 2, AU: 1 },
      lay: (table) =>
        table
          .unit('PR:army-recruit', 'C16')
          .unit('RU:army-recruit', 'C18')
          .unit('AU:army-recruit', 'D17')
          .hand(2, 'forced-march')
          .hand(1, 'forced-march'),
    });
    t.dice(4).play(0, 'move C16', 'step C17');
    t.play(2, 'countermarch C18').play(1, 'countermarch D17').passes();
    t.play(1, 'table engagement');
    expect(t.told('countermarch')).toMatchObject([{ seat: 1, from: 'D17' }]);
    t.passes();
    expect(t.told('countermarch')).toHaveLength(1);
    expect(t.holds(2, 'forced-march')).toBe(1);
    expect(t.key).toBe('move.march');
  });

  it('16.45: is not for advances after combat', () => {
    const t = inPhase({
      phase: 'combat',
      lay: (table) =>
        table
          .unit('PR:army-veteran', 'C16', 3)
          .unit('AU:base', 'D16')
          .unit('AU:army-veteran', 'D17')
          .hand(1, 'forced-march'),
    });
    t.dice(6).play(0, 'attack C16 D16', 'take-all', 'table engagement').play(1, 'pass').passes();
    t.play(0, 'take-all');
    expect(t.key).toBe('combat-phase.act');
  });

  it('20.42: leaders may be used in it', () => {
    const t = march(['army-recruit'], ['army-recruit'], (table) => table.leader('RU', 'general-2'));
    t.dice(4).play(0, 'move C16', 'step C17').play(1, 'countermarch C18', 'leader general-2 RU no', 'table engagement');
    expect(t.told('odds')).toMatchObject([{ attacker: 5, defender: 3 }]);
  });

  it('29.7: Sturm & Drang stops it', () => {
    const t = march(['army-recruit'], ['army-recruit'], (table) => table.hand(0, 'sturm-und-drang'));
    t.play(0, 'move C16', 'step C17').play(1, 'countermarch C18').play(0, 'play sturm-und-drang');
    expect(t.told('attack')).toEqual([]);
    expect(t.key).toBe('move.march');
  });

  it('16.4, ruling 53: who has withdrawn from one countermarch may try another with another marker', () => {
    const t = march(['army-veteran', 'army-veteran'], ['army-recruit'], (table) =>
      table.unit('PR:army-veteran', 'B17').hand(1, 'forced-march'),
    );
    t.dice(3).play(0, 'move C16', 'take-all', 'step C17').play(1, 'countermarch C18').passes();
    t.play(1, 'pass', 'table engagement').passes();
    expect(t.told('combat-result')).toMatchObject([{ result: 'AW' }]);
    t.play(0, 'stop', 'move B17', 'step C17');
    expect([t.key, t.offers(1)]).toEqual(['move.countermarch', ['pass', 'countermarch C18']]);
  });

  it('16.4: a force may countermarch as often as its player has Forced Marches', () => {
    const t = march(['army-veteran'], ['army-recruit'], (table) =>
      table.unit('PR:army-recruit', 'B17').hand(1, 'forced-march'),
    );
    t.dice(4).play(0, 'move C16', 'step C17').play(1, 'countermarch C18', 'pass', 'table engagement').passes();
    t.play(0, 'stop', 'move B17', 'step C17').play(1, 'countermarch C18');
    t.dice(5).play(1, 'table engagement');
    expect(t.told('combat-result')).toMatchObject([{ result: '-' }, { result: '-' }]);
  });

  it('18.53: troops that land in the square of a beaten countermarch have moved', () => {
    const t = moving((table) =>
      table
        .loaded('GB:fleet-veteran', 'GB:army-veteran', 'C12')
        .unit('FR:fleet-recruit', 'D13')
        .hand(1, 'forced-march'),
    );
    t.dice(1).numbers(0).play(0, 'move C12', 'step C13').play(1, 'countermarch D13', 'table linear');
    expect(t.told('combat-result')).toMatchObject([{ result: 'AA' }]);
    t.play(0, 'advance GB:army-veteran@sea', 'done', 'stop');
    expect(t.why(0, 'move D13')).toEqual(['moved-already']);
  });

  it('4.413 (2): fleets that stay on a neutral coast while others advance have invaded it', () => {
    const t = moving((table) =>
      table.unit('GB:fleet-veteran', 'E11', 2).unit('FR:fleet-recruit', 'E14').hand(1, 'forced-march'),
    );
    t.dice(1).numbers(0).play(0, 'move E11', 'take-all', 'step E12', 'step E13');
    t.play(1, 'countermarch E14', 'table linear');
    expect([t.told('combat-result')[0].result, t.controls('SP')]).toEqual(['AA', NEUTRAL]);
    t.play(0, 'advance GB:fleet-veteran', 'done').passes();
    expect([t.at('E13').length, t.controls('SP')]).toEqual([1, 1]);
  });

  it('ruling 76: is not for a square the force shares with others in passing', () => {
    const t = moving((table) =>
      table
        .unit('GB:fleet-recruit', 'D12')
        .unit('FR:army-recruit', 'D13')
        .unit('FR:fleet-veteran', 'D14')
        .hand(1, 'forced-march'),
    );
    t.play(0, 'move D12', 'step D13');
    expect(t.key).toBe('move.march');
  });

  it('fleets countermarch at sea', () => {
    const t = moving((table) =>
      table.unit('GB:fleet-recruit', 'D12').unit('FR:fleet-veteran', 'D10').hand(1, 'forced-march'),
    );
    t.play(0, 'move D12', 'step D11');
    expect(t.offers(1)).toEqual(['pass', 'countermarch D10']);
  });
});
