import { type Box, type Point, REGION_ANCHORS } from '../anchors.ts';
import type { MapNames } from '../names.ts';
import { POWERS, type PowerId, REGIONS, type RegionId } from '../places.ts';
import { keyOf, type Position, type RegionPosition, thingOf, type Units } from '../position.ts';
import type { PlacedGroup } from './flow.ts';
import { homeMuster, musterOf } from './muster.ts';

/** A box, and the point towards which it shrinks. */
export interface Standing extends Box {
  readonly origin: Point;
}

/** A stack may stand in two parts, ashore and afloat. */
export type Part = PlacedGroup & { readonly part: number };

export interface BoardLayout {
  readonly groups: readonly Part[];
  /** Where each thing stands, by key. */
  readonly boxes: ReadonlyMap<string, readonly Standing[]>;
}

/** Every counter on the board, placed. A place nothing has changed in is not laid out again, and keeps its groups. */
export function layoutOf(position: Position, names: MapNames): BoardLayout {
  const groups = [
    ...REGIONS.flatMap((region) => groupsIn(region, position.regions[region] ?? NOTHING, names)),
    ...POWERS.flatMap((power) => groupsAt(power, position.homes[power] ?? NOTHING, names)),
  ];
  const boxes = new Map<string, Standing[]>();
  const note: Note = (key, box, origin) => {
    const list = boxes.get(key);
    if (list === undefined) boxes.set(key, [{ ...box, origin }]);
    else list.push({ ...box, origin });
  };
  for (const { key, box, origin } of groups) note(key, box, origin);
  for (const group of groups) noteUnits(group, note);
  for (const region of REGIONS) noteShields(region, position.regions[region] ?? NOTHING, note);
  return { groups, boxes };
}

const NOTHING = {};
const known = new WeakMap<object, Map<readonly string[], readonly Part[]>>();

/** What has been made of a place's pieces under a name, which takes room too. */
function kept(pieces: object, name: readonly string[], make: () => readonly PlacedGroup[]): readonly Part[] {
  if (pieces === NOTHING) return withParts(make());
  const byName = known.get(pieces) ?? new Map<readonly string[], readonly Part[]>();
  known.set(pieces, byName);
  const groups = byName.get(name) ?? withParts(make());
  byName.set(name, groups);
  return groups;
}

const withParts = (groups: readonly PlacedGroup[]): Part[] =>
  groups.map((group, i) => ({ ...group, part: groups.slice(0, i).filter(({ key }) => key === group.key).length }));

const groupsIn = (region: RegionId, position: RegionPosition, names: MapNames): readonly Part[] =>
  kept(position, names.places[region], () => musterOf(region, position, names.places[region]));

const groupsAt = (power: PowerId, units: Units, names: MapNames): readonly Part[] =>
  kept(units, names.places[power], () => {
    const group = homeMuster(power, units, names.places[power].length);
    return group === null ? [] : [group];
  });

type Note = (key: string, box: Box, origin: Point) => void;

function noteUnits(group: PlacedGroup, note: Note): void {
  const { place } = thingOf(group.key);
  for (const { x, y, scale, counter } of group.counters) {
    if (counter.c !== 'piece') continue;
    const box = { x: x - 11 * scale, y: y - 12 * scale, w: 22 * scale, h: 24 * scale };
    note(keyOf({ t: 'unit', place, power: counter.power, unit: counter.kind }), box, group.origin);
    if (counter.forts > 0) note(keyOf({ t: 'unit', place, power: counter.power, unit: 'fort' }), box, group.origin);
  }
}

function noteShields(region: RegionId, { alliances = [] }: RegionPosition, note: Note): void {
  const { x, y, step } = REGION_ANCHORS[region].shields;
  alliances.forEach(({ id }, i) => {
    const origin = { x: x + i * step, y };
    note(keyOf({ t: 'alliance', place: region, id }), { x: origin.x - 7, y: y - 8, w: 14, h: 16 }, origin);
  });
}
