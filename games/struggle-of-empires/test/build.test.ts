import { describe, expect, it } from 'vitest';
import type { Options } from '../src/options.ts';
import { inTurn, type Table } from './kit.ts';

const turnOf = (options: Partial<Options>, lay: (table: Table) => void = () => {}) =>
  inTurn({ options, top: ['britain', 'spain'], bottom: ['france', 'russia'], lay });
const original = (lay?: (table: Table) => void) => turnOf({ edition: 'original' }, lay);

describe('Building', () => {
  it('costs a population, and the unit may stay or have its free move', () => {
    const t = original().play('britain', 'action build', 'build army');
    expect(t.population('britain')).toBe(4);
    expect(t.offers()).toEqual(['to home', 'to german-states']);
    t.play('britain', 'to german-states');
    expect(t.units('britain', 'army', 'german-states')).toBe(1);
    expect(t.key).toBe('turn.act');
  });

  it('is out of reach without population (ruling 53)', () => {
    const t = original((table) => table.population('britain', 0));
    expect(t.reasons('britain', { t: 'build', unit: 'army' })).toMatchObject([
      { why: 'population-short', need: 1, have: 0 },
    ]);
    expect(t.offers()).not.toContain('action build');
  });

  it('sails with a check, and a fort thrown back waits at home', () => {
    const t = original((table) => table.units('britain', 'navy', 'india'));
    t.dice(1, 3).play('britain', 'action build', 'build fort', 'to india');
    expect(t.units('britain', 'fort', 'home')).toBe(1);
    t.play('britain', 'action move');
    expect(t.offers()).toContain('move fort home');
  });

  it('needs a piece: with both forts on the map only a rebuilt one is to be had', () => {
    const t = original((table) => table.units('britain', 'fort', 'india', 2)).play('britain', 'action build');
    expect(t.why('britain', 'build fort')).toEqual(['no-piece-left']);
    expect(t.offers()).toContain('rebuild fort india');
  });

  it('ruling 10: to rebuild costs a population and an unrest', () => {
    const t = original((table) => table.units('britain', 'fort', 'india', 2));
    t.play('britain', 'action build', 'rebuild fort india', 'to german-states');
    expect([t.population('britain'), t.unrest('britain')]).toEqual([4, 1]);
    expect([t.units('britain', 'fort', 'india'), t.units('britain', 'fort', 'german-states')]).toEqual([1, 1]);
    expect(t.why('britain', 'rebuild navy africa')).toEqual(['no-unit-there']);
  });

  it('has seven navies in the original and eight in the deluxe edition', () => {
    const seven = (table: Table) => table.units('britain', 'navy', 'baltic', 7);
    expect(original(seven).play('britain', 'action build').offers()).not.toContain('build navy');
    expect(turnOf({ edition: 'deluxe' }, seven).play('britain', 'action build').offers()).toContain('build navy');
  });
});

describe('Militia', () => {
  it('adds an army for a population to a build, once for each copy', () => {
    const t = original((table) => table.tile('britain', 'militia', 2));
    t.play('britain', 'action build', 'build navy', 'to baltic', 'build army', 'to home', 'build army', 'to home');
    expect(t.units('britain', 'army', 'home')).toBe(2);
    expect([t.population('britain'), t.key]).toEqual([2, 'turn.act']);
  });

  it('may be declined, and is not asked without population', () => {
    const t = original((table) => table.tile('britain', 'militia', 2));
    t.play('britain', 'action build', 'build navy', 'to baltic', 'stop');
    expect(t.key).toBe('turn.act');
    const poor = original((table) => table.tile('britain', 'militia').population('britain', 1));
    poor.play('britain', 'action build', 'build navy', 'to baltic');
    expect(poor.key).toBe('turn.act');
  });

  it('does not go with Mercenaries', () => {
    const t = original((table) => table.tile('britain', 'militia').tile('britain', 'mercenaries'));
    t.play('britain', 'use mercenaries', 'to home');
    expect(t.key).toBe('turn.act');
  });
});

describe('Free builds', () => {
  it('Mercenaries and Pressgangs build without population or action, once a war each', () => {
    const t = original((table) => table.tile('britain', 'mercenaries', 2).tile('britain', 'pressgangs'));
    t.play(
      'britain',
      'use mercenaries',
      'to german-states',
      'use mercenaries',
      'to home',
      'use pressgangs',
      'to baltic',
    );
    expect(t.population('britain')).toBe(5);
    expect(t.units('britain', 'navy', 'baltic')).toBe(1);
    expect(t.why('britain', 'use mercenaries')).toEqual(['tile-used-this-war']);
    expect(t.why('britain', 'use trained-natives')).toEqual(['tile-not-held']);
    expect(t.g.stack.at(-1)).toMatchObject({ actions: 2 });
  });

  it('Trained Natives appear in a colony where one is present, by token or unit, blockade or not (ruling 35)', () => {
    const t = original((table) => {
      table.tile('britain', 'trained-natives').tokens('britain', 'india').units('britain', 'fort', 'africa');
      table.units('france', 'navy', 'india').tile('france', 'blockade');
      table.g.tiles[1 * 27 + 26] = 0;
      table.g.blockades[4] = 1;
    }).play('britain', 'use trained-natives');
    expect(t.offers()).toEqual(['to africa', 'to india']);
    expect(t.why('britain', 'to caribbean')).toEqual(['no-presence']);
    expect(t.why('britain', 'to baltic')).toEqual(['not-a-colony']);
    t.play('britain', 'to india');
    expect(t.offers()).toEqual(['to india', 'to german-states', 'to home']);
    t.dice(6).play('britain', 'to german-states');
    expect(t.units('britain', 'army', 'german-states')).toBe(1);
  });

  it('Trained Natives have no place to go without presence in the original; the deluxe text raises them at home too', () => {
    const natives = (table: Table) => table.tile('britain', 'trained-natives');
    expect(original(natives).why('britain', 'use trained-natives')).toEqual(['no-presence-in-colonies']);
    const t = turnOf({ edition: 'deluxe' }, natives).play('britain', 'use trained-natives');
    expect(t.units('britain', 'army', 'home')).toBe(1);
  });
});
