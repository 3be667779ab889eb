import { describe, expect, it } from 'vitest';
import { ADVANTAGE } from '../src/data/advantages.ts';
import { SOUTH_SEA_SQUADRON } from '../src/peace/round.ts';
import { granted, other, playing, scored, sides } from './card-kit.ts';
import type { Table } from './kit.ts';

describe('Carnatic War', () => {
  it.each(sides)('puts as many Conflicts in India as %s has Local Alliances there, empty Markets included', (side) => {
    const t = playing(side, 'carnatic-war', {
      lay: (on) => on.flag(side, 'maratha', 'nizam', 'mysore').conflict('mysore'),
    });
    expect(t.offered('target')).toEqual(expect.arrayContaining(['kurpa', 'plassey', 'maratha']));
    expect(t.offered('target')).not.toContain('mysore');
    t.play(side, 'target kurpa', 'target maratha');
    expect(t.key).toBe('action-round.act');
    expect([t.conflict('kurpa'), t.conflict('maratha')]).toEqual([1, 1]);
  });

  it('ruling 16: Local Alliances are counted when it is played, even if a Conflict is then put in one', () => {
    const t = playing('france', 'carnatic-war', { lay: (on) => on.flag('france', 'maratha', 'nizam') });
    t.play('france', 'target maratha');
    expect(t.key).toBe('effects.target');
  });

  it.each(sides)('ruling 16: with the bonus %s damages a Fort in India, or shifts a Cotton Market', (side) => {
    const withForts = () =>
      playing(side, 'carnatic-war', { bonus: true, lay: (on) => on.flag(other(side), 'arcot', 'louisbourg') });
    const t = withForts();
    expect(t.offered('way')).toEqual(['damage-fort', 'shift']);
    t.play(side, 'way damage-fort');
    expect(t.told('fort-damaged')).toEqual([{ t: 'fort-damaged', space: 'arcot' }]);
    const u = withForts().play(side, 'way shift', 'target kurpa');
    expect(u.flag('kurpa')).toBe(side);
  });
});

describe('Acts of Union', () => {
  it('gives Britain a point to unflag in Europe, and France two', () => {
    expect(granted(playing('britain', 'acts-of-union'))).toEqual(['D 1 europe-unflag']);
    expect(granted(playing('france', 'acts-of-union'))).toEqual(['D 2']);
  });

  it('scores 2 VP for Britain with more Prestige in Scotland and Ireland', () => {
    const t = playing('britain', 'acts-of-union', { bonus: true });
    expect(scored(t, 'britain')).toBe(2);
  });

  it('with more Prestige there lets France unflag in Europe outside Spain and Austria', () => {
    const t = playing('france', 'acts-of-union', { bonus: true });
    expect(t.key).toBe('effects.target');
    expect(t.offered('target')).toEqual(['dutch-prestige', 'german-states-3']);
    t.play('france', 'target dutch-prestige');
    expect(t.flag('dutch-prestige')).toBe('nobody');
  });

  it('ruling 77: Prestige spaces with a Conflict do not count for the bonus', () => {
    const t = playing('britain', 'acts-of-union', { bonus: true, lay: (on) => on.conflict('scotland-prestige') });
    expect(scored(t, 'britain')).toBe(0);
  });
});

describe('Tropical Diseases', () => {
  it.each(sides)('takes an opposing flag and then one of %s’s own off Caribbean Markets', (side) => {
    const t = playing(side, 'tropical-diseases', {
      lay: (on) => on.flag(other(side), 'antigua', 'caicos').flag(side, 'havana', 'santiago'),
    });
    expect(t.offered('target')).toEqual(expect.arrayContaining(['antigua', 'caicos']));
    expect(t.offered('target')).not.toContain('havana');
    t.play(side, 'target antigua');
    expect(t.offered('target')).toEqual(expect.arrayContaining(['havana', 'santiago']));
    t.play(side, 'target havana');
    expect([t.flag('antigua'), t.flag('havana'), t.key]).toEqual(['nobody', 'nobody', 'action-round.act']);
  });

  it.each(sides)('with the bonus takes another opposing flag off for %s', (side) => {
    const t = playing(side, 'tropical-diseases', {
      bonus: true,
      lay: (on) => on.flag(other(side), 'antigua', 'caicos').flag(side, 'havana'),
    });
    t.play(side, 'target antigua', 'target havana', 'target caicos');
    expect(t.flag('caicos')).toBe('nobody');
  });

  it('ruling 17: if one side has no flag there, the other removal still happens', () => {
    const t = playing('britain', 'tropical-diseases', { lay: (on) => on.clear().flag('britain', 'st-lucia') });
    expect([t.flag('st-lucia'), t.key]).toEqual(['nobody', 'action-round.act']);
  });
});

describe('South Sea Speculation', () => {
  it.each(sides)('unflags any Market for %s whose loss Isolates no other', (side) => {
    const t = playing(side, 'south-sea-speculation', {
      lay: (on) => on.clear().flag(other(side), 'st-domingue', 'caicos', 'bahamas-run-north', 'kurpa'),
    });
    // Bahamas Run North hangs on Caicos.
    expect(t.offered('target')).toEqual(['bahamas-run-north', 'kurpa']);
    t.play(side, 'target kurpa');
    expect(t.flag('kurpa')).toBe('nobody');
  });

  it.each(sides)('rulings 18 and 87: with the bonus one squadron of %s costs 2 M less in a military action', (side) => {
    const t = playing(side, 'south-sea-speculation', { bonus: true, tile: 'inv-21', lay: (on) => on.clear() });
    expect(t.round.effects & SOUTH_SEA_SQUADRON).not.toBe(0);
    t.play(side, 'begin major', 'build-squadron usual');
    expect(t.told('bought').at(-1)).toMatchObject({ price: 2 });
    // The second costs the usual four.
    expect(t.round.effects & SOUTH_SEA_SQUADRON).toBe(0);
  });

  it('ruling 18: the reduction adds to a price of 2 M, down to nothing', () => {
    const t = playing('britain', 'south-sea-speculation', {
      bonus: true,
      tile: 'inv-21',
      lay: (on) => on.clear().ministry('edmond-halley'),
    });
    t.play('britain', 'begin major', 'build-squadron halley-squadron');
    expect(t.told('bought').at(-1)).toMatchObject({ price: 0 });
  });

  it('gives no cheaper squadron without Finance', () => {
    const t = playing('france', 'south-sea-speculation', { lay: (on) => on.clear() });
    expect(t.round.effects & SOUTH_SEA_SQUADRON).toBe(0);
  });
});

describe('War of Jenkins’ Ear', () => {
  it('lowers Britain’s Debt by 2, and with the bonus burdens France', () => {
    const t = playing('britain', 'war-of-jenkins-ear', { lay: (on) => on.debt('britain', 3) });
    expect([t.debt('britain'), t.debt('france')]).toEqual([1, 0]);
    const u = playing('britain', 'war-of-jenkins-ear', { bonus: true, lay: (on) => on.debt('britain', 1) });
    expect([u.debt('britain'), u.debt('france')]).toEqual([0, 1]);
  });

  it('forces Debt beyond the Limit, which scores for Britain instead', () => {
    const t = playing('britain', 'war-of-jenkins-ear', { bonus: true, lay: (on) => on.debt('france', 6) });
    expect([t.debt('france'), scored(t, 'britain')]).toEqual([6, 1]);
  });

  it('puts a Conflict in a British Market of the Caribbean for France, with the bonus 1 D besides', () => {
    const t = playing('france', 'war-of-jenkins-ear', { lay: (on) => on.flag('britain', 'antigua') });
    expect(t.offered('target')).toEqual(['georgia', 'antigua', 'st-lucia']);
    t.play('france', 'target antigua');
    expect([t.conflict('antigua'), granted(t)]).toEqual([1, []]);
    const u = playing('france', 'war-of-jenkins-ear', { bonus: true }).play('france', 'target georgia');
    expect(granted(u)).toEqual(['D 1']);
  });
});

describe('Native American Alliances', () => {
  it('shifts a Local Alliance in North America for Britain', () => {
    const t = playing('britain', 'native-american-alliances');
    expect(t.offered('target')).toEqual(['algonquin', 'iroquois']);
    t.play('britain', 'target iroquois');
    expect([t.flag('iroquois'), t.key]).toEqual(['britain', 'action-round.act']);
  });

  it('ruling 78: with the bonus Britain uses an Advantage it has just gained, which is not exhausted by that', () => {
    const t = playing('britain', 'native-american-alliances', {
      bonus: true,
      lay: (on) => on.flag('nobody', 'chesapeake'),
    });
    t.play('britain', 'target iroquois', 'target cataraqui');
    expect(t.conflict('cataraqui')).toBe(1);
    expect(t.told('advantage-used')).toMatchObject([{ advantage: 'iroquois-raids' }]);
    expect(t.g.exhausted.includes(1)).toBe(false);
    // It counts for the limit of one a Region (ruling 19).
    expect(t.round.advantages).toBe(1);
  });

  it('ruling 19: an Advantage that needs economic points is of no use without them', () => {
    const lay = (on: Table) => on.flag('france', 'albany', 'champlain-valley').exhausted('wheat');
    const without = playing('britain', 'native-american-alliances', { bonus: true, tile: 'inv-14', lay });
    without.play('britain', 'target algonquin');
    expect([without.key, without.round.freeAdvantage]).toEqual(['action-round.act', -1]);
    const t = playing('britain', 'native-american-alliances', { bonus: true, tile: 'inv-13', lay });
    t.play('britain', 'target algonquin');
    expect(t.round.freeAdvantage).toBe(ADVANTAGE.wheat);
  });

  it('ruling 19: such an Advantage is then used in an action of this round, though exhausted', () => {
    const t = playing('britain', 'native-american-alliances', {
      bonus: true,
      tile: 'inv-13',
      lay: (on) => on.flag('france', 'albany', 'champlain-valley').conflict('albany').exhausted('wheat'),
    });
    // Base 1 because of the Conflict, 1 more because Protected, 1 less by Wheat.
    t.play('britain', 'target algonquin', 'begin minor', 'advantage wheat');
    expect([t.flag('albany'), t.told('bought').at(-1)?.price]).toEqual(['nobody', 1]);
    expect(t.round.freeAdvantage).toBe(-1);
  });

  it('gives France 2 E for North America, with the bonus a Local Alliance unflagged', () => {
    expect(granted(playing('france', 'native-american-alliances'))).toEqual(['E 2 north-america']);
    const t = playing('france', 'native-american-alliances', {
      bonus: true,
      lay: (on) => on.flag('britain', 'iroquois'),
    });
    expect(t.flag('iroquois')).toBe('nobody');
  });
});

describe('Austro-Spanish Rivalry', () => {
  it('puts a Conflict in Spain for Britain', () => {
    const t = playing('britain', 'austro-spanish-rivalry');
    expect(t.offered('target')).toEqual([
      'spain-alliance-north',
      'spain-prestige-2',
      'spain-alliance-south',
      'spain-prestige-3',
    ]);
    t.play('britain', 'target spain-alliance-north');
    expect(t.conflict('spain-alliance-north')).toBe(1);
  });

  it('ruling 20: with the bonus Britain names a theatre and one French tile there goes back, unseen', () => {
    const t = playing('britain', 'austro-spanish-rivalry', {
      bonus: true,
      lay: (on) => on.bonus('france', 'WSS-1', 0, 4).bonus('france', 'WSS-3', 1),
    });
    t.play('britain', 'target spain-prestige-2');
    expect(t.offered('pick-theatre')).toEqual(['WSS-1', 'WSS-3']);
    t.numbers(1).play('britain', 'pick-theatre WSS-1');
    expect(t.g.secret.bonus.slice(0, 2)).toEqual([0, -1]);
    expect(t.told('bonus-tile-returned')).toMatchObject([{ side: 'france', theatre: 'WSS-1', tile: 4 }]);
  });

  it('takes a British flag out of the Dutch Republic for France', () => {
    expect(playing('france', 'austro-spanish-rivalry').flag('dutch-prestige')).toBe('nobody');
  });

  it('ruling 20: the French bonus follows even without a British flag there', () => {
    const t = playing('france', 'austro-spanish-rivalry', {
      bonus: true,
      lay: (on) => on.flag('nobody', 'dutch-prestige'),
    });
    expect(t.offered('way')).toEqual(['diplomatic-points', 'economic-points']);
    expect(granted(t.play('france', 'way economic-points'))).toEqual(['E 2 india']);
    const u = playing('france', 'austro-spanish-rivalry', { bonus: true }).play('france', 'way diplomatic-points');
    expect(granted(u)).toEqual(['D 2 india']);
  });
});

describe('Tax Reform', () => {
  it.each(sides)('lowers %s’s Debt by 2, by 3 with the bonus', (side) => {
    expect(playing(side, 'tax-reform', { lay: (on) => on.debt(side, 5) }).debt(side)).toBe(3);
    expect(playing(side, 'tax-reform', { bonus: true, lay: (on) => on.debt(side, 5) }).debt(side)).toBe(2);
  });

  it.each(sides)('ruling 21: what %s’s Debt cannot fall by is had as economic points', (side) => {
    const t = playing(side, 'tax-reform', { bonus: true, lay: (on) => on.debt(side, 1) });
    expect([t.debt(side), granted(t)]).toEqual([0, ['E 2']]);
  });
});
