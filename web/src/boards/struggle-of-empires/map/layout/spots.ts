import { type Box, PLATE_BOX, type Point, plateAt, type RegionAnchors } from '../anchors.ts';
import { overlaps, type PlacedGroup, place } from './flow.ts';
import { type Group, groupWidth } from './groups.ts';

/** Keeps clear of the neatline. */
const MARGIN = 7;
/** The order of choosing does not depend on strength, so that a group stays where it is while others grow. */
const byName = (a: Group, b: Group): number =>
  Number(a.power === null) - Number(b.power === null) || (a.key < b.key ? -1 : 1);

/**
 * On a plate with room to spare each group takes the spot it likes best, or the next free one: a colony then looks like
 * a map and not like a list. Null when some group finds no spot.
 */
export function onSpots(
  groups: readonly Group[],
  anchors: RegionAnchors,
  obstacles: readonly Box[],
): PlacedGroup[] | null {
  const spots = anchors.spots ?? [];
  const ground = PLATE_BOX[plateAt(anchors.title)!];
  const taken: Box[] = [...obstacles];
  const placed: PlacedGroup[] = [];
  let neutral = 0;
  for (const group of [...groups].sort(byName)) {
    const liked = group.power ? [anchors.prefers?.[group.power] ?? 0] : (anchors.neutralPrefers ?? []).slice(neutral++);
    const order = [...liked, ...spots.keys()].map((i) => spots[i]);
    const here = order
      .map((spot) => around(group, spot, anchors.scale, ground))
      .find(({ box }) => !taken.some((other) => overlaps(padded(box), other)));
    if (!here) return null;
    taken.push(here.box);
    placed.push(here);
  }
  return placed;
}

/** A group centred on a spot, moved sideways if it would cross the neatline. */
function around(group: Group, spot: Point, scale: number, ground: Box): PlacedGroup {
  const width = groupWidth(group) * scale;
  const left = Math.max(ground.x + MARGIN, Math.min(ground.x + ground.w - MARGIN - width, spot.x - width / 2));
  return place(group, left, Math.min(spot.y, ground.y + ground.h - MARGIN - 12 * scale), scale);
}

const padded = ({ x, y, w, h }: Box): Box => ({ x: x - 2, y: y - 1.5, w: w + 4, h: h + 3 });
