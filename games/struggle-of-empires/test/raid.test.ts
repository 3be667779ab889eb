import { Context, chanceOf, Scripted } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { PIRATES, REVOLT } from '../src/attack/raids.ts';
import { EDITIONS } from '../src/data/numbers.ts';
import { powerOf } from '../src/data/powers.ts';
import { regionOf } from '../src/data/regions.ts';
import { TILE } from '../src/data/tiles.ts';
import { collectIncome } from '../src/money/income.ts';
import { scoreNow } from '../src/scoring/score-now.ts';
import { endWar } from '../src/turn/end-of-war.ts';
import type { Event } from '../src/vocabulary/events.ts';
import { attacks, combats, duel, type Edition, lost, outcomes, strengths, withNonPlayers } from './duel.ts';
import type { Table, Trial } from './kit.ts';

/** Spain takes the Pirates or the Slave Revolt and sends them against Britain in the Caribbean. */
function raid(edition: Edition, tile: 'pirates' | 'slave-revolt', lay: (table: Table) => void, dice: number[]): Trial {
  const t = duel(edition, (table) => lay(table.tokens('britain', 'caribbean')));
  t.dice(...dice).play('spain', 'action tile', `tile ${tile}`);
  if (t.key === 'raid.target') t.play('spain', `raid ${tile} caribbean britain`);
  return t;
}

describe.each(EDITIONS)('%s: Pirates', (edition) => {
  it(`ruling 38, ${edition}: 1 and dice against navies, Naval Training and a naval alliance; no helpers, no gold`, () => {
    const t = duel(edition, (table) =>
      table
        .tokens('britain', 'india')
        .units('britain', 'navy', 'india', 2)
        .units('britain', 'army', 'india', 3)
        .tile('britain', 'naval-training')
        .alliance('britain', 'portugal')
        .alliance('britain', 'indian-nawab')
        .units('austria', 'navy', 'india', 2),
    );
    t.dice(3, 1, 1, 1).play('spain', 'action tile', 'tile pirates');
    expect(t.told('combat-begins')).toMatchObject([
      { combat: 'naval', attacker: 'pirates', against: 'britain', attack: { fixed: 1, total: 1 } },
    ]);
    expect(t.told('combat-begins')[0].defence).toMatchObject({ units: 2, training: 1, alliances: 1, total: 4 });
    expect(t.gold('spain')).toBe(10);
    expect(outcomes(t)).toEqual(['defender']);
    expect(lost(t)).toEqual([]);
  });

  it(`ruling 38, ${edition}: if they win, the token lies under them and neither scores nor pays`, () => {
    const t = raid(edition, 'pirates', (table) => table.units('britain', 'navy', 'caribbean'), [4, 2, 1, 1]);
    expect(lost(t)).toEqual(['britain navy']);
    expect(t.unrest('britain')).toBe(1);
    expect(t.tokens('britain', 'caribbean')).toBe(0);
    expect(t.g.raidRegion[PIRATES]).toBe(regionOf('caribbean'));
    expect(t.g.raidToken[PIRATES]).toBe(0);
    expect(t.stock('pirates')).toBe(0);
    expect(t.told('raid-holds')).toMatchObject([{ raid: 'pirates', token: 'britain' }]);
  });

  it(`ruling 38, ${edition}: an undefended token defends with zero and dice`, () => {
    const t = raid(edition, 'pirates', (table) => table.units('britain', 'army', 'caribbean', 3), [1, 1, 1, 1]);
    expect(strengths(t, 'naval')).toEqual([1, 0]);
    expect(lost(t)).toEqual([]);
  });

  it(`ruling 39, ${edition}: in a tie the defender loses a unit and keeps the token; the tile goes back`, () => {
    const t = raid(edition, 'pirates', (table) => table.units('britain', 'navy', 'caribbean'), [1, 1, 1, 1]);
    expect(outcomes(t)).toEqual(['tie']);
    expect(lost(t)).toEqual(['britain navy']);
    expect([t.tokens('britain', 'caribbean'), t.stock('pirates')]).toEqual([1, 1]);
    expect(t.told('raid-beaten')).toMatchObject([{ power: null }]);
  });

  it(`ruling 37, ${edition}: beaten, they may be taken at once, but not by who sent them`, () => {
    const t = raid(edition, 'pirates', (table) => table.units('britain', 'navy', 'caribbean', 3), [1, 1, 1, 1]);
    expect(t.told('raid-beaten')).toMatchObject([{ power: 'britain' }]);
    expect(t.g.barred[2]).not.toBe(0);
    t.play('spain', 'action pass');
    expect(t.asked).toBe('britain');
    t.play('britain', 'action pass', 'action pass').play('france', 'action tile');
    expect(t.offers()).toContain('tile pirates');
  });

  it(`may be sent against an ally, in colonies only (${edition})`, () => {
    const t = duel(edition, (table) =>
      table.tokens('france', 'india').tokens('britain', 'baltic').tokens('austria', 'africa'),
    );
    t.play('spain', 'action tile', 'tile pirates');
    expect(t.offers()).toEqual(['raid pirates africa austria', 'raid pirates india france']);
    expect(t.why('spain', 'raid pirates baltic britain')).toEqual(['raid-cannot-reach']);
    expect(t.why('spain', 'raid pirates india britain')).toEqual(['not-there']);
    t.dice(1, 1, 1, 1).play('spain', 'raid pirates india france');
    expect(t.tokens('france', 'india')).toBe(0);
  });

  it(`cannot be taken where there is nothing to send them against (${edition})`, () => {
    const t = duel(edition, (table) => table.tokens('britain', 'baltic'));
    t.play('spain', 'action tile');
    expect(t.why('spain', 'tile pirates')).toEqual(['nothing-to-raid']);
  });
});

describe.each(EDITIONS)('%s: Slave Revolt', (edition) => {
  it(`ruling 40, ${edition}: 3 and dice against armies, forts of 2, and in the original the support of a navy there`, () => {
    const lay = (table: Table) =>
      table
        .units('britain', 'army', 'caribbean')
        .units('britain', 'fort', 'caribbean')
        .units('britain', 'navy', 'caribbean')
        .tile('britain', 'army-training');
    const t = raid(edition, 'slave-revolt', lay, [1, 1, 1, 1]);
    expect(combats(t)).toEqual(['land']);
    const support = edition === 'original' ? 1 : 0;
    expect(t.told('combat-begins')[0].defence).toMatchObject({
      units: 1,
      forts: 2,
      training: 1,
      support,
      total: 4 + support,
    });
    expect(t.told('combat-begins')[0].attack.total).toBe(3);
    expect(outcomes(t)).toEqual(['defender']);
  });

  it(`ruling 39, ${edition}: a tie costs no fort`, () => {
    const lay = (table: Table) => table.units('britain', 'fort', 'caribbean').units('britain', 'army', 'caribbean');
    const t = raid(edition, 'slave-revolt', lay, [1, 1, 1, 1]);
    expect(outcomes(t)).toEqual(['tie']);
    expect([lost(t), t.stock('slave-revolt')]).toEqual([['britain army'], 1]);
  });

  it(`can only be sent to the Americas (${edition})`, () => {
    const t = duel(edition, (table) =>
      table.tokens('britain', 'india').tokens('britain', 'north-america').tokens('austria', 'south-america'),
    );
    t.play('spain', 'action tile', 'tile slave-revolt');
    expect(t.offers()).toEqual(['raid slave-revolt north-america britain', 'raid slave-revolt south-america austria']);
    t.dice(1, 1, 1, 1).play('spain', 'raid slave-revolt north-america britain');
  });

  it(`ruling 41, ${edition}: only the defender may use a Reserve or a Fighting Withdrawal`, () => {
    const lay = (table: Table) =>
      table
        .units('britain', 'army', 'caribbean')
        .tile('spain', 'reserve')
        .tile('britain', 'reserve')
        .tile('britain', 'fighting-withdrawal');
    const t = raid(edition, 'slave-revolt', lay, [1, 1, 1, 1]);
    expect([t.key, t.asked]).toEqual(['combat.reserve', 'britain']);
    t.dice(2, 1, 1, 1).play('britain', 'reserve yes');
    expect([t.key, t.asked]).toEqual(['combat.withdraw', 'britain']);
    t.play('britain', 'withdraw yes');
    expect(lost(t)).toEqual([]);
    expect(t.g.raidRegion[REVOLT]).toBe(regionOf('caribbean'));
    expect(t.tokens('britain', 'caribbean')).toBe(0);
  });
});

/** Pirates or a revolt hold a token of Britain's in the Caribbean. */
function held(edition: Edition, which: number, lay: (table: Table) => void): Trial {
  return duel(edition, (table) => {
    table.g.raidRegion[which] = regionOf('caribbean');
    table.g.raidToken[which] = 0;
    table.g.stock[which === PIRATES ? TILE.pirates : TILE['slave-revolt']] = 0;
    lay(table);
  });
}

describe.each(EDITIONS)('ruling 42, %s: beating what stayed on the map', (edition) => {
  it(`ruling 42, ${edition}: pirates with a navy, as a neutral of 1 at sea; the winner puts his own token`, () => {
    const t = held(edition, PIRATES, (table) => table.units('spain', 'navy', 'caribbean', 2).gold('spain', 5));
    t.dice(1, 1, 1, 1);
    attacks(t, 'spain', 'caribbean', 'pirates');
    expect(strengths(t, 'naval')).toEqual([2, 1]);
    expect([t.gold('spain'), t.tokens('spain', 'caribbean'), t.tokens('britain', 'caribbean')]).toEqual([3, 1, 0]);
    expect([t.g.raidRegion[PIRATES], t.g.raidToken[PIRATES], t.stock('pirates')]).toEqual([-1, -1, 1]);
  });

  it(`ruling 42, ${edition}: pirates are fought at sea alone, armies or not`, () => {
    const t = held(edition, PIRATES, (table) =>
      table
        .units('spain', 'navy', 'caribbean')
        .units('spain', 'army', 'caribbean', 3)
        .units('france', 'army', 'caribbean'),
    );
    t.dice(1, 1, 2, 1);
    attacks(t, 'spain', 'caribbean', 'pirates');
    expect([combats(t), lost(t)]).toEqual([['naval'], ['spain navy']]);
    expect(t.told('ally-called')).toEqual([]);
  });

  it(`ruling 42, ${edition}: an alliance that may be a navy helps against pirates, without a question`, () => {
    const t = held(edition, PIRATES, (table) => {
      table.g.raidRegion[PIRATES] = regionOf('india');
      table.units('spain', 'navy', 'india').units('spain', 'army', 'india').alliance('spain', 'portugal');
    });
    t.dice(1, 1, 1, 1);
    attacks(t, 'spain', 'india', 'pirates');
    expect(strengths(t, 'naval')).toEqual([2, 1]);
  });

  it(`ruling 42, ${edition}: an army alone cannot fight pirates, a navy alone not a revolt`, () => {
    const pirates = held(edition, PIRATES, (table) => table.units('spain', 'army', 'caribbean'));
    expect(pirates.offers()).not.toContain('action attack');
    const revolt = held(edition, REVOLT, (table) =>
      table.units('spain', 'navy', 'caribbean').units('spain', 'navy', 'baltic').units('britain', 'navy', 'baltic'),
    );
    expect(revolt.why('spain', 'attack caribbean slave-revolt')).toEqual(['needs-army']);
    expect(pirates.why('spain', 'attack caribbean pirates')).toEqual(['needs-navy']);
  });

  it(`ruling 42, ${edition}: a revolt with an army, as a neutral of 3 on land, with naval support and allies`, () => {
    const t = held(edition, REVOLT, (table) =>
      table
        .units('spain', 'army', 'caribbean', 2)
        .units('spain', 'navy', 'caribbean')
        .units('france', 'army', 'caribbean'),
    );
    attacks(t, 'spain', 'caribbean', 'slave-revolt').play('spain', 'call france');
    t.dice(1, 1, 1, 1).play('france', 'commit 1 0');
    expect(strengths(t, 'land')).toEqual([4, 3]);
    expect([t.tokens('spain', 'caribbean'), t.stock('slave-revolt')]).toEqual([1, 1]);
  });

  it(`ruling 42, ${edition}: the old owner may win the token back, and who loses loses a unit`, () => {
    const t = held(edition, REVOLT, (table) => table.units('britain', 'army', 'caribbean', 2));
    t.play('spain', 'action pass', 'action pass').dice(1, 1, 1, 1);
    attacks(t, 'britain', 'caribbean', 'slave-revolt');
    expect([lost(t), t.g.raidRegion[REVOLT]]).toEqual([['britain army'], regionOf('caribbean')]);
    t.dice(4, 1, 1, 1);
    attacks(t, 'britain', 'caribbean', 'slave-revolt');
    expect([t.tokens('britain', 'caribbean'), t.g.raidRegion[REVOLT]]).toEqual([1, -1]);
  });

  it(`ruling 43, ${edition}: the token under a marker neither scores nor pays, and stays at the end of a war`, () => {
    const t = held(edition, REVOLT, (table) => table.tokens('britain', 'india'));
    const britain = scoreNow(t.g).find(({ power }) => power === powerOf('britain'));
    expect(britain?.regions[regionOf('caribbean')]).toBe(0);
    expect(britain?.regions[regionOf('india')]).toBe(5);
    const x = new Context<Event>(chanceOf(new Scripted()));
    collectIncome(t.g, x);
    expect(t.gold('britain')).toBe(10 + 5 + 1);
    endWar(t.g, x);
    expect([t.g.raidRegion[REVOLT], t.g.raidToken[REVOLT]]).toEqual([regionOf('caribbean'), powerOf('britain')]);
  });
});

describe('2020 p.26, Incite Colony Revolt: a land-only attack', () => {
  it.each([0, 2])('without army or fort the marker defends with zero, with %i navies there', (navies) => {
    const lay = (table: Table) =>
      table.units('britain', 'navy', 'caribbean', navies).tile('britain', 'army-training').tile('britain', 'blockade');
    const t = raid('deluxe', 'slave-revolt', lay, [1, 1, 1, 1]);
    expect(t.told('combat-begins')[0].defence).toMatchObject({ support: 0, training: 0, total: 0 });
    expect(outcomes(t)).toEqual(['attacker']);
  });

  it('2005 Slave Revolt: in the original naval support is included, and a Blockade makes it worth 2', () => {
    const lay = (table: Table) => table.units('britain', 'navy', 'caribbean').tile('britain', 'blockade');
    const t = raid('original', 'slave-revolt', lay, [1, 1, 3, 1]).play('britain', 'blockade-support yes');
    expect(strengths(t, 'land')).toEqual([3, 2]);
  });
});

describe('2020 p.26, ruling 44: markers of powers nobody plays can be raided', () => {
  it('they defend with zero and dice, without the units of others, and nobody is asked anything', () => {
    const t = withNonPlayers((table) =>
      table.tokens('austria', 'caribbean').units('united-provinces', 'army', 'caribbean'),
    );
    t.dice(1, 1, 5, 1).play('spain', 'action tile', 'tile slave-revolt');
    expect(t.told('raid-sent')).toMatchObject([{ region: 'caribbean', against: 'austria' }]);
    expect(strengths(t, 'land')).toEqual([3, 0]);
    expect(t.told('raid-beaten')).toMatchObject([{ power: 'austria' }]);
    expect(t.tokens('austria', 'caribbean')).toBe(1);
  });

  it('beaten they make way for the winner’s marker like any other', () => {
    const t = withNonPlayers((table) =>
      table.tokens('austria', 'caribbean').units('spain', 'navy', 'caribbean').tokens('britain', 'india'),
    );
    t.dice(1, 1, 1, 1).play('spain', 'action tile', 'tile pirates', 'raid pirates caribbean austria');
    expect(t.told('raid-holds')).toMatchObject([{ raid: 'pirates', token: 'austria' }]);
    t.dice(3, 1, 1, 1);
    attacks(t, 'spain', 'caribbean', 'pirates');
    expect(t.told('token-taken')).toMatchObject([{ power: 'spain', from: 'austria', placed: true }]);
    expect([t.g.raidRegion[PIRATES], t.g.raidToken[PIRATES], t.stock('pirates')]).toEqual([-1, -1, 1]);
  });
});
