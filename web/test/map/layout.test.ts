import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CROWDED, SECOND_WAR } from '../../art/demo/positions.ts';
import { type Box, PLATE_BOX, REGION_ANCHORS } from '../../src/boards/struggle-of-empires/map/anchors.ts';
import { layoutOf } from '../../src/boards/struggle-of-empires/map/layout/board.ts';
import { overlaps, type PlacedGroup } from '../../src/boards/struggle-of-empires/map/layout/flow.ts';
import { musterOf } from '../../src/boards/struggle-of-empires/map/layout/muster.ts';
import { en } from '../../src/boards/struggle-of-empires/map/names.ts';
import { isColony, POWERS, REGIONS, type RegionId } from '../../src/boards/struggle-of-empires/map/places.ts';
import {
  keyOf,
  type RegionPosition,
  type Stack,
  type Thing,
  thingOf,
} from '../../src/boards/struggle-of-empires/map/position.ts';

const inside = (box: Box, ground: Box): boolean =>
  box.x >= ground.x - 0.1 &&
  box.y >= ground.y - 0.1 &&
  box.x + box.w <= ground.x + ground.w + 0.1 &&
  box.y + box.h <= ground.y + ground.h + 0.1;

const grounds = (region: RegionId): Box[] => {
  const { muster, neutrals, fleet } = REGION_ANCHORS[region];
  return isColony(region) ? [PLATE_BOX[region]] : [muster, neutrals, fleet].filter((box) => box !== undefined);
};

const shrunk = ({ x, y, w, h }: Box): Box => ({ x: x + 0.05, y: y + 0.05, w: w - 0.1, h: h - 0.1 });
const clashes = (groups: readonly PlacedGroup[]): string[] =>
  groups.flatMap((a, i) =>
    groups
      .slice(i + 1)
      .filter((b) => overlaps(shrunk(a.box), shrunk(b.box)))
      .map((b) => `${a.key} on ${b.key}`),
  );

function expectInOrder(region: RegionId, position: RegionPosition): void {
  const groups = musterOf(region, position, en.places[region]);
  for (const group of groups)
    expect(
      grounds(region).some((ground) => inside(group.box, ground)),
      `${group.key} leaves its ground`,
    ).toBe(true);
  expect(clashes(groups)).toEqual([]);
}

const stacks = fc.uniqueArray(
  fc.record({
    power: fc.constantFrom(...POWERS),
    control: fc.integer({ min: 0, max: 6 }),
    army: fc.integer({ min: 0, max: 6 }),
    fort: fc.integer({ min: 0, max: 2 }),
    navy: fc.integer({ min: 0, max: 4 }),
  }),
  { selector: ({ power }) => power, maxLength: 7 },
);
const neutrals = fc
  .array(fc.constantFrom(2, 3, 4, 5), { maxLength: 6 })
  .map((list) => list.map((defence, i) => ({ id: `${i}`, kind: 'defence' as const, defence })));

describe('a muster', () => {
  it.each(REGIONS)('keeps to its ground in %s, whatever stands there', (region) => {
    fc.assert(
      fc.property(stacks, neutrals, (list: Stack[], others) =>
        expectInOrder(region, { stacks: list, neutrals: others }),
      ),
      { seed: 1756, numRuns: 150 },
    );
  });

  it('finds room for ten German markers of seven powers with their armies and forts', () => {
    const list = POWERS.map((power, i) => ({ power, control: i < 3 ? 2 : 1, army: 2, fort: 1 }));
    const groups = musterOf('german-states', { stacks: list, neutrals: [{ id: '1', kind: 'defence', defence: 4 }] });
    const pieces = groups.flatMap(({ counters }) => counters).map(({ counter }) => counter);
    const total = (of: (piece: (typeof pieces)[number]) => number): number =>
      pieces.reduce((sum, piece) => sum + of(piece), 0);
    expect(total((piece) => (piece.c === 'piece' && piece.kind === 'control' ? piece.count : 0))).toBe(10);
    expect(total((piece) => (piece.c === 'piece' ? piece.forts + (piece.kind === 'fort' ? piece.count : 0) : 0))).toBe(
      7,
    );
    expectInOrder('german-states', { stacks: list });
  });

  it('folds forts into armies rather than shrink below what can be read', () => {
    const list = POWERS.map((power) => ({ power, control: 2, army: 3, fort: 2 }));
    const others = [1, 2, 3, 4, 5].map((i) => ({ id: `${i}`, kind: 'defence' as const, defence: i }));
    const groups = musterOf('german-states', { stacks: list, neutrals: others });
    const pieces = groups.flatMap(({ counters }) => counters).map(({ counter }) => counter);
    expect(pieces.some((piece) => piece.c === 'piece' && piece.kind === 'army' && piece.forts === 2)).toBe(true);
    expect(pieces.some((piece) => piece.c === 'piece' && piece.kind === 'fort')).toBe(false);
  });

  it('shows several of a kind as one counter and a number, a power in one row', () => {
    const [group] = musterOf('india', { stacks: [{ power: 'britain', control: 2, army: 3, navy: 1 }] });
    expect(group.counters.map(({ counter }) => counter.c === 'piece' && [counter.kind, counter.count])).toEqual([
      ['control', 2],
      ['army', 3],
      ['navy', 1],
    ]);
    expect(new Set(group.counters.map(({ y }) => y)).size).toBe(1);
  });

  it('puts the strongest power first in Europe and neutrals last', () => {
    const groups = musterOf('central-europe', SECOND_WAR.regions['central-europe']!);
    expect(groups.map(({ key }) => key)).toEqual([
      'stack/central-europe/russia',
      'stack/central-europe/austria',
      'stack/central-europe/prussia',
      'neutral/central-europe/1',
      'neutral/central-europe/2',
    ]);
  });

  it('sends the navies of the Mediterranean to sea', () => {
    const groups = musterOf('mediterranean', { stacks: [{ power: 'spain', control: 1, navy: 2 }] });
    expect(groups.map(({ counters }) => counters.length)).toEqual([1, 1]);
    expect(inside(groups[1].box, REGION_ANCHORS.mediterranean.fleet!)).toBe(true);
  });

  it('lets a colonist stay where he is when others grow', () => {
    const before = musterOf(
      'caribbean',
      {
        stacks: [
          { power: 'france', control: 1 },
          { power: 'spain', control: 1 },
        ],
      },
      en.places.caribbean,
    );
    const after = musterOf(
      'caribbean',
      {
        stacks: [
          { power: 'france', control: 1 },
          { power: 'spain', control: 4, army: 1 },
        ],
      },
      en.places.caribbean,
    );
    expect(after.find(({ key }) => key.endsWith('france'))).toEqual(before.find(({ key }) => key.endsWith('france')));
  });
});

describe('the board', () => {
  it('keeps every counter of the fullest position on its ground', () => {
    for (const region of REGIONS) expectInOrder(region, CROWDED.regions[region]!);
  });

  it('knows where each thing stands', () => {
    const { boxes } = layoutOf(CROWDED, en);
    for (const key of [
      'stack/caribbean/france',
      'unit/caribbean/france/army',
      'alliance/baltic/one',
      'raid/india/pirates',
      'unit/prussia/prussia/fort',
    ]) {
      expect(boxes.has(key), key).toBe(true);
    }
  });

  it('reads a thing back from its key', () => {
    const things: Thing[] = [
      { t: 'place', place: 'baltic' },
      { t: 'stack', place: 'baltic', power: 'united-provinces' },
      { t: 'unit', place: 'russia', power: 'russia', unit: 'fort' },
      { t: 'neutral', place: 'africa', id: '3' },
      { t: 'raid', place: 'africa', id: 'slave-revolt' },
      { t: 'alliance', place: 'india', id: 'indian-nawab' },
    ];
    for (const thing of things) expect(thingOf(keyOf(thing))).toEqual(thing);
  });
});
