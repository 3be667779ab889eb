import { type Direction, STEP } from '../../../map/arrow-keys.ts';
import { titleOf } from './anchors.ts';
import { LAND_BORDERS, PLACES, type PlaceId, SEA_LINKS } from './places.ts';

const neighbours = (place: PlaceId): PlaceId[] =>
  [...LAND_BORDERS, ...SEA_LINKS].flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []));

/** How well a place lies in a direction: its distance, longer the farther off the line; infinite behind. */
function stride(from: PlaceId, to: PlaceId, direction: Direction): number {
  const [a, b] = [titleOf(from), titleOf(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = dx * STEP[direction][0] + dy * STEP[direction][1];
  const across = Math.abs(dx * STEP[direction][1]) + Math.abs(dy * STEP[direction][0]);
  return along > 0 && across <= along * 2.4 ? along + across * 1.6 : Infinity;
}

const nearest = (from: PlaceId, among: readonly PlaceId[], direction: Direction): PlaceId | null => {
  const ranked = among.map((to) => ({ to, far: stride(from, to, direction) })).filter(({ far }) => far < Infinity);
  ranked.sort((a, b) => a.far - b.far);
  return ranked[0]?.to ?? null;
};

/** An arrow key: to a bordering place if one lies that way, else to the nearest that does, else nowhere. */
export const walk = (from: PlaceId, direction: Direction): PlaceId =>
  nearest(from, neighbours(from), direction) ??
  nearest(
    from,
    PLACES.filter((place) => place !== from),
    direction,
  ) ??
  from;
