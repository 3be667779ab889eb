import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../src/data/numbers.ts';
import { TILE } from '../src/data/tiles.ts';
import { attacks, duel, type Edition, lost, outcomes } from './duel.ts';
import { inTurn, type Table, type Trial } from './kit.ts';

/** Spain attacks Britain in India; Austria helps with all its armies there, if it has any. The dice are Spain's and Britain's. */
function fight(edition: Edition, lay: (table: Table) => void, dice: [number, number, number, number]): Trial {
  const t = duel(edition, (table) => lay(table.tokens('britain', 'india')));
  const austrians = t.units('austria', 'army', 'india');
  if (austrians === 0) t.dice(...dice);
  attacks(t, 'spain', 'india', 'britain');
  if (austrians > 0)
    t.play('britain', 'call austria')
      .dice(...dice)
      .play('austria', `commit ${austrians} 0`);
  return t;
}

const both = (table: Table) =>
  table.units('spain', 'army', 'india', 4).units('britain', 'army', 'india', 2).units('austria', 'army', 'india', 2);

describe.each(EDITIONS)('%s: who bears the losses', (edition) => {
  it(`ruling 27, ${edition}: the beaten principal loses the first unit, a helper the second for a seven`, () => {
    const t = fight(edition, both, [6, 3, 4, 3]);
    expect(outcomes(t)).toEqual(['attacker']);
    expect(lost(t)).toEqual(['britain army', 'austria army']);
    expect([t.unrest('britain'), t.unrest('austria'), t.unrest('spain')]).toEqual([1, 1, 0]);
  });

  it(`ruling 27, ${edition}: so it is in a tie`, () => {
    expect(lost(fight(edition, both, [4, 3, 4, 3]))).toEqual([
      'spain army',
      'spain army',
      'britain army',
      'austria army',
    ]);
  });

  it(`ruling 27, ${edition}: a winner’s seven costs a unit of his own, not a helper’s`, () => {
    expect(lost(fight(edition, both, [1, 1, 5, 2]))).toEqual(['spain army', 'britain army']);
  });

  it(`ruling 27, ${edition}: a principal without units leaves all losses to the helpers`, () => {
    const t = fight(
      edition,
      (table) => table.units('spain', 'army', 'india', 3).units('austria', 'army', 'india', 2),
      [5, 3, 4, 3],
    );
    expect(lost(t)).toEqual(['austria army', 'austria army']);
    expect(t.unrest('austria')).toBe(2);
  });

  it(`ruling 27, ${edition}: a helper loses no more than he committed`, () => {
    const t = duel(edition, (table) =>
      table.units('spain', 'army', 'india', 3).units('austria', 'army', 'india', 2).tokens('britain', 'india'),
    );
    attacks(t, 'spain', 'india', 'britain').play('britain', 'call austria');
    t.dice(5, 3, 4, 3).play('austria', 'commit 1 0');
    expect(lost(t)).toEqual(['austria army']);
  });

  it(`ruling 27, ${edition}: without a helper’s unit the second loss is the principal’s too`, () => {
    const t = fight(
      edition,
      (table) => table.units('spain', 'army', 'india', 4).units('britain', 'army', 'india', 3),
      [5, 3, 4, 3],
    );
    expect(lost(t)).toEqual(['britain army', 'britain army']);
    expect(t.unrest('britain')).toBe(2);
  });

  it(`ruling 27, ${edition}: the principal, not the helper, says whose unit it is`, () => {
    const t = inTurn({
      options: edition === 'deluxe' ? { edition, openUnrest: true } : { edition },
      top: ['spain', 'france', 'russia'],
      bottom: ['britain', 'austria'],
      lay: (table) =>
        table
          .units('spain', 'army', 'india')
          .units('france', 'army', 'india')
          .units('russia', 'army', 'india')
          .units('britain', 'army', 'india', 3)
          .tokens('britain', 'india'),
    });
    attacks(t, 'spain', 'india', 'britain').play('spain', 'call france', 'call russia').play('france', 'commit 1 0');
    t.dice(5, 2, 5, 1).play('russia', 'commit 1 0');
    expect([t.key, t.asked]).toEqual(['losses.choose', 'spain']);
    expect(t.offers()).toEqual(['lose france army', 'lose russia army']);
    t.play('spain', 'lose russia army');
    expect(lost(t)).toEqual(['spain army', 'russia army']);
    expect([t.unrest('spain'), t.unrest('france'), t.unrest('russia')]).toEqual([1, 0, 1]);
  });

  it(`ruling 28, ${edition}: who has armies and forts chooses which falls`, () => {
    const lay = (table: Table) =>
      table.units('spain', 'army', 'india', 5).units('britain', 'army', 'india').units('britain', 'fort', 'india');
    const t = fight(edition, lay, [5, 3, 1, 1]);
    expect([t.key, t.asked]).toEqual(['losses.choose', 'britain']);
    expect(t.offers()).toEqual(['lose britain army', 'lose britain fort']);
    t.play('britain', 'lose britain fort');
    expect([t.units('britain', 'army', 'india'), t.units('britain', 'fort', 'india')]).toEqual([1, 0]);
  });

  it(`ruling 29, ${edition}: a tie costs no fort`, () => {
    const lay = (table: Table) => table.units('spain', 'army', 'india', 2).units('britain', 'fort', 'india');
    const t = fight(edition, lay, [1, 1, 1, 1]);
    expect(outcomes(t)).toEqual(['tie']);
    expect(lost(t)).toEqual(['spain army']);
    expect([t.unrest('britain'), t.tokens('britain', 'india')]).toEqual([0, 1]);
  });

  it(`ruling 29, ${edition}: a defeat does cost one`, () => {
    const lay = (table: Table) => table.units('spain', 'army', 'india', 3).units('britain', 'fort', 'india');
    expect(lost(fight(edition, lay, [1, 1, 1, 1]))).toEqual(['britain fort']);
  });

  it(`ruling 30, ${edition}: a winner without surviving units still takes the token`, () => {
    const t = fight(edition, (table) => table.units('spain', 'army', 'india'), [6, 1, 1, 1]);
    expect(lost(t)).toEqual(['spain army']);
    expect([t.tokens('spain', 'india'), t.tokens('britain', 'india')]).toEqual([1, 0]);
    expect(t.told('token-taken')).toMatchObject([{ power: 'spain', from: 'britain', placed: true }]);
  });

  it(`ruling 31, ${edition}: who has no unit to lose takes no unrest`, () => {
    const t = fight(edition, (table) => table.units('spain', 'army', 'india'), [2, 1, 4, 3]);
    expect(outcomes(t)).toEqual(['attacker']);
    expect([t.unrest('britain'), t.tokens('spain', 'india')]).toEqual([0, 1]);
  });

  it(`attackers’ forts neither fight nor fall (${edition})`, () => {
    const t = fight(
      edition,
      (table) => table.units('spain', 'army', 'india').units('spain', 'fort', 'india'),
      [1, 1, 3, 1],
    );
    expect(t.told('combat-begins')[0].attack.total).toBe(1);
    expect(lost(t)).toEqual(['spain army']);
  });

  it(`losing the last navy lifts a blockade (${edition})`, () => {
    const t = duel(edition, (table) => {
      table.units('spain', 'navy', 'india', 2).units('britain', 'navy', 'india').g.blockades[4] = 0;
      table.g.stock[TILE.blockade] = 0;
    });
    attacks(t, 'spain', 'india', 'britain').play('spain', 'fight-at-sea yes');
    t.dice(1, 1, 1, 1).play('britain', 'fight-at-sea yes');
    expect([t.g.blockades[4], t.stock('blockade')]).toEqual([-1, 1]);
  });
});

describe('a tie with a seven, a fort and a helper', () => {
  const lay = (table: Table) =>
    table.units('spain', 'army', 'india', 4).units('britain', 'fort', 'india').units('austria', 'army', 'india', 2);

  it('ruling 27, original: both losses are the helper’s', () => {
    expect(lost(fight('original', lay, [2, 1, 4, 3]))).toEqual(['spain army', 'austria army', 'austria army']);
  });

  it('ruling 27, deluxe: the first is the helper’s, the second the principal’s', () => {
    expect(lost(fight('deluxe', lay, [2, 1, 4, 3]))).toEqual(['spain army', 'austria army', 'britain fort']);
  });

  it('ruling 29, original: a fort is not lost to the seven either', () => {
    const alone = (table: Table) => table.units('spain', 'army', 'india', 2).units('britain', 'fort', 'india');
    expect(lost(fight('original', alone, [2, 1, 4, 3]))).toEqual(['spain army']);
  });

  it('ruling 29, deluxe: a fort is lost to the seven', () => {
    const alone = (table: Table) => table.units('spain', 'army', 'india', 2).units('britain', 'fort', 'india');
    expect(lost(fight('deluxe', alone, [2, 1, 4, 3]))).toEqual(['spain army', 'britain fort']);
  });

  it('ruling 27, original: beside an army the tie costs the army and the seven the helper', () => {
    const more = (table: Table) => lay(table.units('spain', 'army', 'india').units('britain', 'army', 'india'));
    expect(lost(fight('original', more, [2, 1, 4, 3]))).toEqual(['spain army', 'britain army', 'austria army']);
  });
});
