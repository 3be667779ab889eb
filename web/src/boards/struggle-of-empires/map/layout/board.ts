import { type Box, type Point, REGION_ANCHORS } from '../anchors.ts';
import type { MapNames } from '../names.ts';
import { POWERS, REGIONS } from '../places.ts';
import { keyOf, type Position, thingOf } from '../position.ts';
import type { PlacedGroup } from './flow.ts';
import { homeMuster, musterOf } from './muster.ts';

/** A box, and the point towards which it shrinks. */
export interface Standing extends Box {
  readonly origin: Point;
}

export interface BoardLayout {
  /** A stack may stand in two parts, ashore and afloat. */
  readonly groups: readonly (PlacedGroup & { readonly part: number })[];
  /** Where each thing stands, by key. */
  readonly boxes: ReadonlyMap<string, readonly Standing[]>;
}

/** Every counter on the board, placed. */
export function layoutOf(position: Position, names: MapNames): BoardLayout {
  const placed = [
    ...REGIONS.flatMap((region) => musterOf(region, position.regions[region] ?? {}, names.places[region])),
    ...POWERS.flatMap((power) => homeMuster(power, position.homes[power] ?? {}, names.places[power].length) ?? []),
  ];
  const boxes = new Map<string, Standing[]>();
  const note: Note = (key, box, origin) => {
    const list = boxes.get(key) ?? [];
    boxes.set(key, [...list, { ...box, origin }]);
    return list.length;
  };
  const groups = placed.map((group) => ({ ...group, part: note(group.key, group.box, group.origin) }));
  for (const group of placed) noteUnits(group, note);
  for (const region of REGIONS) {
    position.regions[region]?.alliances?.forEach(({ id }, i) => {
      const { x, y, step } = REGION_ANCHORS[region].shields;
      note(
        keyOf({ t: 'alliance', place: region, id }),
        { x: x + i * step - 7, y: y - 8, w: 14, h: 16 },
        { x: x + i * step, y },
      );
    });
  }
  return { groups, boxes };
}

type Note = (key: string, box: Box, origin: Point) => number;

function noteUnits(group: PlacedGroup, note: Note): void {
  const { place } = thingOf(group.key);
  for (const { x, y, scale, counter } of group.counters) {
    if (counter.c !== 'piece') continue;
    const box = { x: x - 11 * scale, y: y - 12 * scale, w: 22 * scale, h: 24 * scale };
    note(keyOf({ t: 'unit', place, power: counter.power, unit: counter.kind }), box, group.origin);
    if (counter.forts > 0) note(keyOf({ t: 'unit', place, power: counter.power, unit: 'fort' }), box, group.origin);
  }
}
