import { type Box, HOME_ANCHORS, REGION_ANCHORS, type RegionAnchors } from '../anchors.ts';
import type { PowerId, RegionId } from '../places.ts';
import type { RegionPosition, Units } from '../position.ts';
import { flow, type PlacedGroup, place } from './flow.ts';
import { folded, type Group, groupsOf, groupWidth, splitFleet, stackGroup } from './groups.ts';
import { onSpots } from './spots.ts';

/** First smaller counters, then folded ones, then as small as it takes: a muster never leaves its ground. */
const SMALLER = 0.75 / 0.9;
const SMALLEST = 0.3;
/** The width of a letter of a name, spaced as names are. */
const LETTER = 9;

/** Every counter of a region, with its place on the board. */
export function musterOf(region: RegionId, position: RegionPosition, title: readonly string[] = []): PlacedGroup[] {
  const anchors = REGION_ANCHORS[region];
  const groups = groupsOf(region, position);
  const obstacles = obstaclesOf(anchors, position, title);
  const spread = anchors.spots ? onSpots(groups, anchors, obstacles) : null;
  if (spread) return spread;
  const parts = partsOf(groups, anchors);
  return parts.flatMap(([part, box]) => fitted(part, box, anchors.scale, obstacles));
}

/** What goes where: navies with a fleet of their own to sea, neutrals with a ground of their own there. */
function partsOf(groups: readonly Group[], anchors: RegionAnchors): [Group[], Box][] {
  const stacks = groups.filter((group) => group.power !== null);
  const others = groups.filter((group) => group.power === null);
  const ashore = anchors.fleet ? stacks.map((group) => splitFleet(group).ashore) : stacks;
  const afloat = anchors.fleet ? stacks.map((group) => splitFleet(group).afloat) : [];
  const some = (list: readonly Group[]): Group[] => list.filter((group) => group.counters.length > 0);
  const parts: [Group[], Box][] = [[some(anchors.neutrals ? ashore : [...ashore, ...others]), anchors.muster]];
  if (anchors.neutrals) parts.push([some(others), anchors.neutrals]);
  if (anchors.fleet) parts.push([some(afloat), anchors.fleet]);
  return parts;
}

/** The largest setting that fits the ground. */
export function fitted(
  groups: readonly Group[],
  box: Box,
  scale: number,
  obstacles: readonly Box[] = [],
): PlacedGroup[] {
  const tight = groups.map(folded);
  const settings: [readonly Group[], number][] = [
    [groups, scale],
    [groups, scale * SMALLER],
    [tight, scale],
    [tight, scale * SMALLER],
  ];
  for (const [list, size] of settings) {
    const placed = flow(list, box, size, obstacles);
    if (placed) return placed;
  }
  for (let size = scale * SMALLER * 0.95; size > SMALLEST; size *= 0.95) {
    const placed = flow(tight, box, size, obstacles);
    if (placed) return placed;
  }
  return flow(tight, box, SMALLEST) ?? [];
}

/** Names, medals and shields on an inset keep their ground; in Europe musters are clear of them already. */
function obstaclesOf(anchors: RegionAnchors, position: RegionPosition, lines: readonly string[]): Box[] {
  if (!anchors.spots) return [];
  const { title, medals, shields } = anchors;
  const width = LETTER * Math.max(0, ...lines.map((line) => line.length));
  const count = position.medals?.length ?? 2;
  const alliances = position.alliances?.length ?? 0;
  return [
    { x: title.x - width / 2, y: title.y - 14 * lines.length, w: width, h: 14 * lines.length + 3 },
    { x: medals.x - 10, y: medals.y - 10, w: 27 * count + 6, h: 23 },
    ...(alliances ? [{ x: shields.x - 8, y: shields.y - 9, w: 16 * alliances, h: 18 }] : []),
  ];
}

/** A home's units stand in one row above its name. */
export function homeMuster(power: PowerId, units: Units, lines = 1): PlacedGroup | null {
  const group = stackGroup(power, { ...units, power }, ['army', 'fort', 'navy']);
  if (group.counters.length === 0) return null;
  const anchor = HOME_ANCHORS[power];
  const scale = 0.9;
  return place(group, anchor.x - (groupWidth(group) * scale) / 2, anchor.y - 11 - 14 * lines, scale);
}
