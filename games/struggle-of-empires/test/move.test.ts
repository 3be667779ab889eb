import { describe, expect, it } from 'vitest';
import type { Options } from '../src/options.ts';
import { inTurn, type Table } from './kit.ts';

/** Britain about to move. A second army stands by, since a single unit would be taken without asking. */
const moving = (options: Partial<Options>, lay: (table: Table) => void) =>
  inTurn({
    options,
    top: ['britain', 'spain'],
    bottom: ['france', 'russia'],
    lay: (table) => {
      lay(table);
      table.units('britain', 'army', 'ottoman-empire');
    },
  }).play('britain', 'action move');
const original = (lay: (table: Table) => void) => moving({ edition: 'original' }, lay);
const deluxe = (lay: (table: Table) => void) => moving({ edition: 'deluxe' }, lay);

describe('Moving', () => {
  it('moves two units, and may stop after one', () => {
    const t = original((table) => table.units('britain', 'navy', 'baltic', 2));
    expect(t.offers()).toEqual(['move army ottoman-empire', 'move navy baltic']);
    t.play('britain', 'move navy baltic', 'to mediterranean');
    expect(t.offers()).toEqual(['move army ottoman-empire', 'move navy baltic', 'stop']);
    t.play('britain', 'move navy baltic', 'to home');
    expect(t.key).toBe('turn.act');
  });

  it('is not offered without units', () => {
    const t = inTurn({ options: { edition: 'original' }, top: ['britain'], bottom: ['france'] });
    expect(t.why('britain', 'action move')).toEqual(['no-units']);
  });

  it('ruling 8: each Logistics moves one more', () => {
    const t = original((table) =>
      table.units('britain', 'army', 'home', 5).tokens('britain', 'baltic').tile('britain', 'logistics', 2),
    );
    for (let i = 0; i < 4; i++) t.play('britain', 'move army home', 'to german-states');
    expect(t.key).toBe('turn.act');
    expect(t.units('britain', 'army', 'german-states')).toBe(4);
  });

  it('ruling 12: moves no unit twice, not even one that was thrown back', () => {
    const t = original((table) =>
      table
        .units('britain', 'army', 'german-states')
        .units('britain', 'navy', 'india')
        .units('britain', 'army', 'home'),
    );
    t.dice(1, 4).play('britain', 'move army german-states', 'to india');
    expect(t.why('britain', 'move army german-states')).toEqual(['moved-already']);
    expect(t.offers()).toEqual(['move army ottoman-empire', 'move army home', 'move navy india', 'stop']);
  });

  it('may be left off after a unit is lost', () => {
    const t = original((table) => table.units('britain', 'navy', 'india', 2));
    t.dice(1, 1).play('britain', 'move navy india', 'to baltic');
    expect(t.units('britain', 'navy', 'india')).toBe(1);
    expect(t.told('unit-lost')).toMatchObject([{ unit: 'navy', place: 'india', cause: 'sea' }]);
    t.play('britain', 'stop');
    expect(t.key).toBe('turn.act');
  });

  it('leaves forts where they are, but for one that is still at home', () => {
    const t = original((table) => table.units('britain', 'fort', 'india').units('britain', 'fort', 'home'));
    expect(t.why('britain', 'move fort india')).toEqual(['forts-stay']);
    t.play('britain', 'move fort home');
    expect(t.units('britain', 'fort', 'german-states')).toBe(1);
  });
});

describe('Where units may go', () => {
  it('navies to the six colonies, the Baltic, the Mediterranean and home', () => {
    const t = original((table) => table.units('britain', 'navy', 'india')).play('britain', 'move navy india');
    expect(t.offers()).toHaveLength(8);
    expect(t.why('britain', 'to ottoman-empire')).toEqual(['navies-cannot-enter']);
    expect(t.why('britain', 'to india')).toEqual(['already-there']);
  });

  it('ruling 13: armies to a colony only beside a navy of their own in that very colony', () => {
    const t = deluxe((table) =>
      table.units('britain', 'army', 'home').units('britain', 'navy', 'caribbean').units('spain', 'navy', 'india'),
    ).play('britain', 'move army home');
    expect(t.offers()).toContain('to caribbean');
    expect(t.why('britain', 'to north-america')).toEqual(['no-navy-there']);
    expect(t.why('britain', 'to india')).toEqual(['no-navy-there']);
  });

  it('ruling 14, original: armies into Europe by border, token, neighbouring token or navy', () => {
    const open = (lay: (table: Table) => void) =>
      original((table) => {
        table.units('britain', 'army', 'india');
        lay(table);
      })
        .play('britain', 'move army india')
        .offers()
        .filter((line) => line !== 'to home');
    expect(open(() => {})).toEqual(['to german-states']);
    expect(open((table) => table.tokens('britain', 'german-states'))).toEqual([
      'to german-states',
      'to central-europe',
      'to mediterranean',
    ]);
    expect(open((table) => table.tokens('britain', 'baltic'))).toEqual([
      'to baltic',
      'to german-states',
      'to central-europe',
    ]);
    expect(open((table) => table.units('britain', 'navy', 'mediterranean'))).toEqual([
      'to german-states',
      'to mediterranean',
      'to ottoman-empire',
    ]);
    expect(open((table) => table.units('britain', 'navy', 'baltic'))).toEqual(['to baltic', 'to german-states']);
  });

  it('ruling 14, deluxe: armies into all of Europe, unless the old adjacency is chosen', () => {
    const army = (table: Table) => table.units('britain', 'army', 'home');
    expect(deluxe(army).play('britain', 'move army home').offers()).toHaveLength(5);
    const old = moving({ edition: 'deluxe', originalAdjacency: true }, (table) =>
      table.units('britain', 'army', 'india'),
    );
    old.play('britain', 'move army india');
    expect(old.offers()).toEqual(['to german-states', 'to home']);
    expect(old.why('britain', 'to baltic')).toEqual(['not-adjacent']);
  });

  it('ruling 35: a blockade keeps out land units of the other alliance that have no more navies there', () => {
    const blockaded = (own: number, by: 'france' | 'spain') =>
      original((table) => {
        table.units('britain', 'army', 'africa').units('britain', 'navy', 'india', own).units(by, 'navy', 'india', 2);
        table.tile(by, 'blockade');
        table.g.tiles.fill(0);
        table.g.blockades[4] = by === 'france' ? 1 : 2;
      }).play('britain', 'move army africa');
    expect(blockaded(2, 'france').why('britain', 'to india')).toEqual(['blockaded']);
    expect(blockaded(3, 'france').offers()).toContain('to india');
    expect(blockaded(1, 'spain').offers()).toContain('to india');
  });

  it('ends a blockade when the last navy under it sails away', () => {
    const t = original((table) => {
      table.units('britain', 'navy', 'india').tile('britain', 'blockade');
      table.g.tiles.fill(0);
      table.g.blockades[4] = 0;
    });
    t.dice(3).play('britain', 'move navy india', 'to baltic');
    expect(t.g.blockades[4]).toBe(-1);
    expect(t.stock('blockade')).toBe(1);
  });
});

describe('Sea checks', () => {
  it('are made between zones only: none inside Europe or the Americas', () => {
    const t = original((table) => table.units('britain', 'navy', 'baltic').units('britain', 'navy', 'caribbean'));
    t.play('britain', 'move navy baltic', 'to mediterranean', 'move navy caribbean', 'to south-america');
    expect(t.told('sea-check')).toEqual([]);
  });

  it.each([
    [[2], 'arrives'],
    [[1, 2], 'lost'],
    [[1, 3], 'stays'],
    [[1, 4], 'stays'],
    [[1, 5], 'arrives'],
  ] as const)('original: dice of %j mean the unit %s', (dice, outcome) => {
    const t = original((table) => table.units('britain', 'navy', 'africa')).dice(...dice);
    t.play('britain', 'move navy africa', 'to india');
    expect(t.told('voyage-ended')).toMatchObject([{ outcome }]);
    expect(t.unrest('britain')).toBe(0); // ruling 11: 2005 names losses in combat alone
  });

  it.each([
    [1, 2, 'stays'],
    [1, 3, 'arrives'],
    [2, 1, 'arrives'],
  ] as const)('Navigation: with %i tiles a second die of %i means the unit %s', (tiles, second, outcome) => {
    const t = original((table) => table.units('britain', 'navy', 'africa').tile('britain', 'navigation', tiles));
    t.dice(1, second).play('britain', 'move navy africa', 'to india');
    expect(t.told('voyage-ended')).toMatchObject([{ outcome }]);
  });

  it('deluxe: a unit told to stay arrives for 1 gold', () => {
    const begin = () =>
      deluxe((table) => table.units('britain', 'navy', 'africa'))
        .numbers(4)
        .play('britain', 'move navy africa', 'to india');
    expect(begin().offers()).toEqual(['voyage stays', 'voyage arrives']);
    expect(begin().why('britain', 'voyage lost')).toEqual(['voyage-decided']);
    expect(begin().play('britain', 'voyage arrives').gold('britain')).toBe(9);
    expect(begin().play('britain', 'voyage stays').units('britain', 'navy', 'africa')).toBe(1);
  });

  it('deluxe with the old sea move: two dice and no paying, and Navigation is in the stock', () => {
    const t = moving({ edition: 'deluxe', originalSeaMove: true }, (table) => table.units('britain', 'navy', 'africa'));
    expect(t.stock('navigation')).toBe(2);
    t.dice(1, 4).play('britain', 'move navy africa', 'to india');
    expect(t.units('britain', 'navy', 'africa')).toBe(1);
    expect(deluxe((table) => table.units('britain', 'navy', 'africa')).stock('navigation')).toBe(0);
  });
});

describe('Armies built at home in the original', () => {
  it.each([
    ['britain', ['german-states']],
    ['france', ['german-states', 'mediterranean']],
    ['spain', ['mediterranean']],
    ['russia', ['baltic', 'central-europe', 'ottoman-empire']],
    ['austria', ['german-states', 'central-europe', 'mediterranean', 'ottoman-empire']],
    ['prussia', ['baltic', 'german-states', 'central-europe']],
    ['united-provinces', ['german-states']],
  ] as const)('%s: march into the regions that touch their home', (power, regions) => {
    const other = power === 'britain' ? 'france' : 'britain';
    const t = inTurn({ options: { edition: 'original' }, top: [power], bottom: [other] });
    t.play(power, 'action build', 'build army');
    expect(t.offers()).toEqual(['to home', ...regions.map((region) => `to ${region}`)]);
  });
});
