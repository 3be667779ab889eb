import { describe, expect, it } from 'vitest';
import { attackUnderWay } from '../src/attack/attack-locals.ts';
import { type Contemplated, contemplate, oddsOf, raidOdds } from '../src/attack/odds.ts';
import { PIRATES, REVOLT } from '../src/attack/raids.ts';
import { EDITIONS } from '../src/data/numbers.ts';
import { powerOf } from '../src/data/powers.ts';
import { type RegionId, regionOf } from '../src/data/regions.ts';
import type { State } from '../src/state.ts';
import { attacks, duel, type Edition, withNonPlayers } from './duel.ts';
import type { Table } from './kit.ts';
import { played } from './play-outs.ts';

const wish = (region: RegionId, against: string, more: Partial<Contemplated> = {}): Contemplated => ({
  attacker: powerOf('spain'),
  region: regionOf(region),
  against,
  ...more,
});
const percent = (chance: number): number => Math.round(chance * 100);

/** The printed table: strength before dice, and percents of win, tie and loss. */
const TABLE = [
  [-3, 4, 7, 89],
  [-2, 11, 12, 77],
  [-1, 23, 17, 60],
  [0, 40, 20, 40],
  [1, 60, 17, 23],
  [2, 77, 12, 11],
  [3, 89, 7, 4],
  [4, 96, 3, 1],
  [5, 99, 1, 0],
];

it.each(TABLE)('at a difference of %i the chances are %i, %i and %i in a hundred', (delta, win, tie, lose) => {
  const t = duel('original', (table) => {
    table.units('spain', 'army', 'german-states', 4 + Math.max(0, delta)).tokens('britain', 'german-states');
    table.units('britain', 'army', 'german-states', 4 - Math.min(0, delta));
  });
  const { land, sea, all } = oddsOf(t.g, contemplate(t.g, wish('german-states', 'britain')));
  expect(sea).toBeNull();
  expect([percent(land!.win), percent(land!.tie), percent(land!.lose)]).toEqual([win, tie, lose]);
  expect(all).toEqual({ win: land!.win, tie: land!.tie, lose: land!.lose });
});

it('adds up sea and land: 3 to 1 at sea and 4 to 3 on land with its support make 53, 17 and 29', () => {
  const t = duel('original', (table) =>
    table
      .units('spain', 'navy', 'caribbean', 2)
      .units('spain', 'army', 'caribbean', 2)
      .tile('spain', 'naval-training')
      .tile('spain', 'army-training')
      .units('britain', 'navy', 'caribbean')
      .units('britain', 'army', 'caribbean')
      .units('britain', 'fort', 'caribbean')
      .tokens('britain', 'caribbean'),
  );
  const odds = oddsOf(t.g, contemplate(t.g, wish('caribbean', 'britain')));
  expect(odds.sea).toMatchObject({ attack: { units: 2, training: 1, total: 3 }, defence: { units: 1, total: 1 } });
  expect([odds.sea!.win, odds.sea!.tie, odds.sea!.lose].map(percent)).toEqual([77, 12, 11]);
  expect(odds.land).toMatchObject({
    attack: { units: 2, training: 1, support: 1, total: 4 },
    defence: { units: 1, forts: 2, total: 3 },
  });
  expect([odds.land!.win, odds.land!.tie, odds.land!.lose].map(percent)).toEqual([60, 17, 23]);
  expect([odds.all.win, odds.all.tie, odds.all.lose].map(percent)).toEqual([53, 17, 29]);
  expect(odds.attackerLoses.toFixed(1)).toBe('1.0');
  expect(odds.defenderLoses.toFixed(1)).toBe('1.8');
});

/** Declares Spain's attack in India on Britain, all helpers coming with everything, up to the first thing after the calls. */
function declared(edition: Edition, lay: (table: Table) => void): State {
  const t = duel(edition, lay);
  t.play('spain', 'action attack');
  if (t.key === 'attack.declare') t.play('spain', 'attack india britain');
  while (t.key === 'call-allies.call') {
    const principal = t.asked!;
    const ally = principal === 'spain' ? 'france' : 'austria';
    t.play(principal, `call ${ally}`);
    const [, armies, navies] = /commit (?:0\.\.)?(\d) (?:0\.\.)?(\d)/.exec(t.offers(ally)[0])!;
    t.play(ally, `commit ${armies} ${navies}`);
  }
  return t.g;
}

describe.each(EDITIONS)('against the same attack played with every roll, %s', (edition) => {
  const cases: Record<string, (table: Table) => Table> = {
    'ships, an army and a fort': (table) =>
      table
        .units('spain', 'navy', 'india')
        .units('spain', 'army', 'india', 2)
        .units('britain', 'navy', 'india')
        .units('britain', 'fort', 'india'),
    'helpers on both sides': (table) =>
      table
        .units('spain', 'navy', 'india', 2)
        .units('spain', 'army', 'india')
        .units('france', 'army', 'india')
        .units('britain', 'navy', 'india')
        .units('britain', 'army', 'india')
        .units('britain', 'fort', 'india')
        .units('austria', 'army', 'india')
        .units('austria', 'navy', 'india'),
    'ships alone': (table) => table.units('spain', 'navy', 'india', 2).units('britain', 'navy', 'india'),
  };

  it.each(Object.keys(cases))('%s', (name) => {
    const g = declared(edition, (table) => cases[name](table.tokens('britain', 'india')));
    const odds = oddsOf(g, attackUnderWay(g));
    const truth = played(g);
    expect(odds.all.win).toBeCloseTo(truth.win, 10);
    expect(odds.all.tie).toBeCloseTo(truth.tie, 10);
    expect(odds.all.lose).toBeCloseTo(truth.lose, 10);
    expect(odds.attackerLoses).toBeCloseTo(truth.attackerLoses, 10);
    expect(odds.defenderLoses).toBeCloseTo(truth.defenderLoses, 10);
  });
});

it('once the sea is settled, only the land combat is reckoned with', () => {
  const t = duel('original', (table) =>
    table
      .units('spain', 'navy', 'india')
      .units('spain', 'army', 'india')
      .units('britain', 'navy', 'india')
      .tokens('britain', 'india')
      .tile('britain', 'reserve'),
  );
  attacks(t, 'spain', 'india', 'britain').play('spain', 'fight-at-sea yes').dice(1, 1, 1, 1);
  t.play('britain', 'fight-at-sea no');
  const odds = oddsOf(t.g, attackUnderWay(t.g));
  expect(odds.sea).toBeNull();
  expect(odds.land).toMatchObject({ attack: { support: 1, total: 2 }, defence: { total: 0 } });
});

it('while allies are called, an alliance that can only serve at sea is reckoned with there', () => {
  const t = duel('deluxe', (table) =>
    table
      .units('spain', 'navy', 'india')
      .alliance('spain', 'portugal')
      .units('france', 'navy', 'india')
      .units('britain', 'navy', 'india'),
  );
  attacks(t, 'spain', 'india', 'britain');
  expect(t.key).toBe('call-allies.call');
  expect(oddsOf(t.g, attackUnderWay(t.g)).sea!.attack).toMatchObject({ units: 1, alliances: 1, total: 2 });
});

it('a contemplated attack counts helpers as told, and powers nobody plays by themselves', () => {
  const t = withNonPlayers((table) =>
    table
      .units('spain', 'army', 'india')
      .units('france', 'army', 'india', 2)
      .units('prussia', 'army', 'india')
      .units('united-provinces', 'army', 'india', 2)
      .tokens('austria', 'india')
      .tokens('britain', 'india'),
  );
  const armies = [0, 2, 0, 0, 0, 0, 0];
  const odds = oddsOf(t.g, contemplate(t.g, wish('india', 'austria', { armies })));
  expect(odds.land).toMatchObject({ attack: { units: 1, helpers: 3 }, defence: { fixed: 3, helpers: 2 } });
  const surprise = oddsOf(t.g, contemplate(t.g, wish('india', 'britain', { surprise: true })));
  expect(surprise.land).toMatchObject({ attack: { total: 2 }, defence: { total: 0 } });
  const helped = oddsOf(t.g, contemplate(t.g, wish('india', 'britain')));
  expect(helped.land!.defence.helpers).toBe(2);
  expect(helped.defenderLoses).toBe(0);
});

it('ruling 19, original: navies of helpers alone are nothing to count on', () => {
  const lay = (table: Table) =>
    table
      .units('spain', 'army', 'india')
      .units('france', 'navy', 'india', 2)
      .units('britain', 'navy', 'india')
      .tokens('britain', 'india');
  const navies = [0, 2, 0, 0, 0, 0, 0];
  const original = duel('original', lay).g;
  expect(oddsOf(original, contemplate(original, wish('india', 'britain', { navies }))).sea).toBeNull();
  const deluxe = duel('deluxe', lay).g;
  expect(oddsOf(deluxe, contemplate(deluxe, wish('india', 'britain', { navies }))).sea).not.toBeNull();
});

it('neutrals, raids on the map and raids sent have their odds too', () => {
  const t = duel('deluxe', (table) => {
    table.units('spain', 'army', 'india', 2).units('spain', 'navy', 'india').neutral('india-1');
    table.units('spain', 'navy', 'caribbean').tokens('britain', 'north-america');
    table.units('britain', 'fort', 'north-america').units('britain', 'navy', 'north-america');
    table.g.raidRegion[PIRATES] = regionOf('caribbean');
    table.g.raidToken[PIRATES] = 0;
  });
  expect(oddsOf(t.g, contemplate(t.g, wish('india', 'india-1'))).land).toMatchObject({
    attack: { units: 2, support: 1 },
    defence: { fixed: 2 },
    defenderLoses: 0,
  });
  const pirates = oddsOf(t.g, contemplate(t.g, wish('caribbean', 'pirates')));
  expect(pirates.land).toBeNull();
  expect(percent(pirates.all.win)).toBe(40);
  const revolt = raidOdds(t.g, REVOLT, regionOf('north-america'), powerOf('britain'));
  expect(revolt).toMatchObject({ attack: { fixed: 3 }, defence: { forts: 2, support: 0, total: 2 }, attackerLoses: 0 });
  expect(percent(revolt.win)).toBe(60);
});
