import { copy } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { ADVANTAGE_EFFECT, ADVANTAGE_OF, ADVANTAGE_SPACES, ADVANTAGES } from '../src/data/advantages.ts';
import { defaultData } from '../src/data/default.ts';
import { COMMODITIES } from '../src/data/demand.ts';
import { EVENTS, EVENTS_OF } from '../src/data/events.ts';
import { loadData } from '../src/data/load.ts';
import { COUNTRIES, REGIONS } from '../src/data/map/regions.ts';
import {
  CONQUEST_LINES,
  FORTS,
  IS_PRESTIGE,
  LINKS,
  MARKETS,
  MARKETS_OF,
  POLITICAL_SPACES,
  PRESTIGE_SPACES,
  REGION,
  SEAS,
  SPACE,
  SPACES,
  SPACES_IN,
  SPACES_OF,
  START,
  TERRITORIES,
} from '../src/data/map/spaces.ts';
import { ELIGIBLE, HAS_KEYWORD, KEYWORDS, MINISTRIES, MINISTRY_SIDE } from '../src/data/ministries.ts';
import { HOME_TERRITORIES } from '../src/data/set-up.ts';
import { FRANCE } from '../src/data/sides.ts';
import { add, tablesOf } from '../src/data/tables.ts';
import { STRENGTH_SPACES, THEATRE, THEATRES, THEATRES_OF } from '../src/data/wars.ts';
import { createGame, game, withData } from '../src/game.ts';
import { priceNow } from '../src/purchases/price-now.ts';
import { settled } from './kit.ts';

const ids = (spaces: readonly number[]) => spaces.map((space) => SPACES[space]);
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const ends = (lines: readonly (readonly number[])[]) => sum(lines.map((line) => line.length));

const { awards, basicCounts, bonusCounts, cost, demand, investments, results } = tablesOf({ data: defaultData.id });

describe('The map', () => {
  it('has 112 spaces: 30 in each Region, 22 in India', () => {
    expect(SPACES).toHaveLength(112);
    expect(SPACES_IN.map((spaces) => spaces.length)).toEqual([30, 30, 30, 22]);
  });

  it('has 36 Political spaces, 41 Markets, 18 Territories, 11 seas and 6 Forts', () => {
    const kinds = [POLITICAL_SPACES, MARKETS, TERRITORIES, SEAS, FORTS];
    expect(kinds.map((kind) => kind.length)).toEqual([36, 41, 18, 11, 6]);
  });

  it('has 16 Prestige spaces, all in Europe but those of the United States', () => {
    expect(PRESTIGE_SPACES).toHaveLength(16);
    const abroad = PRESTIGE_SPACES.filter((space) => REGION[space] !== 0);
    expect(ids(abroad)).toEqual(['usa-2', 'usa-3']);
  });

  it('has 107 links and 20 conquest lines, which lead both ways', () => {
    expect([ends(LINKS) / 2, ends(CONQUEST_LINES) / 2]).toEqual([107, 20]);
    for (const lines of [LINKS, CONQUEST_LINES])
      lines.forEach((line, space) => {
        expect(new Set(line).size).toBe(line.length);
        expect(line).not.toContain(space);
        for (const other of line) expect(lines[other]).toContain(space);
      });
  });

  it('never links a Market to another Region', () => {
    for (const market of MARKETS) for (const other of LINKS[market]) expect(REGION[other]).toBe(REGION[market]);
  });

  it('prices every space but the seas', () => {
    SPACES.forEach((id, space) => {
      expect(cost[space] > 0, id).toBe(!SEAS.includes(space));
    });
    expect(['champlain-valley', 'arcot', 'calicut', 'sons-of-liberty'].map((id) => cost[SPACE[id as never]])).toEqual([
      4, 2, 3, 3,
    ]);
  });

  it('has 9 Fur, 5 Spice, 4 Fish, 7 Tobacco, 9 Sugar and 6 Cotton Markets; Chesapeake sells none of these', () => {
    expect(MARKETS_OF.map((markets) => markets.length)).toEqual([9, 5, 4, 7, 9, 6]);
    const others = MARKETS.filter((market) => !MARKETS_OF.flat().includes(market));
    expect(ids(others)).toEqual(['chesapeake']);
  });

  it('flags 17 spaces for France and 16 for Britain at the start', () => {
    expect([0, 1].map((side) => START.filter((start) => start === side).length)).toEqual([17, 16]);
    expect(HOME_TERRITORIES.map((spaces) => spaces.length)).toEqual([7, 6]);
  });

  it('has the Prestige of six countries of several spaces', () => {
    const proud = COUNTRIES.filter(
      (id, country) => id !== 'usa' && SPACES_OF[country].length > 1 && SPACES_OF[country].some((s) => IS_PRESTIGE[s]),
    );
    expect(proud).toEqual(['ireland', 'scotland', 'prussia', 'dutch-republic', 'austria', 'spain']);
  });
});

describe('The tiles', () => {
  it('are 24 Investments: for each kind of point four of 4, two of 3 with an Event, two of 2 with an Upgrade too', () => {
    for (const major of [0, 1, 2]) {
      const own = investments.filter((row) => row.major === major);
      expect(own.map((row) => row.majorPoints)).toEqual([4, 4, 4, 4, 3, 3, 2, 2]);
      expect(own.map((row) => row.event)).toEqual([false, false, false, false, true, true, true, true]);
      expect(own.map((row) => row.upgrade)).toEqual([false, false, false, false, false, false, true, true]);
      for (const minor of [0, 1, 2])
        expect(own.filter((row) => row.minor === minor)).toHaveLength(minor === major ? 0 : 4);
      for (const row of own) expect(row.minorPoints).toBe(2);
    }
  });

  it('are eight Awards worth 9 VP and 4 Treaty Points, the two dearest for a lead of two', () => {
    expect(sum(awards.map(({ vp }) => vp))).toBe(9);
    expect(sum(awards.map(({ trp }) => trp))).toBe(4);
    expect(awards.filter(({ lead }) => lead === 2).map(({ vp }) => vp)).toEqual([3, 2]);
  });

  it('are 16 Basic and 12 Bonus War tiles a side', () => {
    expect([sum(basicCounts), sum(bonusCounts)]).toEqual([16, 12]);
  });

  it('pay 12, 13 and 13 VP for all six commodities in the three Eras', () => {
    expect([0, 1, 2].map((era) => sum(demand.map((rewards) => rewards[era].vp)))).toEqual([12, 13, 13]);
    expect(COMMODITIES).toEqual(['furs', 'spice', 'fish', 'tobacco', 'sugar', 'cotton']);
  });

  it('are 22 Advantages, and no space belongs to two', () => {
    expect(ADVANTAGES).toHaveLength(22);
    const spaces = ADVANTAGE_SPACES.flat();
    expect(new Set(spaces).size).toBe(spaces.length);
    expect(ADVANTAGE_OF.filter((advantage) => advantage >= 0)).toHaveLength(spaces.length);
    expect(ADVANTAGE_EFFECT.filter(({ does }) => does === 'conflict')).toHaveLength(10);
  });
});

describe('The cards', () => {
  it('are 41 Events: 15, 15 and 11', () => {
    expect(EVENTS).toHaveLength(41);
    expect(EVENTS_OF.map((events) => events.length)).toEqual([15, 15, 11]);
  });

  it('are 26 ministries, 13 a side', () => {
    expect(MINISTRIES).toHaveLength(26);
    expect(sum(MINISTRY_SIDE as number[])).toBe(13);
    expect(ELIGIBLE.map((eras) => eras.map((list) => list.length))).toEqual([
      [5, 5, 7],
      [5, 5, 6],
    ]);
  });

  it('have keywords on all ministries but the Jacobites', () => {
    const without = MINISTRIES.filter((_, ministry) => !HAS_KEYWORD[ministry].includes(true));
    expect(without).toEqual(['jacobite-uprisings']);
    expect(KEYWORDS.map((_, k) => HAS_KEYWORD.filter((has) => has[k]).length)).toEqual([5, 5, 6, 6, 6]);
  });
});

describe('The Wars', () => {
  it('are fought in four theatres each, the last in three', () => {
    expect(THEATRES_OF.map((theatres) => theatres.length)).toEqual([4, 4, 4, 3]);
    expect(THEATRES).toHaveLength(15);
  });

  it('have rows of rising margins, which pay more and more', () => {
    for (const bySide of results)
      for (const rows of bySide)
        for (let i = 1; i < rows.length; i++) {
          expect(rows[i].from).toBeGreaterThan(rows[i - 1].from);
          expect(rows[i].vp + rows[i].cp).toBeGreaterThanOrEqual(rows[i - 1].vp + rows[i - 1].cp);
          expect(rows[i].loserTrp).toBeGreaterThanOrEqual(rows[i - 1].loserTrp);
        }
  });

  it('differ by side only in the second Jacobite Rebellion and the American Revolution', () => {
    const unlike = THEATRES.filter((_, t) => JSON.stringify(results[t][0]) !== JSON.stringify(results[t][1]));
    expect(unlike).toEqual(['WAS-4', 'AWI-1']);
  });

  it('count alliances, squadrons and Forts where the map says so', () => {
    const counted = (id: keyof typeof THEATRE) => ids(STRENGTH_SPACES[THEATRE[id]]);
    expect(counted('WSS-2')).toEqual([
      'sardinia',
      'spain-alliance-north',
      'spain-alliance-south',
      'biscay',
      'balearic',
    ]);
    expect(counted('WAS-3')).toEqual(['hooghly-river', 'arcot', 'vandavasi', 'malabar-coast']);
    expect(counted('AWI-1')).toContain('sons-of-liberty');
    expect(sum(STRENGTH_SPACES.map((spaces) => spaces.length))).toBe(105);
  });

  it('pay up to 9, 6, 6 and 4 VP to one side', () => {
    const most = (war: number, side: number) => sum(THEATRES_OF[war].map((t) => results[t][side].at(-1)!.vp));
    expect([0, 1, 2, 3].map((war) => most(war, 0))).toEqual([9, 6, 6, 4]);
    expect([0, 1, 2, 3].map((war) => most(war, 1))).toEqual([9, 4, 6, 4]);
  });
});

it('Ids are unique within each kind of thing', () => {
  for (const list of [SPACES, REGIONS, COUNTRIES, THEATRES, ADVANTAGES, EVENTS, MINISTRIES])
    expect(new Set<string>(list).size).toBe(list.length);
});

// biome-ignore lint/suspicious/noExplicitAny: the point is to break the shape
const broken = (spoil: (data: any) => void) => {
  // biome-ignore lint/suspicious/noExplicitAny: the point is to break the shape
  const data: any = copy(defaultData);
  spoil(data);
  const loaded = loadData(data);
  return loaded.ok ? [] : loaded.reasons;
};

describe('Data from outside', () => {
  it('may be ours', () => {
    expect(loadData(defaultData)).toEqual({ ok: true, data: defaultData });
    expect(loadData(JSON.parse(JSON.stringify(defaultData))).ok).toBe(true);
  });

  it('is refused with every fault and where it stands', () => {
    expect(broken((data) => (data.id = 'My Box!'))).toMatchObject([{ why: 'data-id', at: 'id' }]);
    expect(broken((data) => (data.costs.biscay = 2))).toMatchObject([
      { why: 'data-number', at: 'costs.biscay', to: 0 },
    ]);
    expect(broken((data) => delete data.costs.albany)).toMatchObject([{ why: 'data-number', at: 'costs.albany' }]);
    expect(broken((data) => (data.costs.paris = 2))).toMatchObject([{ why: 'data-unknown', at: 'costs.paris' }]);
    expect(broken((data) => (data.investments['inv-03'] = 'E4 E'))).toMatchObject([
      { why: 'data-face', given: 'E4 E' },
    ]);
    expect(broken((data) => (data.awards.a2.lead = 0))).toMatchObject([{ why: 'data-number', at: 'awards.a2.lead' }]);
    expect(broken((data) => data.basic.pop())).toMatchObject([{ why: 'data-kinds', at: 'basic', wanted: 5 }]);
    expect(broken((data) => (data.bonus[1].effect = 'boom'))).toMatchObject([{ why: 'data-word', given: 'boom' }]);
    expect(broken((data) => (data.bonus[1].count = 0))).toMatchObject([{ why: 'data-few-tiles', at: 'bonus' }]);
    expect(broken((data) => (data.demand.fish.empire = { vp: 2.5 }))).toMatchObject([{ at: 'demand.fish.empire.vp' }]);
    expect(broken((data) => (data.results['WSS-1'].france[1].from = 1))).toMatchObject([
      { why: 'data-number', at: 'results.WSS-1.france[1].from', from: 2 },
    ]);
    expect(broken((data) => (data.results['7YW-3'].britain[0].unflag.type = 'fort'))).toMatchObject([
      { why: 'data-word', at: 'results.7YW-3.britain[0].unflag.type' },
    ]);
  });

  it.each([null, 7, 'data', [], {}])('may not be %j', (given) => {
    expect(loadData(given).ok).toBe(false);
  });

  it('is what a game that names it is played with', () => {
    const data = { ...copy(defaultData), id: 'mine' };
    (data.costs as Record<string, number>).albany = 5;
    add(data);
    expect(tablesOf({ data: 'mine' }).cost[SPACE.albany]).toBe(5);
    expect(tablesOf({ data: 'second-printing' }).cost[SPACE.albany]).toBe(3);
    expect(() => tablesOf({ data: 'nobody’s' })).toThrow('not loaded');
    add({ ...data });
    const another = { ...data, costs: { ...data.costs, albany: 4 } };
    expect(withData(another)).toMatchObject({ ok: false, reasons: [{ why: 'data-name-taken', at: 'id' }] });
    expect(tablesOf({ data: add(another) }).cost[SPACE.albany]).toBe(4);
  });

  it('changes prices in the game made with it, and in no other', () => {
    const dear = { ...copy(defaultData), id: 'dear-albany', costs: { ...defaultData.costs, albany: 5 } };
    const chance = { roll: () => 0, draw: () => 0 };
    const base = (made: typeof game) => priceNow(made.setup(settled(), chance), SPACE.albany, FRANCE)?.base;
    expect([base(createGame(dear)), base(game)]).toEqual([5, 3]);
  });
});
