import { describe, expect, it } from 'vitest';
import { LANDS, landOf, MINORS, POWERS } from '../src/data/powers.ts';
import { ROUTES } from '../src/data/routes.ts';
import {
  beyond,
  DIRECTIONS,
  directionTo,
  distance,
  NOWHERE,
  opposite,
  SQUARE_COUNT,
  SQUARES,
  squareOf,
} from '../src/data/squares.ts';
import { tablesOf } from '../src/data/tables.ts';
import { BY_LAND, BY_SEA, TERRAIN } from '../src/data/terrain.ts';

const map = tablesOf({ data: 'reconstructed-2' });
const at = squareOf;
const crossing = (side: number) => (map.landSide[side] ? BY_LAND : 0) | (map.seaSide[side] ? BY_SEA : 0);
const side = (from: string, to: string) => crossing(at(from) * 4 + directionTo(at(from), at(to)));
const ids = (squares: readonly number[]) => squares.map((square) => SQUARES[square]).join(' ');

describe('2.1 The grid', () => {
  it('has seventeen rows of thirty squares', () => {
    expect(SQUARE_COUNT).toBe(510);
    expect([SQUARES[0], SQUARES[29], SQUARES[30], SQUARES[509]]).toEqual(['A1', 'A30', 'B1', 'Q30']);
  });

  it('knows the squares the rulebook names', () => {
    expect(map.owner[at('K25')]).toBe(landOf('UP')); // Java
    expect(map.owner[at('F7')]).toBe(landOf('GB')); // Bermuda
    expect(map.value[at('C16')]).toBe(4); // Prussia
    expect(map.value[at('D16')]).toBe(7); // the Austrian capital, by the map erratum
    expect(map.capital[POWERS.indexOf('GB')]).toBe(at('C14'));
    expect(map.owner[at('G6')]).toBe(landOf('SP')); // Florida
    expect(map.owner[at('G26')]).toBe(landOf('ME')); // Taiwan, by erratum
    expect(map.value[at('H25')]).toBe(1); // Annam, by erratum
  });

  it('has the squares and values each power needs', () => {
    const civilized = POWERS.map((_, power) => map.civilizedOf[power].length);
    const values = POWERS.map((_, power) => map.civilizedOf[power].reduce((sum, square) => sum + map.value[square], 0));
    expect(civilized).toEqual([8, 7, 1, 2, 7, 3, 10, 4, 10, 4]);
    expect(values).toEqual([17, 18, 4, 9, 15, 7, 18, 11, 18, 10]);
    expect(POWERS.map((_, power) => map.squaresOf[power].length)).toEqual([13, 16, 1, 2, 33, 3, 20, 7, 23, 8]);
    expect(ids(map.capital)).toBe('C14 D14 C16 D16 B17 H21 E26 C15 E13 E16');
  });

  it('has the values the set-up names: Sweden 3 and 1, Persia 3 and 2, Japan 3, the Barbary States 2', () => {
    const values = (id: (typeof MINORS)[number]) => map.civilizedOf[landOf(id)].map((square) => map.value[square]);
    expect(values('sweden')).toEqual([3, 1]);
    expect(values('persia')).toEqual([3, 2]);
    expect(values('japan')).toContain(3);
    expect(values('barbary-states')).toContain(2);
    expect(values('german-states')).toEqual([3]);
  });

  it('gives every land a square', () => {
    expect(LANDS.filter((_, land) => map.squaresOf[land].length === 0)).toEqual([]);
    expect(MINORS).toHaveLength(35);
    expect(map.owner.filter((land) => land >= 0)).toHaveLength(126 + 107);
  });
});

describe('14.2 The sides of squares', () => {
  it('are the same from both sides', () => {
    for (const square of SQUARES.keys())
      DIRECTIONS.forEach((_, direction) => {
        const other = beyond(square, direction);
        if (other >= 0) expect(crossing(other * 4 + opposite(direction))).toBe(crossing(square * 4 + direction));
      });
  });

  it('let no ship on inland squares, no troops on the sea, nobody on ice', () => {
    for (const square of SQUARES.keys())
      DIRECTIONS.forEach((_, direction) => {
        const side = square * 4 + direction;
        if (map.terrain[square] === TERRAIN.ice) expect(map.across[side]).toBe(NOWHERE);
        if (map.isSea[square]) expect(map.landSide[side]).toBe(false);
        else if (!map.isCoast[square]) expect(map.seaSide[side]).toBe(false);
      });
  });

  it('14.21: Florida and the West Indies are parted by the sea', () => {
    expect(side('G6', 'H6')).toBe(BY_SEA);
    expect(side('C14', 'D14')).toBe(BY_SEA);
    expect(side('B14', 'C14')).toBe(BY_LAND | BY_SEA);
  });

  it('14.22: the Bosporus is a road for armies and for ships', () => {
    expect(side('D16', 'E16')).toBe(BY_LAND);
    expect(side('E16', 'E17')).toBe(BY_LAND | BY_SEA);
    expect(side('E16', 'F16')).toBe(BY_SEA);
    expect(side('E15', 'E16')).toBe(BY_SEA);
  });

  it('14.22: the Bosporus is the only way into the Black Sea', () => {
    const reached = new Set([at('F16')]);
    for (const square of reached)
      DIRECTIONS.forEach((_, direction) => {
        const next = beyond(square, direction);
        if (next !== at('E16') && map.seaSide[square * 4 + direction]) reached.add(next);
      });
    for (const port of ['E13', 'C14', 'H4', 'H6', 'K25', 'E26']) expect(reached).toContain(at(port));
    for (const port of ['E17', 'E18', 'D17', 'D18']) expect(reached).not.toContain(at(port));
  });

  it('14.23: only ships leave the map in the west and come back in the east', () => {
    expect(beyond(at('H1'), 3)).toBe(at('H30'));
    for (let row = 0; row < 17; row++) expect(map.landSide[(row * 30 + 29) * 4 + 1]).toBe(false);
    expect(side('H30', 'H1')).toBe(BY_SEA);
    expect(side('B30', 'B1')).toBe(BY_SEA);
    expect(side('A30', 'A1')).toBe(0);
  });

  it('4.511: distance is counted in sides, round the world too', () => {
    expect(distance(at('C14'), at('C15'))).toBe(1);
    expect(distance(at('H2'), at('H29'))).toBe(3);
    expect(distance(at('C14'), at('D16'))).toBe(3);
  });
});

describe('10.12 Trade routes', () => {
  it('10.121: are seven, with their values', () => {
    expect(ROUTES.map((id, route) => `${id} ${map.routeValue[route]}`)).toEqual([
      'american-colonies 1',
      'west-indies 3',
      'antilles 3',
      'arabian-sea 2',
      'china 2',
      'philippines 2',
      'east-indies 2',
    ]);
  });

  it('10.123: the East Indies may be reached from four ports of Europe and from three of Asia', () => {
    const paths = map.routePaths[ROUTES.indexOf('east-indies')];
    expect(paths.map(({ from, to }) => ids([from, to]))).toEqual(
      ['C14', 'C15', 'D13', 'E12'].flatMap((europe) => ['G23', 'I22', 'K25'].map((asia) => `${europe} ${asia}`)),
    );
    expect(ids(paths[8].squares)).toMatch(/^D13 D12 D11 E11 F11 .* K21 K22 K23 K24 K25$/);
  });
});
