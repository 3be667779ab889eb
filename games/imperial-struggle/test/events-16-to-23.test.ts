import { describe, expect, it } from 'vitest';
import { commodityOf } from '../src/data/demand.ts';
import { PACTE_DE_FAMILLE } from '../src/peace/round.ts';
import { granted, other, playing, scored, sides } from './card-kit.ts';

describe('Caribbean Slave Unrest', () => {
  it.each(sides)('puts a Conflict in a Caribbean Market for %s, with the bonus another', (side) => {
    const t = playing(side, 'caribbean-slave-unrest').play(side, 'target antigua');
    expect([t.conflict('antigua'), t.key]).toEqual([1, 'action-round.act']);
    const u = playing(side, 'caribbean-slave-unrest', { bonus: true }).play(side, 'target antigua', 'target havana');
    expect([u.conflict('havana'), u.key]).toEqual([1, 'action-round.act']);
  });

  it('ruling 28: has no bonus in the last Peace turn, when no War is to come', () => {
    const t = playing('france', 'caribbean-slave-unrest', { turn: 6 }).play('france', 'target antigua');
    expect(t.key).toBe('action-round.act');
  });
});

describe('Pacte de Famille', () => {
  it('makes French spaces in Spain and Austria 1 D cheaper for Britain in this round', () => {
    const t = playing('britain', 'pacte-de-famille', { tile: 'inv-13' });
    expect(t.round.effects & PACTE_DE_FAMILLE).not.toBe(0);
    t.play('britain', 'begin major', 'shift spain-alliance-north');
    expect(t.told('bought').at(-1)).toMatchObject({ price: 2 });
    expect(granted(playing('britain', 'pacte-de-famille', { bonus: true }))).toEqual(['D 1']);
  });

  it('card 17, ruling 29: refreshes up to two exhausted European Advantages, held or not', () => {
    const t = playing('france', 'pacte-de-famille', {
      lay: (on) =>
        on
          .flag('france', 'denmark-norway', 'prussia-alliance', 'gibraltar', 'austria-prestige-north')
          // Held and not exhausted: there is nothing to refresh.
          .flag('france', 'german-states-3')
          .exhausted('baltic-trade', 'naval-bastion', 'silesia-negotiations', 'algonquin-raids', 'italy-influence'),
    });
    // Nobody holds Italy Influence.
    expect(t.offers()).toEqual([
      'pick-advantage baltic-trade',
      'pick-advantage italy-influence',
      'pick-advantage naval-bastion',
      'pick-advantage silesia-negotiations',
      'decline',
    ]);
    t.play('france', 'pick-advantage naval-bastion', 'pick-advantage italy-influence');
    expect([t.key, t.told('advantage-refreshed').length]).toEqual(['action-round.act', 2]);
  });

  it('may leave them as they are, and with the bonus has 2 D for Spain and Austria', () => {
    const t = playing('france', 'pacte-de-famille', {
      bonus: true,
      lay: (on) => on.flag('france', 'gibraltar').exhausted('naval-bastion'),
    });
    t.play('france', 'decline');
    expect([granted(t), t.told('advantage-refreshed')]).toEqual([['D 2 spain-austria'], []]);
  });
});

describe('Byng’s Trial', () => {
  it('ruling 30: puts the Byng marker where squadrons count', () => {
    const t = playing('britain', 'byngs-trial');
    expect(t.offered('pick-theatre')).toEqual(['WAS-2', 'WAS-3']);
    t.play('britain', 'pick-theatre WAS-3');
    expect(t.g.byng).toBe(2);
    expect(playing('britain', 'byngs-trial', { turn: 4 }).offered('pick-theatre')).toEqual(['7YW-1', '7YW-2', '7YW-3']);
  });

  it('ruling 30: does nothing for Britain in the last Peace turn', () => {
    expect(playing('britain', 'byngs-trial', { turn: 6 }).key).toBe('action-round.act');
  });

  it('rulings 30 and 35: sends a British squadron of France’s choice away, from the map or the Navy Box', () => {
    const t = playing('france', 'byngs-trial', { lay: (on) => on.flag('britain', 'biscay') });
    expect(t.offers()).toEqual(['squadron biscay', 'squadron navy-box']);
    t.play('france', 'squadron biscay');
    expect([t.flag('biscay'), t.navyBox('britain'), t.g.away[1]]).toEqual(['nobody', 2, 1]);
  });
});

describe('Le Beau Monde', () => {
  it('ruling 31: lets Britain add Furs or Cotton to this turn’s demand', () => {
    // Furs, Fish and Sugar are in demand already.
    const t = playing('britain', 'le-beau-monde', { bonus: true });
    expect(t.offers()).toEqual(['commodity cotton', 'decline']);
    t.play('britain', 'commodity cotton');
    expect(t.g.demand).toEqual(['furs', 'fish', 'sugar', 'cotton'].map((id) => commodityOf(id as 'furs')));
    expect(granted(t)).toEqual(['E 1']);
    const u = playing('britain', 'le-beau-monde').play('britain', 'decline');
    expect([u.g.demand.length, granted(u)]).toEqual([3, []]);
  });

  it('gives France 1 D for Europe, 3 with the bonus', () => {
    expect(granted(playing('france', 'le-beau-monde'))).toEqual(['D 1 europe']);
    expect(granted(playing('france', 'le-beau-monde', { bonus: true }))).toEqual(['D 3 europe']);
  });
});

describe('Hyder Ali', () => {
  it.each(sides)('takes control of an Indian Local Alliance for %s, also an opposing one', (side) => {
    const t = playing(side, 'hyder-ali', { lay: (on) => on.flag(other(side), 'maratha').flag(side, 'nizam') });
    t.play(side, 'way take-control');
    expect(t.offered('target')).toEqual(['maratha', 'mysore']);
    t.play(side, 'target maratha');
    expect([t.flag('maratha'), granted(t)]).toEqual([side, []]);
  });

  it.each(sides)(
    'ruling 32: or puts two Conflicts where nothing is Protected, with the bonus 2 E for %s in India',
    (side) => {
      const t = playing(side, 'hyder-ali', { bonus: true, lay: (on) => on.flag('britain', 'hooghly-river') });
      t.play(side, 'way conflicts');
      // Midnapore is British and next to the British squadron.
      expect(t.offered('target')).not.toContain('midnapore');
      expect(t.offered('target')).toEqual(expect.arrayContaining(['maratha', 'plassey', 'kurpa']));
      t.play(side, 'target kurpa', 'target plassey');
      expect([t.conflict('kurpa'), t.conflict('plassey'), granted(t)]).toEqual([1, 1, ['E 2 india']]);
    },
  );
});

describe('Co-Hong System', () => {
  it.each(sides)('ruling 33: draws a commodity not in demand, which takes the place of one %s chooses', (side) => {
    // Spice, Tobacco and Cotton are not in demand: the second of them is drawn.
    const t = playing(side, 'co-hong-system', { numbers: [1] });
    expect(t.offers()).toEqual(['commodity furs', 'commodity fish', 'commodity sugar']);
    t.play(side, 'commodity fish');
    expect(t.told('demand-swapped')).toEqual([{ t: 'demand-swapped', out: 'fish', in: 'tobacco' }]);
    expect(t.g.demand).toEqual([0, 3, 4]);
    expect(granted(t)).toEqual([]);
  });

  it.each(sides)('gives %s 2 E for India with the bonus', (side) => {
    const t = playing(side, 'co-hong-system', { bonus: true, numbers: [0] }).play(side, 'commodity furs');
    expect(granted(t)).toEqual(['E 2 india']);
  });
});

describe('Corsican Crisis', () => {
  it('shifts Sardinia or Savoy for Britain; 1 VP by the bonus if no French squadron is in Europe', () => {
    const t = playing('britain', 'corsican-crisis').play('britain', 'target savoy');
    expect([t.flag('savoy'), t.vp]).toEqual(['britain', 15]);
    const u = playing('britain', 'corsican-crisis', { bonus: true }).play('britain', 'target sardinia');
    expect(scored(u, 'britain')).toBe(1);
    const v = playing('britain', 'corsican-crisis', { bonus: true, lay: (on) => on.flag('france', 'biscay') });
    expect(scored(v.play('britain', 'target sardinia'), 'britain')).toBe(0);
  });

  it('ruling 23: unflags in Europe for France; 1 VP by the bonus if Britain then has no flag in Spain', () => {
    const withSpain = () =>
      playing('france', 'corsican-crisis', { bonus: true, lay: (on) => on.flag('britain', 'spain-prestige-2') });
    expect(scored(withSpain().play('france', 'target spain-prestige-2'), 'france')).toBe(1);
    expect(scored(withSpain().play('france', 'target dutch-prestige'), 'france')).toBe(0);
    const v = playing('france', 'corsican-crisis').play('france', 'target dutch-prestige');
    expect([v.flag('dutch-prestige'), v.vp]).toEqual(['nobody', 15]);
  });
});

describe('European Panic', () => {
  it.each(sides)('ruling 34: scores %s the difference in Debt, at most 4', (side) => {
    expect(
      scored(playing(side, 'european-panic', { lay: (on) => on.debt(other(side), 2).debt(side, 0, 8) }), side),
    ).toBe(2);
    expect(scored(playing(side, 'european-panic', { lay: (on) => on.debt(other(side), 9, 20) }), side)).toBe(4);
    expect(playing(side, 'european-panic', { lay: (on) => on.debt(side, 3) }).vp).toBe(15);
  });

  it.each(sides)('ruling 34: unflags in Europe for %s with 3 more Available Debt', (side) => {
    const target = side === 'france' ? 'dutch-prestige' : 'bavaria';
    const t = playing(side, 'european-panic', { bonus: true }).play(side, `target ${target}`);
    expect([t.flag(target), scored(t, side)]).toEqual(['nobody', 3]);
    expect(playing(side, 'european-panic', { lay: (on) => on.debt(other(side), 2) }).key).toBe('action-round.act');
  });
});
