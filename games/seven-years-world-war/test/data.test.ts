import { copy } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { COSTS, restorationCost, startingTreasury, yearsOf } from '../src/data/charts.ts';
import { COMBAT_TABLES, ODDS, RESULTS } from '../src/data/combat.ts';
import { firstNumbers } from '../src/data/default/first-numbers.ts';
import { defaultData } from '../src/data/default/index.ts';
import { deploymentsOf, suggestionOf } from '../src/data/deployments.ts';
import { loadData } from '../src/data/load.ts';
import { IS_LEADER, MARKERS } from '../src/data/markers.ts';
import { landOf, MINORS, NATIONS, POWERS } from '../src/data/powers.ts';
import { coalitionsOf } from '../src/data/scenarios.ts';
import { SQUARES, squareOf } from '../src/data/squares.ts';
import { add, tablesOf } from '../src/data/tables.ts';
import { KINDS, STOCK_OF, STOCKS, UNIT, UNITS } from '../src/data/units.ts';
import { withData } from '../src/game.ts';
import { settled } from './kit.ts';

const tables = tablesOf({ data: defaultData.id });
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

// biome-ignore lint/suspicious/noExplicitAny: the point is to break the shape
const broken = (spoil: (data: any) => void) => {
  // biome-ignore lint/suspicious/noExplicitAny: the point is to break the shape
  const data: any = copy(defaultData);
  spoil(data);
  const loaded = loadData(data);
  return loaded.ok ? [] : loaded.reasons;
};

describe('Our own data', () => {
  it('has the shape it asks of others', () => {
    expect(loadData(defaultData)).toEqual({ ok: true, data: defaultData });
  });

  it('has 68 markers, 15 of them leaders, 12 for diplomacy', () => {
    expect(sum(tables.markerCount)).toBe(68);
    expect(sum(tables.markerCount.filter((_, marker) => IS_LEADER[marker]))).toBe(15);
    expect(sum(tables.markerCount.filter((_, marker) => MARKERS[marker].startsWith('diplomacy')))).toBe(12);
  });

  it('has the strengths, speeds and costs of every unit', () => {
    const row = (i: number) => {
      const { recruit, veteran, move } = defaultData.units[KINDS[i]];
      const cost = COSTS[KINDS[i]];
      return [KINDS[i], recruit, veteran, move, cost.recruit, cost.provision, cost.train];
    };
    expect([0, 1, 2, 3, 4, 5].map(row)).toEqual([
      ['army', 3, 5, 4, 4, 2, 1],
      ['horde', 2, 3, 5, 2, 1, 1],
      ['legion', 6, 8, 5, 2, 2, 1],
      ['fleet', 4, 7, 15, 6, 3, 2],
      ['fortified-zone', 10, 10, 0, 10, 1, null],
      ['base', 2, 2, 0, 1, 1, null],
    ]);
    expect(tables.strength).toEqual([3, 5, 2, 3, 6, 8, 4, 7, 10, 2]);
    expect(UNITS.filter((_, unit) => tables.defendsOnly[unit])).toEqual(['fortified-zone', 'base']);
  });

  it('has as many counters as the mix says', () => {
    const of = (nation: number) => tables.pieceNation.filter((each) => each === nation).length;
    expect(NATIONS.map((_, nation) => of(nation))).toEqual([28, 22, 11, 11, 19, 12, 25, 11, 18, 15, 55]);
    expect(tables.pieceCount).toBe(227);
    const legion = NATIONS.indexOf('PR') * STOCKS.length + STOCKS.indexOf('legion');
    expect([tables.firstPiece[legion], tables.pieceEnd[legion]]).toEqual([58, 59]);
    expect([tables.pieceNation[58], tables.pieceStock[58]]).toEqual([NATIONS.indexOf('PR'), STOCKS.indexOf('legion')]);
  });

  it('keeps the numbers we began with as they were: games are still played with them', () => {
    expect(add(firstNumbers)).toBe('reconstructed@9d99213737130651');
    expect(tablesOf({ data: 'reconstructed' }).pieceCount).toBe(222);
    const mine = withData({ id: 'on-the-first', basedOn: 'reconstructed' });
    expect(mine.ok && mine.game.data).toMatchObject({ units: { base: { recruit: 1 } } });
  });

  it('15.5: at 2:1 the attacker clears the square on 4, 5 and 5 rolls of six, and is hurt on 0, 1 and 2', () => {
    const column = ODDS.indexOf('2:1');
    const codes = COMBAT_TABLES.map((_, table) =>
      [0, 1, 2, 3, 4, 5].map((die) => RESULTS[tables.combatTable[table][column * 6 + die]]),
    );
    const counted = (...ids: string[]) => codes.map((rows) => rows.filter((code) => ids.includes(code)).length);
    expect(codes).toEqual([
      ['AW', '-', 'DW', 'DW', 'DW', 'DZ'],
      ['AW', 'BB', 'DW', 'DZ', 'DZ', 'DD'],
      ['AZ', 'BB', 'DZ', 'DD', 'DD', 'DD'],
    ]);
    expect(counted('DW', 'DZ', 'DD', 'BB')).toEqual([4, 5, 5]);
    expect(counted('AZ', 'AA', 'BB')).toEqual([0, 1, 2]);
  });

  it('gives wilderness 1 in defence to all and Terra Incognita 2 to minor powers (15.64)', () => {
    const at = (id: string) => squareOf(id);
    expect([tables.defence[at('F7')], tables.defenceMinor[at('F7')]]).toEqual([1, 1]);
    expect([tables.defence[at('B2')], tables.defenceMinor[at('B2')]]).toEqual([1, 2]);
    expect([tables.defence[at('C14')], tables.defenceMinor[at('C14')]]).toEqual([0, 0]);
    expect([tables.forage[at('D16')], tables.forageMinor[at('D15')]]).toEqual([7, 4]);
    expect([tables.forage[at('F7')], tables.forageMinor[at('G21')]]).toEqual([1, 2]);
    expect([tables.forage[at('D12')], tables.forageMinor[at('H20')]]).toEqual([0, 1]);
    expect([tables.forage[at('B2')], tables.forageMinor[at('B2')]]).toEqual([0, 1]);
  });

  it('makes Expedition cheaper in the wild, and only there (29.7)', () => {
    const costs = (id: string) => [tables.landCost[squareOf(id)], tables.expeditionCost[squareOf(id)]];
    expect([costs('C14'), costs('F7'), costs('B2'), costs('D12')]).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
      [0, 0],
    ]);
  });
});

describe('28.6 The set-ups', () => {
  it.each([
    ['GB', '3 army-veteran, 1 army-recruit, 4 fleet-veteran, 8 base'],
    ['FR', '5 army-veteran, 3 army-recruit, 2 fleet-veteran, 1 fleet-recruit, 2 fortified-zone, 5 base'],
    ['PR', '4 army-veteran, 1 fortified-zone'],
    ['AU', '3 army-veteran, 3 army-recruit, 1 fortified-zone, 1 base'],
    ['RU', '1 army-veteran, 6 army-recruit, 1 fleet-recruit, 1 fortified-zone, 6 base'],
    ['MC', '1 army-recruit, 3 horde-recruit, 3 base'],
    ['ME', '2 army-recruit, 3 horde-veteran, 3 horde-recruit, 1 fortified-zone, 9 base'],
    ['UP', '1 army-veteran, 1 army-recruit, 1 fleet-veteran, 1 fleet-recruit, 1 fortified-zone, 3 base'],
    ['SP', '2 army-recruit, 1 army-recruit, 1 fleet-recruit, 1 fleet-recruit, 1 fortified-zone, 9 base'],
    ['OT', '2 army-recruit, 3 horde-veteran, 1 fleet-recruit, 1 fortified-zone, 3 base'],
  ] as const)('%s begins with %s', (id, forces) => {
    const rows = deploymentsOf(tables, landOf(id)).map(({ unit, count }) => `${count} ${UNITS[unit]}`);
    expect(rows.join(', ')).toBe(forces);
  });

  it('French bases stand outside Europe, fortified zones inside', () => {
    const rows = deploymentsOf(tables, landOf('FR'));
    const of = (unit: string) => rows.find((row) => UNITS[row.unit] === unit)!.squares.map((square) => SQUARES[square]);
    expect(of('fortified-zone')).toEqual(['D13', 'D14']);
    expect(of('base')).toHaveLength(14);
    expect(of('base')).not.toContain('D13');
    expect(of('fleet-veteran').join(' ')).toBe('D7 D13 F5 H8 H13 I22 M20');
  });

  it('the minor powers named have theirs, within the counters', () => {
    const units = MINORS.flatMap((id) => deploymentsOf(tables, landOf(id)));
    const needed = STOCKS.map((_, stock) => sum(units.map((row) => (STOCK_OF[row.unit] === stock ? row.count : 0))));
    expect(needed).toEqual([7, 9, 0, 4, 25]);
    expect(Object.values(defaultData.counters.minor)).toEqual([8, 13, 0, 6, 28]);
    expect(MINORS.filter((id) => deploymentsOf(tables, landOf(id)).length > 0)).toHaveLength(21);
  });

  it('a suggested deployment exists for every power', () => {
    expect(POWERS.map((_, power) => suggestionOf(tables, power).length)).toEqual([16, 18, 5, 8, 15, 7, 18, 8, 15, 10]);
  });

  it('starting treasuries and free markers are those of the coalitions', () => {
    const starts = (scenario: 'european' | 'worldwide', players: number) =>
      coalitionsOf(scenario, players).map((powers) => [
        startingTreasury(powers),
        sum(powers.map((id) => defaultData.powers[id].freeMarkers)),
      ]);
    expect(starts('european', 2)).toEqual([
      [20, 7],
      [14, 4],
    ]);
    expect(starts('european', 3)).toEqual([
      [20, 7],
      [14, 3],
      [10, 1],
    ]);
    expect(starts('european', 4)).toEqual([
      [20, 4],
      [14, 3],
      [10, 3],
      [10, 1],
    ]);
    expect(starts('worldwide', 2)).toEqual([
      [20, 9],
      [14, 5],
    ]);
    expect(starts('worldwide', 3)).toEqual([
      [20, 7],
      [14, 4],
      [10, 3],
    ]);
    expect(starts('worldwide', 4)).toEqual([
      [20, 7],
      [14, 3],
      [10, 2],
      [10, 2],
    ]);
  });

  it('28.1: seven years are played, and pillage costs twice a printed value to undo', () => {
    expect([yearsOf(1), yearsOf(7)]).toEqual(['1756-57', '1762-63']);
    expect([restorationCost(4), restorationCost(0)]).toEqual([8, 1]);
  });
});

describe('Data from outside', () => {
  it('is refused with every fault and where it stands', () => {
    expect(broken((data) => (data.id = 'My Box!'))).toMatchObject([{ why: 'data-id', at: 'id' }]);
    expect(broken((data) => delete data.combat)).toMatchObject([
      { why: 'data-missing', at: 'data.combat' },
      { why: 'data-object', at: 'combat' },
      ...COMBAT_TABLES.map((id) => ({ why: 'data-missing', at: `combat.${id}` })),
      ...COMBAT_TABLES.flatMap((id) => [{ why: 'data-list' }, { why: 'data-results', at: `combat.${id}` }]),
    ]);
    expect(broken((data) => (data.map.rows.C[0] = data.map.rows.C[0].replace('GB6P', 'XX6P')))).toMatchObject([
      { why: 'data-face', at: 'map.rows.C14', given: 'XX6P' },
    ]);
    expect(broken((data) => data.map.rows.Q.push('.'))).toMatchObject([{ why: 'data-row', squares: 31, wanted: 30 }]);
    expect(broken((data) => data.map.sides.sea.push('C14-K25'))).toMatchObject([
      { why: 'data-side', given: 'C14-K25' },
    ]);
    expect(broken((data) => data.map.sides.land.push('H6-G6'))).toMatchObject([{ why: 'data-side', given: 'H6-G6' }]);
    expect(broken((data) => data.map.sides.land.push('H9-H10'))).toMatchObject([{ why: 'data-side-kind' }]);
    expect(broken((data) => (data.powers.FR.capital = 'D15'))).toMatchObject([{ why: 'data-capital', power: 'FR' }]);
    expect(broken((data) => (data.powers.FR.freeMarkers = -1))).toMatchObject([{ why: 'data-number', from: 0 }]);
    expect(broken((data) => (data.terrain.sea.landCost = 2))).toMatchObject([{ why: 'data-number', to: 0 }]);
    expect(broken((data) => (data.units.base.defendsOnly = 1))).toMatchObject([{ why: 'data-yes-no' }]);
    expect(broken((data) => (data.markers.attrition = 2.5))).toMatchObject([{ why: 'data-number' }]);
    expect(broken((data) => (data.markers.bribery = 2))).toMatchObject([
      { why: 'data-unknown', at: 'markers.bribery' },
    ]);
    expect(broken((data) => (data.combat.linear[2] = 'AA AA'))).toMatchObject([
      { why: 'data-results', at: 'combat.linear[2]', wanted: 7 },
    ]);
    expect(broken((data) => (data.routes.china.parts = [['H25 F26']]))).toMatchObject([{ why: 'data-route' }]);
    expect(broken((data) => (data.routes.china.parts = [['G25 G26 G27']]))).toMatchObject([{ why: 'data-termini' }]);
  });

  it('must have set-ups that fit its map and its counters', () => {
    expect(broken((data) => (data.counters.PR.army = 3))).toMatchObject([
      { why: 'data-counters', at: 'counters.PR.army', needed: 4 },
    ]);
    expect(broken((data) => (data.deployments.powers.GB[2].on = 'own'))).toMatchObject([
      { why: 'data-deployment', at: 'deployments.powers.GB[2]' },
    ]);
    expect(broken((data) => (data.deployments.powers.GB[0].unit = 'dragon'))).toMatchObject([
      { why: 'data-deployment' },
    ]);
    expect(broken((data) => (data.deployments.minors.poland[0].on = 'Z9'))).toMatchObject([
      { why: 'data-square', given: 'Z9' },
    ]);
    expect(broken((data) => (data.deployments.minors.poland[0].count = 3))).toMatchObject([
      { why: 'data-minor-forage', square: 'C17' },
      { why: 'data-counters', at: 'counters.minor.army' },
    ]);
    expect(broken((data) => (data.deployments.suggested.RU['army-veteran'] = 'B18'))).toMatchObject([
      { why: 'data-suggestion', at: 'deployments.suggested.RU' },
    ]);
    expect(broken((data) => (data.deployments.suggested.PR['fortified-zone'] = ''))).toMatchObject([
      { why: 'data-suggestion' },
    ]);
  });

  it.each([null, 7, 'data', [], {}])('may not be %j', (given) => {
    expect(loadData(given).ok).toBe(false);
  });

  it('is what the game is then played with, or is refused', () => {
    const richer = { ...copy(defaultData), id: 'richer' };
    (richer.powers as Record<string, object>).PR = { capital: 'C16', freeMarkers: 5 };
    const made = withData(richer);
    if (!made.ok) throw new Error(JSON.stringify(made.reasons));
    const g = made.game.setup(settled({ players: 2 }), { roll: () => 0, draw: () => 0 });
    expect([g.data, tablesOf(g).freeMarkers[2]]).toEqual([expect.stringMatching(/^richer@/), 5]);
    expect(withData({ ...richer, id: 7 })).toMatchObject({ ok: false, reasons: [{ why: 'data-id' }] });
  });

  it('is known by its name once it is added', () => {
    const mine = { ...copy(defaultData), id: 'mine' };
    add(mine);
    expect(tablesOf({ data: 'mine' }).data).toBe(mine);
    expect(() => tablesOf({ data: 'nobody’s' })).toThrow('not loaded');
    add({ ...mine });
    const other = { ...mine, markers: { ...mine.markers, corruption: 9 } };
    expect(withData(other)).toMatchObject({ ok: false, reasons: [{ why: 'data-name-taken', at: 'id' }] });
    // Kept with a table, it is told apart by what is in it.
    expect(tablesOf({ data: add(other) }).data).toBe(other);
    expect(tablesOf({ data: 'mine' }).data).toBe(mine);
    expect(UNIT.base).toBe(9);
  });
});
