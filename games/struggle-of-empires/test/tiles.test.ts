import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../src/data/numbers.ts';
import { REGIONS, type RegionId } from '../src/data/regions.ts';
import { TILES, type TileId } from '../src/data/tiles.ts';
import type { Options } from '../src/options.ts';
import { inTurn, newTrial, type Table, type Trial } from './kit.ts';

const turnOf = (options: Partial<Options>, lay: (table: Table) => void = () => {}) =>
  inTurn({ options, top: ['britain', 'spain'], bottom: ['france', 'russia'], lay });
const taking = (options: Partial<Options>, tile: TileId, lay?: (table: Table) => void) =>
  turnOf(options, lay).play('britain', 'action tile', `tile ${tile}`);

const gold: Partial<Record<TileId, number>> = {
  'army-training': 6,
  'naval-training': 5,
  reserve: 2,
  'war-office': 8,
  mercenaries: 3,
  pressgangs: 3,
  'trained-natives': 4,
  militia: 4,
  'diplomatic-service': 2,
};

describe.each(EDITIONS)('Taking a tile, %s', (edition) => {
  const plain = TILES.filter(
    (id) =>
      !['industry', 'government-reform', 'improved-agriculture', 'pirates', 'slave-revolt', 'navigation'].includes(id),
  );
  it.each(plain)('%s costs what it should and is kept', (tile) => {
    const t = taking({ edition }, tile, (table) => table.gold('britain', 20));
    expect(t.gold('britain')).toBe(20 - (gold[tile] ?? 0));
    expect(t.population('britain')).toBe(tile === 'logistics' ? 4 : 5);
    expect(t.tiles('britain', tile)).toBe(1);
  });

  it('is paid by taxation where gold is short', () => {
    const t = taking({ edition, ...(edition === 'deluxe' && { originalUnrest: true }) }, 'war-office', (table) =>
      table.gold('britain', 3),
    );
    expect([t.gold('britain'), t.unrest('britain')]).toEqual([1, 3]);
  });

  it('ruling 53: needs its population in full', () => {
    const t = turnOf({ edition }, (table) => table.population('britain', 1)).play('britain', 'action tile');
    expect(t.reasons('britain', { t: 'tile', tile: 'industry' })).toMatchObject([{ why: 'population-short', need: 2 }]);
    expect(t.offers()).toContain('tile logistics');
  });

  it('is over when the copies are gone', () => {
    const t = turnOf({ edition }, (table) => table.tile('france', 'pressgangs')).play('britain', 'action tile');
    expect(t.why('britain', 'tile pressgangs')).toEqual(['tile-not-in-stock']);
  });
});

describe('Industry', () => {
  it('pays 3 VP for 2 population and 2 unrest and leaves the game', () => {
    const t = taking({ edition: 'original' }, 'industry', (table) => table.tile('britain', 'improved-agriculture', 2));
    expect([t.vp('britain'), t.population('britain'), t.unrest('britain')]).toEqual([3, 3, 2]);
    expect([t.stock('industry'), t.tiles('britain', 'industry')]).toEqual([2, 0]);
  });

  it('deluxe: pays 1 more for each Improved Agriculture, unless the old tile is chosen', () => {
    const farms = (table: Table) => table.tile('britain', 'improved-agriculture', 2);
    const options = { edition: 'deluxe', openUnrest: true } as const;
    expect(taking(options, 'industry', farms).vp('britain')).toBe(5);
    expect(taking({ ...options, originalIndustry: true }, 'industry', farms).vp('britain')).toBe(3);
  });
});

describe('Government Reform (ruling 52)', () => {
  it.each([
    [5, 3],
    [1, 0],
    [0, 0],
  ])('takes 2 unrest off %i, as far as there is any', (before, after) => {
    const t = taking({ edition: 'original' }, 'government-reform', (table) => table.unrest('britain', before));
    expect(t.unrest('britain')).toBe(after);
    expect(t.stock('government-reform')).toBe(9);
  });
});

describe('Improved Agriculture', () => {
  it('original: costs 4 gold and feeds once a war', () => {
    const t = taking({ edition: 'original' }, 'improved-agriculture');
    expect([t.gold('britain'), t.population('britain')]).toEqual([6, 5]);
    t.play('britain', 'use improved-agriculture');
    expect(t.population('britain')).toBe(6);
    expect(t.why('britain', 'use improved-agriculture')).toEqual(['tile-used-this-war']);
  });

  it('deluxe: is free and feeds at once as well', () => {
    const t = taking({ edition: 'deluxe' }, 'improved-agriculture');
    expect([t.gold('britain'), t.population('britain')]).toEqual([10, 6]);
    t.play('britain', 'use improved-agriculture');
    expect(t.population('britain')).toBe(7);
  });

  it('deluxe with the old tile: 4 gold and nothing at once', () => {
    const t = taking({ edition: 'deluxe', originalImprovedAgriculture: true }, 'improved-agriculture');
    expect([t.gold('britain'), t.population('britain')]).toEqual([6, 5]);
  });

  it('does not feed more than nine', () => {
    const t = turnOf({ edition: 'original' }, (table) =>
      table.tile('britain', 'improved-agriculture').population('britain', 9),
    );
    expect(t.why('britain', 'use improved-agriculture')).toEqual(['population-full']);
  });
});

const companies: readonly (readonly [TileId, readonly RegionId[]])[] = [
  ['gold-mines', ['south-america']],
  ['slaves-company', ['africa']],
  ['tobacco', ['north-america']],
  ['sugar-plantations', ['caribbean']],
  ['baltic-company', ['baltic']],
  ['east-indies-company', ['india', 'east-indies']],
  ['levant-company', ['ottoman-empire', 'mediterranean']],
];

describe('Companies', () => {
  describe.each(EDITIONS)('in the %s edition', (edition) => {
    it.each(companies)('%s pays a gold for each token in %j, and in no other region', (tile, regions) => {
      const everywhere = (table: Table) => {
        table.tile('britain', tile);
        for (const region of REGIONS) table.tokens('britain', region, region === 'german-states' ? 1 : 2);
      };
      const offered = regions.map((region) => `trade ${tile} ${region}`);
      expect(offersToTrade(turnOf({ edition }, everywhere)).toSorted()).toEqual(offered.toSorted());
      for (const region of regions) {
        const t = turnOf({ edition }, everywhere).play('britain', `trade ${tile} ${region}`);
        expect([t.gold('britain'), offersToTrade(t)]).toEqual([12, []]);
      }
    });
  });

  it('pay a gold for each token in one of their regions, each copy once a war (ruling 8)', () => {
    const t = turnOf({ edition: 'original' }, (table) =>
      table.tile('britain', 'east-indies-company', 2).tokens('britain', 'india', 2).tokens('britain', 'east-indies'),
    );
    t.play('britain', 'trade east-indies-company india', 'trade east-indies-company india');
    expect(t.gold('britain')).toBe(14);
    expect(t.why('britain', 'trade east-indies-company india')).toEqual(['tile-used-this-war']);
  });

  it('pay nowhere else, and nothing where one has no token', () => {
    const t = turnOf({ edition: 'original' }, (table) => table.tile('britain', 'tobacco').tokens('britain', 'india'));
    expect(t.why('britain', 'trade tobacco india')).toEqual(['not-traded-there']);
    expect(t.why('britain', 'trade tobacco north-america')).toEqual(['no-token-there']);
  });

  it('are three at most with two or three players in the deluxe edition', () => {
    const three = (table: Table) =>
      table.tile('britain', 'tobacco').tile('britain', 'gold-mines').tile('britain', 'levant-company');
    const few = inTurn({ options: { edition: 'deluxe' }, top: ['britain'], bottom: ['france', 'spain'], lay: three });
    few.play('britain', 'action tile');
    expect(few.why('britain', 'tile levant-company')).toEqual(['too-many-trade-tiles']);
    expect(turnOf({ edition: 'deluxe' }, three).play('britain', 'action tile').offers()).toContain(
      'tile levant-company',
    );
  });
});

const offersToTrade = (t: Trial): string[] => t.offers().filter((offer) => offer.startsWith('trade'));

describe('Local alliances', () => {
  it('original: are taken as tiles, for a gold where it says so, and one player has each', () => {
    const t = turnOf({ edition: 'original' }, (table) => table.alliance('france', 'saxony'));
    t.play('britain', 'action tile');
    expect(t.reasons('britain', { t: 'alliance', alliance: 'saxony' })).toMatchObject([
      { why: 'alliance-taken', power: 'france' },
    ]);
    t.play('britain', 'alliance portugal');
    expect([t.gold('britain'), t.g.alliances[2]]).toEqual([9, 0]);
  });

  const six = (table: Table) => {
    for (const id of ['gauchos', 'portugal', 'bavaria', 'saxony', 'cossacks', 'naples'] as const)
      table.alliance('britain', id);
  };

  it('original: there is no end to them but the tiles’', () => {
    expect(turnOf({ edition: 'original' }, six).play('britain', 'action tile').offers()).toContain('alliance sweden');
  });

  it('deluxe: are no tiles, and can still be made when there are none left', () => {
    const t = turnOf({ edition: 'deluxe' }, (table) => table.g.stock.fill(0));
    expect(t.why('britain', 'action tile')).toEqual(['nothing-to-take']);
    expect(t.offers()).toContain('action alliance');
  });

  it('deluxe: are a special action of their own, with six markers', () => {
    const t = turnOf({ edition: 'deluxe' }, six);
    expect(t.why('britain', 'action alliance')).toEqual(['no-alliance-marker-left']);
    const free = turnOf({ edition: 'deluxe' }).play('britain', 'action alliance', 'alliance denmark');
    expect(free.gold('britain')).toBe(9);
    const tile = turnOf({ edition: 'deluxe' }).play('britain', 'action tile');
    expect(tile.why('britain', 'alliance denmark')).toEqual(['alliances-are-not-tiles']);
  });

  it('the Diplomatic Service makes one without an action, once a war, at its cost', () => {
    const t = turnOf({ edition: 'deluxe' }, (table) => table.tile('britain', 'diplomatic-service'));
    t.play('britain', 'use diplomatic-service', 'alliance ottomans', 'action alliance', 'alliance saxony');
    expect([t.gold('britain'), t.g.stack.at(-1)]).toMatchObject([9, { actions: 1 }]);
    expect(t.why('britain', 'use diplomatic-service')).toEqual(['tile-used-this-war']);
  });
});

describe('The Blockade on the map', () => {
  it('is laid in a colony under an own navy, and leaves the hand', () => {
    const t = turnOf({ edition: 'original' }, (table) =>
      table.tile('britain', 'blockade').units('britain', 'navy', 'india').units('britain', 'navy', 'baltic'),
    );
    expect(t.why('britain', 'blockade baltic')).toEqual(['not-a-colony']);
    expect(t.why('britain', 'blockade africa')).toEqual(['no-navy-there']);
    t.play('britain', 'blockade india');
    expect([t.g.blockades[4], t.tiles('britain', 'blockade'), t.stock('blockade')]).toEqual([0, 0, 0]);
  });

  it('lies until its owner’s last navy leaves, whoever else sails away', () => {
    const t = turnOf({ edition: 'original' }, (table) =>
      table.tile('britain', 'blockade').units('britain', 'navy', 'india', 2).units('france', 'navy', 'india'),
    );
    t.play('britain', 'blockade india', 'action move').dice(2).play('britain', 'to baltic', 'stop', 'action pass');
    t.play('france', 'action move').dice(2).play('france', 'to baltic', 'action pass');
    expect([t.told('blockade-lifted'), t.stock('blockade')]).toEqual([[], 0]);
  });
});

describe('The stock', () => {
  it('ruling 57: two Naval Trainings in the original or, if so chosen, three; three in the deluxe edition', () => {
    const stock = (options: Partial<Options>) => newTrial(options).stock('naval-training');
    expect(stock({ edition: 'original', players: 7 })).toBe(2);
    expect(stock({ edition: 'original', players: 7, navalTrainingCopies: '3' })).toBe(3);
    expect(stock({ edition: 'deluxe', players: 7 })).toBe(3);
  });
});
