import { describe, expect, it } from 'vitest';
import { ADVANTAGE } from '../src/data/advantages.ts';
import { commodityOf } from '../src/data/demand.ts';
import { MARKETS_OF, SPACES } from '../src/data/map/spaces.ts';
import { granted, other, playing, scored, sides } from './card-kit.ts';

describe('Nootka Incident', () => {
  it('gives Britain 2 D or 2 E', () => {
    expect(granted(playing('britain', 'nootka-incident').play('britain', 'way diplomatic-points'))).toEqual(['D 2']);
    expect(granted(playing('britain', 'nootka-incident').play('britain', 'way economic-points'))).toEqual(['E 2']);
  });

  it('with the bonus scores 2 VP for each British Alliance space in Spain, and takes those flags off', () => {
    const t = playing('britain', 'nootka-incident', {
      bonus: true,
      lay: (on) => on.flag('britain', 'spain-alliance-north', 'spain-alliance-south', 'spain-prestige-2'),
    });
    t.play('britain', 'way economic-points');
    expect([t.key, scored(t, 'britain')]).toEqual(['action-round.act', 4]);
    expect(
      ['spain-alliance-north', 'spain-alliance-south', 'spain-prestige-2'].map((id) => t.flag(id as never)),
    ).toEqual(['nobody', 'nobody', 'britain']);
  });

  it('sends a British squadron to the Navy Box for France, with the bonus a French one is built', () => {
    const t = playing('france', 'nootka-incident', { lay: (on) => on.flag('britain', 'biscay') });
    expect([t.flag('biscay'), t.navyBox('britain'), t.navyBox('france')]).toEqual(['nobody', 3, 1]);
    expect(playing('france', 'nootka-incident', { bonus: true }).navyBox('france')).toBe(2);
  });

  it('builds nothing where no squadron is left', () => {
    const t = playing('france', 'nootka-incident', { bonus: true, lay: (on) => on.navyBox('france', 8) });
    expect([t.navyBox('france'), t.round.bonus]).toEqual([8, false]);
  });
});

describe('Haitian Revolution', () => {
  it.each(sides)('puts a strong Conflict in a Sugar Market for %s, three with the bonus', (side) => {
    const t = playing(side, 'haitian-revolution');
    expect(t.offered('target')).not.toContain('caicos');
    t.play(side, 'target havana');
    expect([t.conflict('havana'), t.key]).toEqual([2, 'action-round.act']);
    const u = playing(side, 'haitian-revolution', { bonus: true });
    u.play(side, 'target havana', 'target antigua', 'target santiago');
    expect([u.told('conflict').length, u.key]).toEqual([3, 'action-round.act']);
  });

  it('ruling 106: makes an ordinary Conflict a strong one', () => {
    const t = playing('france', 'haitian-revolution', { lay: (on) => on.conflict('havana').strongConflict('antigua') });
    expect(t.offered('target')).not.toContain('antigua');
    expect(t.play('france', 'target havana').conflict('havana')).toBe(2);
  });

  it('ruling 28: has no bonus in the last Peace turn', () => {
    const t = playing('britain', 'haitian-revolution', { turn: 6 }).play('britain', 'target havana');
    expect(t.key).toBe('action-round.act');
  });
});

describe('Loge des Neuf Sœurs', () => {
  it('puts a Conflict in the Northern Colonies for Britain; 3 VP by the bonus if it leads North America', () => {
    const t = playing('britain', 'loge-des-neuf-soeurs');
    expect(t.offered('target')).toEqual(expect.arrayContaining(['sons-of-liberty', 'iroquois', 'chesapeake']));
    expect(t.offered('target')).not.toContain('york-factory');
    t.play('britain', 'target albany');
    expect([t.conflict('albany'), t.vp]).toEqual([1, 15]);
    // Four of each: one Conflict is in an empty Market, one in a British one.
    const u = playing('britain', 'loge-des-neuf-soeurs', { bonus: true, lay: (on) => on.flag('britain', 'iroquois') });
    expect(scored(u.play('britain', 'target albany'), 'britain')).toBe(3);
    const v = playing('britain', 'loge-des-neuf-soeurs', { bonus: true, lay: (on) => on.flag('britain', 'iroquois') });
    expect(scored(v.play('britain', 'target iroquois'), 'britain')).toBe(0);
  });

  it('ruling 37: uses an Advantage of France’s outside Europe, exhausted or not, without exhausting it', () => {
    const t = playing('france', 'loge-des-neuf-soeurs', {
      bonus: true,
      lay: (on) => on.flag('france', 'savoy', 'spain-prestige-3', 'mysore').exhausted('algonquin-raids'),
    });
    expect(t.offered('pick-advantage')).toEqual(['algonquin-raids', 'power-struggle']);
    t.play('france', 'pick-advantage power-struggle', 'target vellore');
    expect([t.conflict('vellore'), t.g.exhausted.filter((one) => one === 1).length]).toEqual([1, 1]);
    expect(granted(t)).toEqual(['D 2']);
  });

  it('ruling 37: in the last turn the points an Advantage needs may come from an exchange (rule 30)', () => {
    const lent = (turn: number) =>
      playing('france', 'loge-des-neuf-soeurs', {
        turn,
        tile: 'inv-22',
        lay: (on) => on.flag('nobody', 'algonquin').flag('france', 'puerto-rico').exhausted('rum'),
      }).round.freeAdvantage;
    expect([lent(5), lent(6)]).toEqual([-1, ADVANTAGE.rum]);
  });

  it('ruling 37: with nothing useful to use it goes on to the bonus', () => {
    const t = playing('france', 'loge-des-neuf-soeurs', { bonus: true, lay: (on) => on.flag('nobody', 'algonquin') });
    expect([t.key, granted(t)]).toEqual(['action-round.act', ['D 2']]);
    const furs = MARKETS_OF[commodityOf('furs')].map((market) => SPACES[market]);
    const u = playing('france', 'loge-des-neuf-soeurs', { bonus: true, lay: (on) => on.conflict(...furs) });
    expect([u.key, granted(u)]).toEqual(['action-round.act', ['D 2']]);
  });
});

describe('La Gabelle', () => {
  it('rulings 38 and 79: exhausts up to two Advantages for Britain, held or not, and nobody gains by that', () => {
    const t = playing('britain', 'la-gabelle', {
      lay: (on) => on.ministry('james-watt', 'pompadour-and-du-barry').flag('france', 'gibraltar'),
    });
    expect(t.offers()).toHaveLength(23);
    t.play('britain', 'pick-advantage naval-bastion', 'pick-advantage rum');
    expect(t.told('advantage-exhausted').map(({ advantage }) => advantage)).toEqual(['naval-bastion', 'rum']);
    expect([t.treaty('britain'), t.treaty('france'), granted(t)]).toEqual([0, 0, []]);
  });

  it('gives Britain 2 E with the bonus, and may leave Advantages alone', () => {
    const t = playing('britain', 'la-gabelle', { bonus: true }).play('britain', 'decline');
    expect([granted(t), t.told('advantage-exhausted')]).toEqual([['E 2'], []]);
  });

  it('gives France 2 E, with the bonus 2 VP, 3 with Governance', () => {
    const t = playing('france', 'la-gabelle');
    expect([granted(t), t.vp]).toEqual([['E 2'], 15]);
    expect(scored(playing('france', 'la-gabelle', { bonus: true }), 'france')).toBe(2);
    const u = playing('france', 'la-gabelle', { bonus: true, lay: (on) => on.ministry('marquis-de-condorcet') });
    expect(scored(u, 'france')).toBe(3);
  });
});

describe('Jesuit Abolition', () => {
  it('unflags a Sugar Market for Britain, with the bonus 3 E for the Caribbean', () => {
    const t = playing('britain', 'jesuit-abolition');
    expect(t.offered('target')).toEqual(['port-de-paix', 'martinique']);
    t.play('britain', 'target martinique');
    expect([t.flag('martinique'), granted(t)]).toEqual(['nobody', []]);
    const u = playing('britain', 'jesuit-abolition', { bonus: true }).play('britain', 'target martinique');
    expect(granted(u)).toEqual(['E 3 caribbean']);
  });

  it('lowers France’s Debt by 2, with the bonus 2 VP', () => {
    const t = playing('france', 'jesuit-abolition', { lay: (on) => on.debt('france', 3) });
    expect([t.debt('france'), t.vp]).toEqual([1, 15]);
    expect(scored(playing('france', 'jesuit-abolition', { bonus: true }), 'france')).toBe(2);
  });
});

describe('Wealth of Nations', () => {
  it.each(sides)('lowers %s’s Debt by 2, with the bonus 3 E', (side) => {
    const t = playing(side, 'wealth-of-nations', { lay: (on) => on.debt(side, 3) });
    expect([t.debt(side), granted(t)]).toEqual([1, []]);
    expect(granted(playing(side, 'wealth-of-nations', { bonus: true }))).toEqual(['E 3']);
  });
});

describe('Debt Crisis', () => {
  it.each(sides)('gives %s 3 E to unflag Markets if it has more Available Debt, with a lead of 3 also 2 VP', (side) => {
    const t = playing(side, 'debt-crisis', { lay: (on) => on.debt(other(side), 1) });
    expect([granted(t), t.vp]).toEqual([['E 3 unflag-markets'], 15]);
    expect(granted(playing(side, 'debt-crisis'))).toEqual([]);
    const u = playing(side, 'debt-crisis', { bonus: true });
    expect([granted(u), scored(u, side)]).toEqual([['E 3 unflag-markets'], 2]);
  });
});

describe('East Asia Piracy', () => {
  it.each(sides)(
    'ruling 39: scores %s 3 VP for more squadrons, Forts (damaged too) and Local Alliances in India',
    (side) => {
      expect(playing(side, 'east-asia-piracy').vp).toBe(15);
      const t = playing(side, 'east-asia-piracy', {
        lay: (on) => on.flag(side, 'hooghly-river', 'arcot').damaged('arcot').flag(other(side), 'nizam'),
      });
      expect(scored(t, side)).toBe(3);
      const u = playing(side, 'east-asia-piracy', { lay: (on) => on.flag(side, 'maratha').conflict('maratha') });
      expect(scored(u, side)).toBe(0);
    },
  );
});

describe('Stamp Act', () => {
  it('lowers Britain’s Debt by 2, with the bonus 2 E', () => {
    expect(playing('britain', 'stamp-act', { lay: (on) => on.debt('britain', 2) }).debt('britain')).toBe(0);
    expect(granted(playing('britain', 'stamp-act', { bonus: true }))).toEqual(['E 2']);
  });

  it('puts a Conflict in the Northern Colonies for France, three with the bonus', () => {
    const t = playing('france', 'stamp-act').play('france', 'target chesapeake');
    expect([t.conflict('chesapeake'), t.key]).toEqual([1, 'action-round.act']);
    const u = playing('france', 'stamp-act', { bonus: true });
    u.play('france', 'target chesapeake', 'target oswego', 'target sons-of-liberty');
    expect([u.told('conflict').length, u.key]).toEqual([3, 'action-round.act']);
  });
});

describe('Falklands Crisis', () => {
  it('scores Britain 1 VP for a flag in Spain; the bonus unflags one there', () => {
    expect(playing('britain', 'falklands-crisis').vp).toBe(15);
    const t = playing('britain', 'falklands-crisis', { lay: (on) => on.flag('britain', 'spain-prestige-2') });
    expect([scored(t, 'britain'), t.flag('spain-alliance-north')]).toEqual([1, 'france']);
    const u = playing('britain', 'falklands-crisis', { bonus: true });
    expect([scored(u, 'britain'), u.flag('spain-alliance-north')]).toEqual([1, 'nobody']);
  });

  it('gives France 1 M for each flag in Spain; the bonus removes a British squadron for good', () => {
    expect(granted(playing('france', 'falklands-crisis'))).toEqual(['M 1']);
    const t = playing('france', 'falklands-crisis', { bonus: true, lay: (on) => on.flag('britain', 'biscay') });
    t.play('france', 'squadron biscay');
    expect([granted(t), t.g.lost[1], t.flag('biscay')]).toEqual([['M 2'], 1, 'nobody']);
  });

  it('ruling 40: the Advantage may be exhausted, but a Conflict in one of its spaces spoils the bonus', () => {
    const exhausted = playing('britain', 'falklands-crisis', {
      bonus: true,
      lay: (on) => on.exhausted('mediterranean-intrigue'),
    });
    expect(exhausted.flag('spain-alliance-north')).toBe('nobody');
    const spoilt = playing('britain', 'falklands-crisis', { bonus: true, lay: (on) => on.conflict('savoy') });
    expect(spoilt.flag('spain-alliance-north')).toBe('france');
  });
});

describe('Cook and Bougainville', () => {
  it('ruling 41: gives Britain 1 E for two squadrons on the map and in the Navy Box, not for those sent away', () => {
    expect(granted(playing('britain', 'cook-and-bougainville'))).toEqual(['E 1']);
    const t = playing('britain', 'cook-and-bougainville', {
      lay: (on) => {
        on.flag('britain', 'biscay', 'balearic', 'cabot-strait').navyBox('britain', 2);
        on.g.away[1] = 1;
        on.g.unbuilt[1]--;
      },
    });
    expect(granted(t)).toEqual(['E 2']);
  });

  it('draws Britain a Bonus War tile by the bonus, but none in the last Peace turn', () => {
    const t = playing('britain', 'cook-and-bougainville', { bonus: true, numbers: [0] });
    expect(t.key).toBe('place-tile.theatre');
    t.play('britain', 'place-tile AWI-1');
    expect(t.told('bonus-tile-placed')).toMatchObject([{ side: 'britain', theatre: 'AWI-1' }]);
    expect(playing('britain', 'cook-and-bougainville', { bonus: true, turn: 6 }).key).toBe('action-round.act');
  });

  it('builds France a squadron, and by the bonus lowers its Debt by 2', () => {
    const t = playing('france', 'cook-and-bougainville', { lay: (on) => on.debt('france', 2) });
    expect([t.navyBox('france'), t.debt('france')]).toEqual([2, 2]);
    expect(
      playing('france', 'cook-and-bougainville', { bonus: true, lay: (on) => on.debt('france', 2) }).debt('france'),
    ).toBe(0);
  });
});
