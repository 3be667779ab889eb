import { describe, expect, it } from 'vitest';
import { inTurn, type Table } from './kit.ts';

const turnOf = (lay: (table: Table) => void) =>
  inTurn({ options: { edition: 'original' }, top: ['britain', 'spain'], bottom: ['france', 'russia'], lay });

describe('Colonizing', () => {
  it('ruling 45: puts a token in the place of a Pop counter for a population, with nobody there', () => {
    const t = turnOf((table) => table.neutral('north-america-1', 'caribbean-1'));
    t.play('britain', 'action colonize', 'colonize north-america');
    expect([t.tokens('britain', 'north-america'), t.population('britain')]).toEqual([1, 4]);
    expect(t.told('colonized')).toMatchObject([{ counter: 'north-america-1' }]);
  });

  it('takes a Slaves counter for nothing with a navy in Africa', () => {
    const slaves = (table: Table) => table.neutral('caribbean-2', 'north-america-1').population('britain', 0);
    expect(turnOf(slaves).why('britain', 'commerce caribbean')).toEqual(['no-navy-in-africa']);
    const t = turnOf((table) => slaves(table).units('britain', 'navy', 'africa')).play('britain', 'action colonize');
    expect(t.tokens('britain', 'caribbean')).toBe(1);
    expect(t.population('britain')).toBe(0);
  });

  it('ruling 46: pays no bonus, and leaves defended counters alone', () => {
    const t = turnOf((table) => table.neutral('caribbean-6'));
    expect(t.why('britain', 'action colonize')).toEqual(['nothing-to-colonize']);
    expect(t.why('britain', 'colonize caribbean')).toEqual(['no-such-counter']);
  });

  it('ruling 54: is not possible without a token left', () => {
    const t = turnOf((table) => {
      table.neutral('north-america-1');
      table.g.tokens[7] = 20;
    });
    expect(t.why('britain', 'action colonize')).toEqual(['no-token-left']);
    const raided = turnOf((table) => {
      table.neutral('north-america-1');
      table.g.tokens[7] = 19;
      table.g.raidRegion[0] = 4;
      table.g.raidToken[0] = 0;
    });
    expect(raided.why('britain', 'action colonize')).toEqual(['no-token-left']);
  });
});
