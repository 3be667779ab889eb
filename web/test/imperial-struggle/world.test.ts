import { REGIONS, type RegionId, SPACES, type SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { scoreNow } from '@cabinet-wars/imperial-struggle/reckoning';
import { recordOf } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { namingIn } from '../../src/boards/imperial-struggle/i18n/index.ts';
import { SPOTS } from '../../src/boards/imperial-struggle/map/spots.ts';
import { isNamedOnce } from '../../src/boards/imperial-struggle/map/titles.ts';
import { walk, walkWorld } from '../../src/boards/imperial-struggle/map/walk.ts';
import { facesOf } from '../../src/boards/imperial-struggle/read/faces.ts';
import { type Chips, chipText } from '../../src/boards/imperial-struggle/read/purchases/chips.ts';
import { regionNow } from '../../src/boards/imperial-struggle/read/region-now.ts';
import { type Marks, regionOf } from '../../src/boards/imperial-struggle/read/targets.ts';
import { around, outside, overlap } from '../../src/boards/imperial-struggle/world/boxes.ts';
import { type CellProps, isSameCell } from '../../src/boards/imperial-struggle/world/Cell.tsx';
import { CROPS, fitOf } from '../../src/boards/imperial-struggle/world/fit.ts';
import { chipBoxes, placeChips } from '../../src/boards/imperial-struggle/world/place-chips.ts';
import { markerBox, namesThatFit } from '../../src/boards/imperial-struggle/world/place-names.ts';
import { momentWhen } from './kit.ts';

const DESK = { w: 540, h: 370 };
const LARGE = { w: 1080, h: 740 };
const here = (region: RegionId): SpaceId[] => SPACES.filter((id) => regionOf(id) === region);
const { view } = momentWhen({}, 1, ({ ask }) => ask.key === 'action-round.tile');
const faces = facesOf(view.open);

describe('two boxes', () => {
  it.each([
    ['apart', { x: 30, y: 0, w: 10, h: 10 }, 0],
    ['edge to edge', { x: 10, y: 0, w: 10, h: 10 }, 0],
    ['one over a corner of the other', { x: 5, y: 6, w: 10, h: 10 }, 20],
    ['one within the other', { x: 2, y: 2, w: 3, h: 3 }, 9],
  ])('%s share so much', (_, other, area) => {
    const box = { x: 0, y: 0, w: 10, h: 10 };
    expect([overlap(box, other), overlap(other, box)]).toEqual([area, area]);
    expect(outside(other, box)).toBe(other.w * other.h - area);
  });

  it('stand about their middle', () => {
    expect(around(50, 20, 10, 6)).toEqual({ x: 45, y: 17, w: 10, h: 6 });
  });
});

describe.each(REGIONS)('the plate of %s', (region) => {
  it.each([
    ['as one of four', DESK],
    ['in large', LARGE],
    ['on a phone', { w: 340, h: 300 }],
  ])('shows every space whole, %s', (_, size) => {
    const fit = fitOf(region, size);
    for (const id of here(region)) {
      const [x, y] = [SPOTS[id][0] * fit.k + fit.x, SPOTS[id][1] * fit.k + fit.y];
      expect(x > 0 && x < size.w && y > 0 && y < size.h, id).toBe(true);
    }
  });

  it('is as large as it goes, and no larger than it was drawn for', () => {
    const { k } = fitOf(region, DESK);
    expect(k).toBeCloseTo(Math.min(DESK.w / CROPS[region].w, DESK.h / CROPS[region].h));
    const huge = fitOf(region, { w: 4000, h: 3000 });
    expect([huge.k, huge.marker, huge.name]).toEqual([1.5, 1.1, 13]);
    const small = fitOf(region, { w: 100, h: 80 });
    expect([small.marker, small.name]).toEqual([0.36, 10.6]);
  });

  it.each(['en', 'it'] as const)('has names that touch no marker, no other name and no legend (%s)', (language) => {
    const names = namingIn(language).game.spaces;
    const fit = fitOf(region, LARGE);
    const legend = { x: 0, y: 0, w: 260, h: 120 };
    const shown = namesThatFit(region, faces, names, { fit, size: LARGE, taken: [legend] });
    expect(shown.size).toBeGreaterThan(2);
    for (const id of shown) {
      expect(regionOf(id)).toBe(region);
      expect(isNamedOnce(id), id).toBe(false);
    }
    const everything = namesThatFit(region, faces, names, { fit, size: LARGE, taken: [{ x: 0, y: 0, ...LARGE }] });
    expect([...everything]).toEqual([]);
    const free = namesThatFit(region, faces, names, { fit, size: LARGE, taken: [] });
    expect(free.size).toBeGreaterThanOrEqual(shown.size);
  });

  it('gives the room to the name of a flagged space before any other', () => {
    const names = namingIn('en').game.spaces;
    const room = { fit: fitOf(region, DESK), size: DESK, taken: [] };
    const nameless = recordOf(SPACES, () => '');
    const bare = recordOf(SPACES, (id) => ({ ...faces[id], flag: null }));
    for (const id of here(region)) {
      const flagged = { ...bare, [id]: { ...bare[id], flag: 'france' as const } };
      const alone = namesThatFit(region, flagged, { ...nameless, [id]: names[id] }, room).has(id);
      expect(namesThatFit(region, flagged, names, room).has(id), id).toBe(alone);
    }
  });

  it('has room for a price at every space: on the plate, not on its own marker, nor on another price', () => {
    const chips: Chips = Object.fromEntries(
      here(region).map((id) => [id, { points: '3 E', rest: '+ 1 Debt', minor: false }]),
    );
    const fit = fitOf(region, LARGE);
    const placed = placeChips(region, chips, fit, LARGE, []);
    expect(Object.keys(placed).sort()).toEqual(here(region).sort());
    const boxes = chipBoxes(placed, fit);
    const frame = { x: 0, y: 0, ...LARGE };
    expect(boxes.filter((box) => outside(box, frame) > 1)).toEqual([]);
    const ids = SPACES.filter((id) => placed[id] !== undefined);
    ids.forEach((id, i) => {
      expect(overlap(boxes[i], markerBox(id, fit)), id).toBeLessThan(60);
      for (const other of boxes.slice(i + 1)) expect(overlap(boxes[i], other), id).toBeLessThan(boxes[i].w * 8);
    });
  });
});

describe('a price', () => {
  it('is written in points and what is short', () => {
    expect(chipText({ points: '3 E', rest: '', minor: false })).toBe('3 E');
    expect(chipText({ points: '', rest: '2 Debt', minor: false })).toBe('2 Debt');
    expect(chipText({ points: '1 M', rest: '+ 1 Treaty', minor: true })).toBe('1 M + 1 Treaty');
  });

  it('stands below its space, unless something lies there', () => {
    const fit = fitOf('india', LARGE);
    const [id] = here('india').filter((each) => {
      const below = placeChips('india', { [each]: { points: '2 E', rest: '', minor: false } }, fit, LARGE, []);
      return below[each]?.dx === 0 && below[each].dy > 0;
    });
    const chips: Chips = { [id]: { points: '2 E', rest: '', minor: false } };
    const [box] = chipBoxes(placeChips('india', chips, fit, LARGE, []), fit);
    const elsewhere = placeChips('india', chips, fit, LARGE, [box])[id]!;
    expect(elsewhere.dy > 0 && elsewhere.dx === 0).toBe(false);
    expect(overlap(chipBoxes({ [id]: elsewhere }, fit)[0], box)).toBe(0);
  });

  it('stands above its space where the plate ends below it', () => {
    const fit = fitOf('india', LARGE);
    for (const id of here('india')) {
      const size = { w: LARGE.w, h: SPOTS[id][1] * fit.k + fit.y + 20 };
      const chips: Chips = { [id]: { points: '2 E', rest: '', minor: false } };
      const [box] = chipBoxes(placeChips('india', chips, fit, size, []), fit);
      expect(outside(box, { x: 0, y: 0, ...size }), id).toBeCloseTo(0);
    }
  });

  it('stands at spaces of the plate only', () => {
    const chips: Chips = { albany: { points: '2 E', rest: '', minor: false } };
    expect(placeChips('india', chips, fitOf('india', DESK), DESK, [])).toEqual({});
  });
});

describe('the arrow keys over the world', () => {
  it('go on to the plate beside where a plate ends, and stop at the edge of the world', () => {
    const edge = (region: RegionId, way: 'left' | 'right' | 'up' | 'down') =>
      here(region).filter((id) => walk(id, way) === id);
    for (const id of edge('europe', 'right')) expect(regionOf(walkWorld(id, 'right'))).toBe('north-america');
    for (const id of edge('north-america', 'down')) expect(regionOf(walkWorld(id, 'down'))).toBe('india');
    for (const id of edge('india', 'left')) expect(regionOf(walkWorld(id, 'left'))).toBe('caribbean');
    for (const id of edge('caribbean', 'up')) expect(regionOf(walkWorld(id, 'up'))).toBe('europe');
    for (const id of edge('europe', 'left')) expect(walkWorld(id, 'left')).toBe(id);
    expect(edge('europe', 'right').length).toBeGreaterThan(0);
  });

  it('come from any space to any other', () => {
    const met = new Set<SpaceId>(['albany']);
    for (const id of met) for (const way of ['up', 'down', 'left', 'right'] as const) met.add(walkWorld(id, way));
    expect(met.size).toBe(SPACES.length);
  });
});

describe('a Region among the four', () => {
  const naming = namingIn('en');
  const labels = recordOf(SPACES, (id) => id);
  const content = { faces, marks: {}, chips: {}, labels, names: naming.game.spaces, naming, wanted: null };
  const common = { later: null, lit: 0, isChanged: false, large: null, allNames: false, entry: null, over: null };
  const cell = (region: RegionId): CellProps => ({
    ...{ region, ...common, onOpen: () => undefined, now: regionNow(view.open, scoreNow(view.open), region) },
    content: { ...content, titleOf: () => '' },
  });
  const [europe, india] = [cell('europe'), cell('india')];

  it('is drawn anew where something of its own has changed, and left alone where it is another’s', () => {
    const marks: Marks = { [here('india')[0]]: { state: 'picked' } };
    const laidOpen = { ...europe.content, marks };
    expect(isSameCell(europe, { ...europe, content: laidOpen })).toBe(true);
    expect(isSameCell(india, { ...india, content: { ...india.content, marks } })).toBe(false);
    expect(isSameCell(india, { ...india, content: { ...india.content, naming: namingIn('it') } })).toBe(false);
    expect(isSameCell(europe, { ...europe, isChanged: true })).toBe(false);
  });
});
