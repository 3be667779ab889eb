import { describe, expect, it } from 'vitest';
import { SUBREGIONS } from '../src/data/map/regions.ts';
import { IS_SPANISH, LINKS, SPACE, type SpaceId, SUBREGION } from '../src/data/map/spaces.ts';
import { tablesOf } from '../src/data/tables.ts';
import { inRound, newTrial, type Table, type Trial } from './kit.ts';
import { Zeros } from './war-kit.ts';

const begin = (t: Trial, which = 'major'): Trial => t.play(t.asked!, `begin ${which}`);

describe('The map and the tiles as printed', () => {
  it('ruling 90: the Malabar Coast belongs to the Carnatic Coast', () => {
    expect(SUBREGIONS[SUBREGION[SPACE['malabar-coast']]]).toBe('carnatic-coast');
  });

  it('ruling 91: seven spaces cost 3', () => {
    const { g } = inRound();
    const spaces: SpaceId[] = [
      'calicut',
      'hudson-valley',
      'karaikal',
      'malacca-route',
      'midnapore',
      'plassey',
      'sons-of-liberty',
    ];
    expect(spaces.map((space) => tablesOf(g).cost[SPACE[space]])).toEqual(spaces.map(() => 3));
  });

  it('ruling 93: St. James is not its own neighbour, Gibraltar and Minorca are Spanish', () => {
    expect(LINKS[SPACE['st-james']]).not.toContain(SPACE['st-james']);
    expect([IS_SPANISH[SPACE.gibraltar], IS_SPANISH[SPACE.minorca], IS_SPANISH[SPACE['hudson-bay']]]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('ruling 93: Father le Loutre has a French effect', () => {
    const t = inRound({ turn: 3, tile: 'inv-21', lay: (table) => table.hand('france', 'father-le-loutre') });
    t.play('france', 'event father-le-loutre', 'carry-out');
    expect(t.offered('target')).toContain('georgia');
    expect(t.offered('target')).not.toContain('martinique');
  });

  it('ruling 71: Mediterranean Intrigue reaches Spain, Austria and Sardinia', () => {
    const t = inRound({ lay: (table) => table.flag('france', 'savoy', 'spain-prestige-3') });
    t.play('france', 'advantage mediterranean-intrigue');
    expect(t.offered('target').toSorted()).toEqual([
      'austria-alliance-2',
      'austria-alliance-3',
      'austria-prestige-north',
      'austria-prestige-south',
      'sardinia',
      'spain-alliance-north',
      'spain-alliance-south',
      'spain-prestige-2',
      'spain-prestige-3',
    ]);
  });

  it('ruling 92: German Diplomacy makes the base 1', () => {
    const t = inRound({
      turn: 3,
      tile: 'inv-09',
      lay: (table) => table.flag('france', 'prussia-empire-prestige').flag('britain', 'russia', 'sweden'),
    });
    begin(t).play('france', 'advantage german-diplomacy', 'shift russia');
    expect(t.told('bought')).toMatchObject([{ price: 1 }]);
  });

  it('ruling 92: Fur Trade serves in any North American Market, not for furs alone', () => {
    const lay = (table: Table) => table.flag('france', 'hudson-bay', 'gulf-of-maine').flag('britain', 'georges-bank');
    const t = begin(inRound({ tile: 'inv-01', lay })).play('france', 'advantage fur-trade');
    expect(t.offered('shift')).toEqual(['georges-bank', 'massachusetts-bay']);
  });
});

describe('Optional rules at the start', () => {
  it('ruling 100: bids go from 0 to 12 treaty points', () => {
    const t = newTrial({ bid: true }, new Zeros()).run();
    expect(t.key).toBe('bid.bid');
    expect(t.question!.waiting.map(({ options }) => options)).toEqual([
      [{ t: 'bid', trp: { from: 0, to: 12 } }],
      [{ t: 'bid', trp: { from: 0, to: 12 } }],
    ]);
  });

  it('ruling 100: nothing is dealt before sides are settled; then the second seat may play France', () => {
    const t = newTrial({ bid: true }, new Zeros()).run();
    expect(t.g.secret.basic.every((tile) => tile === -1)).toBe(true);
    t.play('france', 'bid 1').play('britain', 'bid 4');
    expect([t.g.seatOf, t.treaty('britain')]).toEqual([[1, 0], 1]);
    expect(t.told('basic-tile-dealt')[0]).toMatchObject({ side: 'france', seat: 1 });
  });

  it('ruling 104: Basic tiles are allotted by both at once when they are dealt', () => {
    const t = newTrial({ allotBasicTiles: true }, new Zeros()).run();
    expect(t.key).toBe('allot.tiles');
    expect(t.question!.waiting.length).toBe(2);
    t.play('britain', 'allot WSS-1 1', 'allot WSS-2 0', 'allot WSS-3 0');
    expect(t.told('basic-tiles-allotted')).toEqual([]);
    t.play('france', 'allot WSS-1 0', 'allot WSS-2 0', 'allot WSS-3 1');
    expect(t.told('basic-tiles-allotted').map(({ tiles }) => tiles)).toEqual([
      [0, 0, 1, 0],
      [1, 0, 0, 0],
    ]);
  });
});

describe('ruling 105: American spaces', () => {
  it('come into play with the first American flag, in the last Peace turn', () => {
    const offered = (turn: number, lay: (table: Table) => void) =>
      begin(inRound({ turn, tile: 'inv-09', lay })).offered('shift');
    expect(offered(6, () => {})).not.toContain('usa-2');
    expect(offered(6, (table) => table.flag('usa', 'carolinas'))).toContain('usa-2');
  });
});

describe('Rulings of our own', () => {
  it('ruling 110: without a squadron to send away the Quadruple Alliance scores nothing for Britain', () => {
    const played = (squadrons: number) =>
      inRound({
        side: 'britain',
        round: 2,
        turn: 3,
        tile: 'inv-13',
        lay: (table) => table.navyBox('britain', squadrons).hand('britain', 'war-of-the-quadruple-alliance'),
      }).play('britain', 'event war-of-the-quadruple-alliance');
    expect(played(0).vp).toBe(15);
    expect([played(1).vp, played(1).g.away[1]]).toEqual([13, 1]);
  });

  it('ruling 111: a ministry turned up or used does not keep one from passing', () => {
    const t = inRound({
      side: 'britain',
      round: 2,
      lay: (table) => table.faceDown('bank-of-england').debt('britain', 2),
    });
    t.play('britain', 'reveal bank-of-england', 'ability bank-limit', 'pass');
    expect([t.debt('britain'), t.g.debtLimit[1]]).toEqual([0, 7]);
  });

  it('ruling 112: a Spanish flag is taken off by an Event or a purchase like any opposing one', () => {
    const t = inRound({
      tile: 'inv-05',
      options: { spanishEmpire: true },
      lay: (table) => table.hand('france', 'south-sea-speculation'),
    });
    t.play('france', 'event south-sea-speculation', 'carry-out', 'target havana');
    expect(t.flag('havana')).toBe('nobody');
    begin(t).play('france', 'shift puerto-principe');
    expect(t.flag('puerto-principe')).toBe('nobody');
  });
});
