import { describe, expect, it } from 'vitest';
import type { Options } from '../src/options.ts';
import { inTurn, type Table } from './kit.ts';

const turnOf = (options: Partial<Options>, lay: (table: Table) => void = () => {}) =>
  inTurn({ options, top: ['britain', 'spain'], bottom: ['france', 'russia'], lay });

describe('A turn', () => {
  it('has two actions and ends by itself when there is nothing left to use', () => {
    const t = turnOf({ edition: 'original' }).play('britain', 'action pass');
    expect(t.why('britain', 'end-turn')).toEqual(['actions-left']);
    t.play('britain', 'action pass');
    expect(t.asked).toBe('france');
  });

  it('ruling 9: tiles are used before, between and after the actions', () => {
    const t = turnOf({ edition: 'original' }, (table) => table.tile('britain', 'improved-agriculture', 3));
    t.play('britain', 'use improved-agriculture', 'action pass', 'use improved-agriculture', 'action pass');
    expect(t.offers()).toEqual(['end-turn', 'use improved-agriculture']);
    expect(t.why('britain', 'action move')).toEqual(['no-action-left']);
    t.play('britain', 'use improved-agriculture');
    expect([t.population('britain'), t.asked]).toEqual([8, 'france']);
  });

  it('ruling 9: a tile may be used in the turn it is taken', () => {
    const t = turnOf({ edition: 'original' }).play(
      'britain',
      'action tile',
      'tile mercenaries',
      'use mercenaries',
      'to home',
    );
    expect(t.units('britain', 'army', 'home')).toBe(1);
  });

  it('ruling 6, original: a tile and a colony in one turn, but not two of either', () => {
    const t = turnOf({ edition: 'original' }, (table) => table.neutral('caribbean-1', 'north-america-3'));
    t.play('britain', 'action tile', 'tile banking');
    expect(t.why('britain', 'action tile')).toEqual(['tile-taken-this-round']);
    expect(t.why('britain', 'action alliance')).toEqual(['alliances-are-tiles']);
    t.play('britain', 'action colonize', 'colonize caribbean');
    expect(t.tokens('britain', 'caribbean')).toBe(1);
    const again = turnOf({ edition: 'original' }, (table) => table.neutral('caribbean-1', 'north-america-3'));
    again.play('britain', 'action colonize', 'colonize caribbean');
    expect(again.why('britain', 'action colonize')).toEqual(['colonized-this-round']);
  });

  it('ruling 6, deluxe: one special action of whatever kind, and a regular one', () => {
    const t = turnOf({ edition: 'deluxe' }, (table) => table.neutral('caribbean-1'));
    t.play('britain', 'action tile', 'tile banking');
    for (const action of ['tile', 'colonize', 'alliance'])
      expect(t.why('britain', `action ${action}`)).toEqual(['special-action-done']);
    t.play('britain', 'action build', 'build army', 'to home');
    expect(t.asked).toBe('france');
  });

  it.each(['colonize', 'alliance'])('ruling 6, deluxe: nor is any other left after this one: %s', (action) => {
    const t = turnOf({ edition: 'deluxe' }, (table) => table.neutral('caribbean-1', 'north-america-3'));
    t.play('britain', `action ${action}`, action === 'colonize' ? 'colonize caribbean' : 'alliance bavaria');
    for (const other of ['tile', 'colonize', 'alliance'])
      expect(t.why('britain', `action ${other}`)).toEqual(['special-action-done']);
    expect(t.why('britain', 'raid pirates caribbean spain')).toEqual(['special-action-done']);
  });

  it('ruling 37: what a player has used he may not take again that round, but others may', () => {
    const t = turnOf({ edition: 'original' }, (table) => {
      table.units('britain', 'navy', 'india').tile('britain', 'blockade');
    });
    t.play('britain', 'blockade india', 'action move');
    t.dice(4).play('britain', 'to baltic');
    expect(t.stock('blockade')).toBe(1);
    t.play('britain', 'action tile');
    expect(t.why('britain', 'tile blockade')).toEqual(['tile-barred-this-round']);
    t.play('britain', 'tile banking').play('france', 'action tile');
    expect(t.offers()).toContain('tile blockade');
    t.play('france', 'tile banking', 'action pass');
    for (const power of ['spain', 'russia'] as const) t.play(power, 'action pass', 'action pass');
    expect(t.g.round).toBe(2);
    expect(t.play('britain', 'action tile').offers()).toContain('tile blockade');
  });
});

describe('Passing (ruling 51)', () => {
  const calm = { edition: 'deluxe', openUnrest: true } as const;
  const unrest = (table: Table) => table.unrest('britain', 3).units('britain', 'army', 'home');

  it('does nothing in the original', () => {
    const t = turnOf({ edition: 'original' }, unrest).play('britain', 'action pass', 'action pass');
    expect(t.unrest('britain')).toBe(3);
  });

  it('gives one point back in the deluxe edition, once a turn, for two passes or one', () => {
    expect(turnOf(calm, unrest).play('britain', 'action pass', 'action pass').unrest('britain')).toBe(2);
    const one = turnOf(calm, unrest).play('britain', 'action pass', 'action build', 'build army', 'to home');
    expect(one.unrest('britain')).toBe(2);
    const none = turnOf(calm, unrest).play(
      'britain',
      'action build',
      'build army',
      'to home',
      'action build',
      'build army',
    );
    expect(none.play('britain', 'to home').unrest('britain')).toBe(3);
  });

  it('gives nothing back with the old pass', () => {
    const t = turnOf({ ...calm, originalPass: true }, unrest).play('britain', 'action pass', 'action pass');
    expect(t.unrest('britain')).toBe(3);
  });

  it('gives back a point, not a counter, where the counters are hidden', () => {
    const t = turnOf({ edition: 'deluxe' }, (table) => {
      // A single counter, worth nothing.
      table.g.unrest.taken[0] = 1;
      table.g.secret.unrest[0] = 1;
    }).play('britain', 'action pass', 'action pass');
    expect(t.told('unrest-returned')).toMatchObject([{ power: 'britain', points: 0 }]);
    expect(t.g.unrest).toMatchObject({ takenAtZero: [1, 0, 0, 0, 0, 0, 0] });
  });
});
