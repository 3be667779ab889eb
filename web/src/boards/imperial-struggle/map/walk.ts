import { type RegionId, SPACES, type SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { type Direction, STEP } from '../../../map/arrow-keys.ts';
import { regionOf } from '../read/targets.ts';
import { SPOTS } from './spots.ts';

/** How well a space lies in a direction: its distance, longer the farther off the line; infinite behind. */
function stride(from: SpaceId, to: SpaceId, [sx, sy]: readonly [number, number]): number {
  const [dx, dy] = [SPOTS[to][0] - SPOTS[from][0], SPOTS[to][1] - SPOTS[from][1]];
  const along = dx * sx + dy * sy;
  const across = Math.abs(dx * sy) + Math.abs(dy * sx);
  return along > 0 && across <= along * 2.4 ? along + across * 1.6 : Infinity;
}

/** Where plates stand two by two: the Region beside one. */
const BESIDE: Readonly<Record<RegionId, Partial<Record<Direction, RegionId>>>> = {
  europe: { right: 'north-america', down: 'caribbean' },
  'north-america': { left: 'europe', down: 'india' },
  caribbean: { right: 'india', up: 'europe' },
  india: { left: 'caribbean', up: 'north-america' },
};

/** The same over the edge of a plate: to the space of the next one that lies nearest to it. */
export function walkWorld(from: SpaceId, direction: Direction): SpaceId {
  const next = walk(from, direction);
  const beside = BESIDE[regionOf(from)][direction];
  if (next !== from || beside === undefined) return next;
  const [sx, sy] = STEP[direction];
  const [x, y] = SPOTS[from];
  const far = (id: SpaceId): number => {
    const along = SPOTS[id][0] * sx + SPOTS[id][1] * sy;
    return along + 2 * (Math.abs((SPOTS[id][0] - x) * sy) + Math.abs((SPOTS[id][1] - y) * sx));
  };
  return SPACES.filter((id) => regionOf(id) === beside).reduce((best, id) => (far(id) < far(best) ? id : best));
}

/** An arrow key: to the nearest space of the sheet that lies that way, else nowhere. */
export function walk(from: SpaceId, direction: Direction): SpaceId {
  let best = from;
  let least = Infinity;
  for (const to of SPACES) {
    if (to === from || regionOf(to) !== regionOf(from)) continue;
    const far = stride(from, to, STEP[direction]);
    if (far < least) [best, least] = [to, far];
  }
  return best;
}
