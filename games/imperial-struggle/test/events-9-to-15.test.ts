import { describe, expect, it } from 'vitest';
import { EVENT } from '../src/data/events.ts';
import { granted, other, playing, scored, sides } from './card-kit.ts';
import type { Table } from './kit.ts';

describe('Great Northern War', () => {
  it('scores 2 VP for Britain if both German States are British then', () => {
    const t = playing('britain', 'great-northern-war');
    expect([t.flag('german-states-2'), scored(t, 'britain'), granted(t)]).toEqual(['britain', 2, []]);
  });

  it('ruling 22: also when both were British before', () => {
    const t = playing('britain', 'great-northern-war', {
      bonus: true,
      lay: (on) => on.flag('britain', 'german-states-2'),
    });
    expect([scored(t, 'britain'), granted(t)]).toEqual([2, ['D 1']]);
  });

  it('scores nothing where a French flag only comes off, or a Conflict spoils one (ruling 77)', () => {
    const t = playing('britain', 'great-northern-war', { lay: (on) => on.flag('france', 'german-states-2') });
    expect([t.flag('german-states-2'), scored(t, 'britain')]).toEqual(['nobody', 0]);
    const u = playing('britain', 'great-northern-war', {
      lay: (on) => on.flag('britain', 'german-states-2').conflict('german-states-2'),
    });
    expect(scored(u, 'britain')).toBe(0);
  });

  it('shifts Russia for France, or scores 2 VP where it is French', () => {
    const t = playing('france', 'great-northern-war');
    expect([t.flag('russia'), scored(t, 'france')]).toEqual(['france', 0]);
    const u = playing('france', 'great-northern-war', { bonus: true, lay: (on) => on.flag('france', 'russia') });
    expect([u.flag('russia'), scored(u, 'france'), granted(u)]).toEqual(['france', 2, ['D 1']]);
    const v = playing('france', 'great-northern-war', { lay: (on) => on.flag('britain', 'russia') });
    expect(v.flag('russia')).toBe('nobody');
  });
});

describe('Vatican Politics', () => {
  it('gives Britain 2 D for northern courts, with the bonus 1 D for Europe', () => {
    expect(granted(playing('britain', 'vatican-politics'))).toEqual(['D 2 german-states-prussia-dutch']);
    expect(granted(playing('britain', 'vatican-politics', { bonus: true }))).toEqual([
      'D 2 german-states-prussia-dutch',
      'D 1 europe',
    ]);
  });

  it('ruling 23: France scores 2 VP with the bonus if no British flag is left in Spain or Austria after its shift', () => {
    const t = playing('france', 'vatican-politics', { bonus: true }).play('france', 'target austria-alliance-2');
    expect(scored(t, 'france')).toBe(2);
    const u = playing('france', 'vatican-politics', { bonus: true }).play('france', 'target spain-prestige-2');
    expect([u.flag('spain-prestige-2'), scored(u, 'france')]).toEqual(['france', 0]);
    const v = playing('france', 'vatican-politics').play('france', 'target austria-alliance-2');
    expect(scored(v, 'france')).toBe(0);
  });
});

describe('Calico Acts', () => {
  it('gives Britain 2 E to unflag Markets', () => {
    expect(granted(playing('britain', 'calico-acts'))).toEqual(['E 2 unflag-markets']);
  });

  it('ruling 24: with the bonus Britain may have Cotton scored, or not; the leader gets it, even France', () => {
    const t = playing('britain', 'calico-acts', { bonus: true });
    expect(t.offers()).toEqual(['way score', 'decline']);
    t.play('britain', 'decline');
    expect([t.vp, t.treaty('france')]).toEqual([15, 0]);
    const u = playing('britain', 'calico-acts', { bonus: true }).play('britain', 'way score');
    expect([scored(u, 'france'), u.treaty('france')]).toEqual([2, 1]);
    const v = playing('britain', 'calico-acts', { bonus: true, lay: (on) => on.flag('britain', 'kurpa', 'vellore') });
    v.play('britain', 'way score');
    expect([scored(v, 'britain'), v.treaty('britain')]).toEqual([2, 1]);
  });

  it('unflags a Cotton Market for France, with the bonus a British squadron leaves the map', () => {
    const t = playing('france', 'calico-acts');
    expect(t.flag('midnapore')).toBe('nobody');
    const u = playing('france', 'calico-acts', {
      bonus: true,
      lay: (on) => on.flag('britain', 'biscay', 'hooghly-river'),
    });
    u.play('france', 'squadron biscay');
    expect([u.flag('biscay'), u.navyBox('britain')]).toEqual(['nobody', 3]);
  });
});

describe('Military Spending Overruns', () => {
  it.each(sides)(
    'ruling 25: lets the opponent of %s pick a Fort, a squadron on the map or a Bonus tile to lose',
    (side) => {
      const loser = other(side);
      const t = playing(side, 'military-spending-overruns', {
        lay: (on) => on.flag(loser, 'halifax', 'arcot', 'biscay').damaged('arcot').bonus(loser, 'WSS-2', 3),
      });
      expect([t.asked, t.key]).toEqual([loser, 'effects.lose']);
      expect(t.offers()).toEqual(['target halifax', 'squadron biscay', 'lose-tile WSS-2 3']);
      t.play(loser, 'lose-tile WSS-2 3');
      expect([t.told('bonus-tile-returned').length, t.asked]).toEqual([1, side]);
    },
  );

  it.each(sides)('with the bonus of %s asks for a second loss, which may be of another kind', (side) => {
    const loser = other(side);
    const t = playing(side, 'military-spending-overruns', {
      bonus: true,
      lay: (on) => on.flag(loser, 'halifax', 'biscay'),
    });
    t.play(loser, 'target halifax');
    expect(t.told('fort-damaged')).toHaveLength(1);
    t.play(loser, 'squadron biscay');
    expect([t.flag('biscay'), t.asked]).toEqual(['nobody', side]);
  });

  it('ruling 25: lapses where nothing is left to lose', () => {
    expect(playing('france', 'military-spending-overruns').key).toBe('action-round.act');
  });
});

describe('Alberoni’s Ambition', () => {
  it('gives Britain 2 E, 3 with the bonus, to flag Markets next to its own', () => {
    expect(granted(playing('britain', 'alberonis-ambition'))).toEqual(['E 2 flag-next-to-own-market']);
    expect(granted(playing('britain', 'alberonis-ambition', { bonus: true }))).toEqual(['E 3 flag-next-to-own-market']);
  });

  it('lets Britain flag only next to a Market of its own, and rule 24: one with a Conflict is none', () => {
    const joined = (lay: (on: Table) => void) =>
      playing('britain', 'alberonis-ambition', { tile: 'inv-13', lay })
        .play('britain', 'begin extra-E')
        .offered('shift');
    const barbados = (on: Table) => on.flag('britain', 'antilles-channel').debt('britain', 6);
    expect(joined(barbados)).toContain('antigua');
    expect(joined((on) => barbados(on).conflict('st-lucia'))).not.toContain('antigua');
  });

  it('shifts an Alliance space for France, and with Savoy and Sardinia scores 3 VP by the bonus', () => {
    const t = playing('france', 'alberonis-ambition', { lay: (on) => on.flag('france', 'savoy', 'sardinia') });
    expect(t.offered('target')).toEqual([
      'dutch-alliance',
      'austria-alliance-2',
      'austria-alliance-3',
      'spain-alliance-south',
    ]);
    t.play('france', 'target dutch-alliance');
    expect([t.flag('dutch-alliance'), t.vp]).toEqual(['france', 15]);
    const both = playing('france', 'alberonis-ambition', {
      bonus: true,
      lay: (on) => on.flag('france', 'savoy', 'sardinia'),
    });
    expect(scored(both.play('france', 'target dutch-alliance'), 'france')).toBe(3);
    const one = playing('france', 'alberonis-ambition', { bonus: true, lay: (on) => on.flag('france', 'savoy') });
    expect(scored(one.play('france', 'target dutch-alliance'), 'france')).toBe(0);
  });
});

describe('Famine in Ireland', () => {
  it('takes a French flag out of Ireland or Scotland for Britain', () => {
    expect(playing('britain', 'famine-in-ireland').flag('ireland-alliance')).toBe('nobody');
  });

  it('draws France a tile for each space in Ireland without Conflict, into the Jacobite Rebellion', () => {
    const t = playing('france', 'famine-in-ireland', {
      lay: (on) => on.flag('france', 'ireland-prestige').conflict('ireland-prestige'),
      turn: 2,
      numbers: [0],
    });
    expect(t.told('bonus-tile-placed')).toMatchObject([{ side: 'france', theatre: 'WAS-4' }]);
  });

  it('moves tiles that lie there already to other theatres', () => {
    const t = playing('france', 'famine-in-ireland', {
      lay: (on) => on.bonus('france', 'WSS-4', 2, 3),
      numbers: [0],
    });
    expect(t.key).toBe('place-tile.move');
    t.play('france', 'move-tile 3 WSS-1');
    expect(t.told('bonus-tile-moved')).toMatchObject([{ from: 'WSS-4', to: 'WSS-1', tile: 3 }]);
  });

  it('leaves the tiles it draws where they are: only those that lay there make room', () => {
    const t = playing('france', 'famine-in-ireland', {
      lay: (on) => on.flag('france', 'ireland-prestige').bonus('france', 'WSS-4', 2, 3),
      numbers: [0, 0],
    }).play('france', 'move-tile 3 WSS-1');
    expect(t.offered('move-tile').map((line) => line.split(' ')[0])).toEqual(['2', '2', '2']);
    t.play('france', 'move-tile 2 WSS-2');
    expect(t.told('bonus-tile-moved').map(({ tile, to }) => [tile, to])).toEqual([
      [3, 'WSS-1'],
      [2, 'WSS-2'],
    ]);
  });

  it('ruling 26: does nothing for France from the fourth Peace turn on', () => {
    expect(playing('france', 'famine-in-ireland', { turn: 4 }).told('bonus-tile-drawn')).toEqual([]);
  });
});

describe('Interest Payments', () => {
  it.each(sides)('lowers the Debt Limit of %s’s opponent', (side) => {
    const t = playing(side, 'interest-payments', { lay: (on) => on.debt(side, 4) });
    expect([t.g.debtLimit[side === 'france' ? 1 : 0], t.vp, t.debt(side)]).toEqual([5, 15, 4]);
  });

  it.each(sides)(
    'ruling 27: an opponent of %s who had no Available Debt before pays 1 VP and has 1 Debt less',
    (side) => {
      const t = playing(side, 'interest-payments', { lay: (on) => on.debt(other(side), 6).debt(side, 6) });
      expect([t.debt(other(side)), scored(t, side), t.debt(side)]).toEqual([5, 1, 6]);
      const almost = playing(side, 'interest-payments', { lay: (on) => on.debt(other(side), 5).debt(side, 5) });
      expect([almost.debt(other(side)), almost.vp]).toEqual([5, 15]);
    },
  );

  it.each(sides)('lowers %s’s own Debt by 2 with the bonus', (side) => {
    const t = playing(side, 'interest-payments', { bonus: true, lay: (on) => on.debt(side, 3).debt(other(side), 5) });
    expect(t.debt(side)).toBe(1);
  });
});

it('A played Event leaves the game', () => {
  const t = playing('france', 'tax-reform');
  expect(t.g.gone).toContain(EVENT['tax-reform']);
  expect(t.g.secret.hands[0]).toEqual([]);
});
