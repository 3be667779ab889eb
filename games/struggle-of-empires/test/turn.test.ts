import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';
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

  it('2020 p.23: one may give a point back in the deluxe edition, once a turn, for two passes or one', () => {
    const two = () => turnOf(calm, unrest).play('britain', 'action pass', 'action pass');
    expect([two().key, two().offers()]).toEqual(['turn.calm', ['give-back yes', 'give-back no']]);
    expect(two().play('britain', 'give-back yes').unrest('britain')).toBe(2);
    expect(two().play('britain', 'give-back no').unrest('britain')).toBe(3);
    const one = turnOf(calm, unrest).play('britain', 'action pass', 'action build', 'build army', 'to home');
    expect(one.play('britain', 'give-back yes').unrest('britain')).toBe(2);
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

  it('2020 p.23: passing does not betray that there is nothing to give back', () => {
    // A single counter, worth nothing, or worth a point that is kept: others see the same.
    const after = (value: number) => {
      const t = turnOf({ edition: 'deluxe' }, (table) => {
        table.g.unrest.taken[0] = 1;
        table.g.secret.unrest[value] = 1;
      }).play('britain', 'action pass', 'action pass');
      expect(t.key).toBe('turn.calm');
      const asked = game.view(t.g, 1);
      return [asked, game.view(t.play('britain', 'give-back no').g, 1)];
    };
    expect(after(0)).toEqual(after(1));
    const none = turnOf({ edition: 'deluxe' }, () => undefined).play('britain', 'action pass', 'action pass');
    expect(none.key).toBe('turn.act'); // who never took a counter is known to have nothing
  });
});
