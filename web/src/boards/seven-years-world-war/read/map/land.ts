import {
  beyond,
  LANDS,
  type LandId,
  NATIONS,
  NOWHERE,
  POWER_COUNT,
  SQUARES,
  TERRAINS,
  type TerrainId,
  tablesOf,
} from '@cabinet-wars/seven-years-world-war/data';
import { occupier } from '@cabinet-wars/seven-years-world-war/reckoning';
import { NO_PIECE } from '@cabinet-wars/seven-years-world-war/view';
import type { CounterPower } from '../../../../counters/index.ts';
import { colourOf, colourOfLand } from '../../colours.ts';
import type { OpenView } from '../seen.ts';
import { coalitionHue } from './coalition.ts';

/** What is printed on a square; all of it comes from the data the game is played with. */
export interface Printed {
  readonly square: number;
  readonly terrain: TerrainId;
  readonly land: LandId | null;
  readonly hue: CounterPower | null;
  /** By north, east, south, west: whether the land beyond is another's. */
  readonly border: readonly boolean[];
  readonly value: number;
  readonly port: boolean;
  readonly capital: boolean;
}

export function printedOf(open: Pick<OpenView, 'data'>): readonly Printed[] {
  const { terrain, value, owner, port, capitalOf } = tablesOf(open);
  return SQUARES.map((_, square) => ({
    square,
    terrain: TERRAINS[terrain[square]],
    land: LANDS[owner[square]] ?? null,
    hue: colourOfLand(owner[square]),
    border: [0, 1, 2, 3].map((direction) => {
      const next = beyond(square, direction);
      return owner[square] >= 0 && (next === NOWHERE || owner[next] !== owner[square]);
    }),
    value: value[square],
    port: port[square],
    capital: capitalOf[square] >= 0,
  }));
}

/** What a side is that is not what the coast suggests. */
export type SideMark = 'sea' | 'land' | 'closed' | 'strait';
export interface MarkedSide {
  readonly square: number;
  /** East (1) or south (2) of it: its other sides are its neighbours'. */
  readonly direction: 1 | 2;
  readonly mark: SideMark;
}

export function sidesOf(open: Pick<OpenView, 'data'>): MarkedSide[] {
  const { sides } = tablesOf(open).data.map;
  return (['sea', 'land', 'strait', 'closed'] as const).flatMap((mark) =>
    sides[mark]
      .join(' ')
      .split(/\s+/)
      .filter(Boolean)
      .map((text): MarkedSide => {
        const [a, b] = text.split('-').map((id) => SQUARES.indexOf(id));
        const east = beyond(a, 1) === b || beyond(b, 1) === a;
        const first = beyond(a, east ? 1 : 2) === b ? a : b;
        return { square: first, direction: east ? 1 : 2, mark };
      }),
  );
}

/** A square held by another side than its owner's: whose troops stand there. */
export interface Occupation {
  readonly square: number;
  readonly hue: CounterPower;
  /** Which coalition's, where squares are shown by coalition: each has its own direction of hatch. */
  readonly coalition?: number;
}

/** Every square somebody's units stand on, in the colour of the coalition. */
export function holdingsOf(open: OpenView): Occupation[] {
  const hues = open.hands.map((_, seat) => coalitionHue(open, seat));
  return open.first.flatMap((piece, square): Occupation[] => {
    const seat = piece === NO_PIECE ? -1 : occupier(open, square);
    return seat < 0 ? [] : [{ square, hue: hues[seat], coalition: seat }];
  });
}

export function occupationsOf(open: OpenView): Occupation[] {
  const { owner, pieceNation } = tablesOf(open);
  const sideOf = (nation: number): number => (nation < POWER_COUNT ? open.control[nation] : -2);
  return open.first.flatMap((piece, square): Occupation[] => {
    if (piece === NO_PIECE || owner[square] < 0) return [];
    const nation = pieceNation[piece];
    const isAtHome = owner[square] === nation || (nation >= POWER_COUNT && owner[square] >= POWER_COUNT);
    if (isAtHome || (owner[square] < POWER_COUNT && sideOf(owner[square]) === sideOf(nation))) return [];
    return [{ square, hue: colourOf(NATIONS[nation]) }];
  });
}
