import { Context, copy, Seeded } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { defaultData } from '../src/data/default.ts';
import { loadData, readCounters } from '../src/data/load.ts';
import { REGIONS } from '../src/data/regions.ts';
import { copiesOf, tablesOf } from '../src/data/tables.ts';
import { COMPANIES, TILE, TILES, UNIQUE_TILES } from '../src/data/tiles.ts';
import { createGame, game, withData } from '../src/game.ts';
import { at } from '../src/state.ts';
import { mayTake } from '../src/tiles/take-tile.ts';
import { playOut, settled } from './kit.ts';

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

  it('has 65 counters, four of them Ottoman, six to colonize and six for commerce', () => {
    const counters = readCounters(defaultData);
    expect(counters).toHaveLength(65);
    expect(counters.filter(({ region }) => region === 10)).toHaveLength(4);
    expect(counters.filter(({ kind }) => kind === 'colonize')).toHaveLength(6);
    expect(counters.filter(({ kind }) => kind === 'commerce')).toHaveLength(6);
    expect(counters.filter(({ gold }) => gold === 3)).toHaveLength(10);
    expect(counters.filter(({ vp }) => vp === 1)).toHaveLength(7);
  });

  it('has as many tiles as the boxes say', () => {
    const original = tablesOf({ data: 'reconstructed', options: { edition: 'original' } });
    const all = TILES.map((_, tile) => tile);
    const improvements = all.filter((tile) => !COMPANIES.includes(tile));
    const count = (tiles: readonly number[]) => tiles.reduce((sum, tile) => sum + copiesOf(original, tile, 5), 0);
    expect([count(COMPANIES), count(improvements)]).toEqual([9, 51]);
    const deluxe = tablesOf({ data: 'reconstructed', options: { edition: 'deluxe' } });
    expect(copiesOf(deluxe, TILE['army-training'], 2)).toBe(2);
    expect(copiesOf(deluxe, TILE['government-reform'], 7)).toBe(10);
  });

  it('pays 98 VP a war in the original and 97 in the deluxe edition', () => {
    const sum = (edition: 'original' | 'deluxe') =>
      Object.values(defaultData.vp[edition])
        .flat()
        .reduce((a, b) => a + b);
    expect([sum('original'), sum('deluxe')]).toEqual([98, 97]);
  });
});

describe('2020 p.4, Neutral Region Markers Display', () => {
  it('counts the markers drawn, on the map and left, by region, and they add up', () => {
    playOut({ edition: 'deluxe', players: 4 }, 'display', (g) => {
      const { neutrals } = game.view(g, 'spectator').open;
      const { countersIn } = tablesOf(g);
      neutrals.forEach(({ drawn, onMap, left }, region) => {
        const states = countersIn[region].map((counter) => g.counters[counter]);
        expect(drawn + onMap + left).toBe(states.length);
        expect([left, onMap, drawn]).toEqual([0, 1, 2].map((state) => states.filter((each) => each === state).length));
      });
    });
  });
});

describe('Data from outside', () => {
  it('2005 Attack: a counter pays the amount of gold printed on it; a bare g is the usual 3', () => {
    const faces = { ...defaultData.counters, india: ['2 A', '2g5', '3 D', '3g', '3g1 B', '4v'] };
    const gold = readCounters({ ...defaultData, counters: faces }).flatMap(({ id, gold }) =>
      id.startsWith('india') ? [gold] : [],
    );
    expect(gold).toEqual([0, 5, 0, 3, 1, 0]);
    expect(broken((data) => (data.counters.india[1] = '2g0'))).toMatchObject([{ why: 'data-face' }]);
  });

  it('is refused with every fault and where it stands', () => {
    expect(broken((data) => data.counters.india.push('0'))).toMatchObject([
      { why: 'data-face', at: 'counters.india[6]', given: '0' },
      { why: 'data-counters', total: 66, wanted: 65 },
    ]);
    expect(broken((data) => (data.counters.india[0] = '2'))).toMatchObject([{ why: 'data-set', letter: 'A' }]);
    expect(broken((data) => (data.vp.deluxe.africa = [2, 3]))).toMatchObject([
      { why: 'data-falling', at: 'vp.deluxe.africa[1]' },
    ]);
    expect(broken((data) => delete data.vp.original.baltic)).toMatchObject([
      { why: 'data-list', at: 'vp.original.baltic' },
      { why: 'data-places', at: 'vp.original.baltic' },
    ]);
    expect(broken((data) => (data.costs.original.reserve = { silver: 2 }))).toMatchObject([
      { why: 'data-unknown', at: 'costs.original.reserve.silver' },
    ]);
    expect(broken((data) => (data.copies.original.militia = 2.5))).toMatchObject([
      { why: 'data-number', at: 'copies.original.militia' },
    ]);
    expect(broken((data) => (data.copies.deluxe.militia = [1, 2]))).toMatchObject([{ why: 'data-six' }]);
    expect(broken((data) => (data.seaDie.sinks = 2))).toMatchObject([{ why: 'data-die' }]);
    expect(broken((data) => (data.id = 'My Box!'))).toMatchObject([{ why: 'data-id', at: 'id' }]);
  });

  it.each(UNIQUE_TILES)('may not have a second %s', (tile) => {
    expect(broken((data) => (data.copies.original[tile] = 2))).toMatchObject([{ why: 'data-number', to: 1 }]);
  });

  it.each([null, 7, 'data', [], {}])('may not be %j', (given) => {
    expect(loadData(given).ok).toBe(false);
  });

  it('may have so few regions that doubles are all that is left in the bag: they are kept (2020 p.8)', () => {
    const five = ['india', 'baltic', 'german-states', 'central-europe', 'mediterranean'];
    const faces = Array.from({ length: 13 }, (_, i) => (i < 5 ? `2 ${'ABCDE'[i]}` : '2'));
    const data = { ...copy(defaultData), id: 'five-regions' };
    for (const id of REGIONS) Object.assign(data.counters, { [id]: five.includes(id) ? faces : [] });
    const own = createGame(data);
    const chance = new Seeded('five');
    const g = copy(own.setup(settled({ players: 2 }), chance));
    expect(own.flow.run(g, new Context(chance))?.key).toBe('set-up.place');
  });

  it('may ask for population for a raid, which must then be there (ruling 53)', () => {
    const data = { ...copy(defaultData), id: 'dear-pirates' };
    (data.costs.deluxe as Record<string, object>).pirates = { population: 1 };
    const g = copy(createGame(data).setup(settled({ players: 2 }), { roll: () => 0, draw: () => 0 }));
    g.population[0] = 0;
    g.tokens[at(1, 0)] = 1;
    expect(mayTake(g, 0, TILE.pirates)).toMatchObject({ why: 'population-short', need: 1, have: 0 });
  });

  it('is what the game is then played with', () => {
    const data = { ...copy(defaultData), id: 'mine' };
    (data.costs.original as Record<string, object>).banking = { gold: 3 };
    const game = createGame(data);
    const g = game.setup(settled({ edition: 'original' }), { roll: () => 0, draw: () => 0 });
    expect(g.data).toMatch(/^mine@[0-9a-f]{16}$/);
    expect(tablesOf(g).tileCosts[TILE.banking]).toEqual({ gold: 3, population: 0, unrest: 0 });
    expect(() => tablesOf({ ...g, data: 'nobody’s' })).toThrow('not loaded');
    createGame({ ...data });
    const another = { ...copy(defaultData), id: 'mine' };
    expect(withData(another)).toMatchObject({ ok: false, reasons: [{ why: 'data-name-taken', at: 'id' }] });
    // Kept with a table, it is told apart by what is in it.
    const kept = createGame(another).setup(settled({ edition: 'original' }), { roll: () => 0, draw: () => 0 });
    expect(tablesOf(kept).data).toBe(another);
    expect(tablesOf(g).data).toBe(data);
  });
});
