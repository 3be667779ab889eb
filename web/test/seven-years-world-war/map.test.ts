import { withData } from '@cabinet-wars/seven-years-world-war';
import { defaultData, SQUARES, squareOf, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import { describe, expect, it } from 'vitest';
import { ANCHORS } from '../../art/seven-years-world-war/anchors.ts';
import { thinPlate } from '../../art/seven-years-world-war/spline.ts';
import { LAND } from '../../src/boards/seven-years-world-war/map/generated/geography.ts';
import { boxAround, CELL, middleOf, SHEET, squareAt } from '../../src/boards/seven-years-world-war/map/grid.ts';
import { nameOnMap, spotsFor } from '../../src/boards/seven-years-world-war/map/layout.ts';
import { routeLines } from '../../src/boards/seven-years-world-war/map/routes.ts';
import { printedOf, sidesOf } from '../../src/boards/seven-years-world-war/read/map/land.ts';
import { routesOf } from '../../src/boards/seven-years-world-war/read/map/routes.ts';
import { atQuestion } from './kit.ts';

const data = { data: defaultData.id };
const open = atQuestion({ players: 2 }, 'movement-phase.act').view.open;

describe('the world bent to the grid', () => {
  it('has an anchor for every square', () => {
    expect(ANCHORS.length).toBe(SQUARES.length);
  });

  it('shows land where the rules have land, and sea where they have sea', () => {
    const { isSea, isLand, isCoast } = tablesOf(data);
    const wrong = SQUARES.filter(
      (_, square) => (isSea[square] && LAND[square] > 40) || (isLand[square] && !isCoast[square] && LAND[square] < 50),
    );
    expect(wrong).toEqual([]);
  });

  it('is a plane that meets its points', () => {
    const corners = [
      [0, 0],
      [100, 0],
      [0, 100],
      [100, 100],
      [50, 60],
    ] as const;
    const bent = thinPlate(
      corners,
      corners.map(([x, y]) => [2 * x, y + 10] as const),
    );
    const [x, y] = bent([30, 70]);
    expect(x).toBeCloseTo(60, 4);
    expect(y).toBeCloseTo(80, 4);
  });
});

describe('a square', () => {
  it('is found under its own middle, and nothing beside the sheet', () => {
    SQUARES.forEach((_, square) => {
      expect(squareAt(middleOf(square))).toBe(square);
    });
    expect(squareAt({ x: -1, y: 5 })).toBeNull();
    expect(squareAt({ x: 5, y: SHEET.h + 1 })).toBeNull();
    expect(boxAround([squareOf('A1'), squareOf('B2')])).toEqual({ x: 0, y: 0, w: 2 * CELL, h: 2 * CELL });
  });

  it('has room for a dozen different counters', () => {
    for (let count = 1; count <= 12; count++) {
      const spots = spotsFor(count);
      expect(spots.length).toBe(count);
      for (const { x, y, scale } of spots) {
        expect(x - 9 * scale).toBeGreaterThanOrEqual(0);
        expect(x + 9 * scale).toBeLessThanOrEqual(CELL);
        expect(y - 13 * scale).toBeGreaterThanOrEqual(12);
        expect(y + 12 * scale).toBeLessThanOrEqual(CELL - 12);
      }
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      const rows = [...new Set(spots.map(({ y }) => y))];
      if (rows.length > 1) expect(rows[1] - rows[0]).toBeGreaterThan(24 * spots[0].scale);
    }
  });

  it('bears the short of its name', () => {
    expect(nameOnMap('England (London)')).toBe('England');
    expect(nameOnMap('Brittany and Gascony (Brest)')).toBe('Brittany');
    expect(nameOnMap('Asia Minor')).toBe('Asia Minor');
  });

  it('says what is printed on it', () => {
    const printed = printedOf(data);
    expect(printed[squareOf('C16')]).toMatchObject({ land: 'PR', hue: 'prussia', value: 4, port: true, capital: true });
    expect(printed[squareOf('C16')].border).toEqual([true, true, true, true]);
    expect(printed[squareOf('B18')].border).toEqual([false, false, false, false]);
    expect(printed[squareOf('A5')].terrain).toBe('ice');
  });

  it('marks the sides that are not what the coast suggests', () => {
    const sides = sidesOf(data);
    expect(sides).toContainEqual({ square: squareOf('E13'), direction: 2, mark: 'strait' });
    expect(sides).toContainEqual({ square: squareOf('A30'), direction: 1, mark: 'closed' });
    expect(sides.length).toBe(
      Object.values(defaultData.map.sides)
        .join(' ')
        .split(/[\s,]+/).length,
    );
  });
});

describe('a trade route', () => {
  const routes = routesOf(open);

  it('runs off the east of the sheet and comes in from the west', () => {
    const lines = routeLines(routes)[routes.findIndex(({ id }) => id === 'philippines')];
    expect(lines.length).toBe(2);
    expect(lines[0].at(-1)?.x).toBe(SHEET.w);
    expect(lines[1][0].x).toBe(0);
  });

  it('draws no stretch twice', () => {
    for (const { stretches } of routes) {
      const steps = stretches.flatMap((squares) => squares.slice(1).map((to, i) => [squares[i], to].sort().join(' ')));
      expect(new Set(steps).size).toBe(steps.length);
    }
  });

  it('has its plaque on the sea', () => {
    const { isSea } = tablesOf(data);
    for (const { plaque } of routes) expect(isSea[plaque]).toBe(true);
    expect(routes.find(({ id }) => id === 'arabian-sea')?.lean).toEqual({ across: 0, down: 1 });
  });
});

it('an owner’s own map is drawn as it says', () => {
  const rows = { ...defaultData.map.rows, C: [...defaultData.map.rows.C] };
  rows.C[1] = rows.C[1].replace('PR4P', 'PR9P');
  const made = withData(JSON.parse(JSON.stringify({ ...defaultData, id: 'drawn', map: { ...defaultData.map, rows } })));
  expect(made.ok).toBe(true);
  expect(printedOf({ data: 'drawn' })[squareOf('C16')].value).toBe(9);
  expect(printedOf(data)[squareOf('C16')].value).toBe(4);
});
