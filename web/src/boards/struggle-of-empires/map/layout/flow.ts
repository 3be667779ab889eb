import type { Box, Point } from '../anchors.ts';
import { type CounterSpec, type Group, groupWidth, widthOf } from './groups.ts';

export interface PlacedCounter {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly counter: CounterSpec;
}

export interface PlacedGroup {
  readonly key: string;
  readonly box: Box;
  /** The point that stays when counters stop growing with the zoom: the rest draws in towards it. */
  readonly origin: Point;
  readonly counters: readonly PlacedCounter[];
}

/** From the middle of one row to the middle of the next, and the gap between groups, in counter units. */
export const ROW = 27;
export const GAP = 5;

export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** The counters of a group in a row whose left edge is x and whose middle is y. */
export function place(group: Group, x: number, y: number, scale: number): PlacedGroup {
  let left = x;
  const counters = group.counters.map((counter) => {
    const width = widthOf(counter) * scale;
    left += width;
    return { x: left - width / 2, y, scale, counter };
  });
  const box = { x, y: y - 12 * scale, w: left - x, h: 24 * scale };
  return { key: group.key, box, origin: { x: x + box.w / 2, y }, counters };
}

/**
 * Rows from the top of a box: each group stands in the first row with room for it, and rows are centred unless something
 * stands in the way. Null when the box is full.
 */
export function flow(
  groups: readonly Group[],
  box: Box,
  scale: number,
  obstacles: readonly Box[] = [],
): PlacedGroup[] | null {
  const placed: PlacedGroup[] = [];
  const filled: number[] = [];
  for (const group of groups) {
    const here = firstRoom(group, box, scale, obstacles, filled);
    if (!here) return null;
    filled[here.row] = here.at.box.x + here.at.box.w + GAP * scale;
    placed.push(here.at);
  }
  const origin = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  if (obstacles.length > 0) return placed.map((group) => ({ ...group, origin }));
  return placed.map((group) => ({ ...shifted(group, roomLeft(placed, group, box) / 2), origin }));
}

/** What a row leaves free of its box. */
function roomLeft(placed: readonly PlacedGroup[], { box }: PlacedGroup, ground: Box): number {
  const row = placed.filter((other) => Math.abs(other.box.y - box.y) < 0.01);
  return ground.x + ground.w - Math.max(...row.map((other) => other.box.x + other.box.w));
}

const shifted = (group: PlacedGroup, dx: number): PlacedGroup => ({
  ...group,
  box: { ...group.box, x: group.box.x + dx },
  counters: group.counters.map((counter) => ({ ...counter, x: counter.x + dx })),
});

interface Room {
  readonly row: number;
  readonly at: PlacedGroup;
}

function firstRoom(
  group: Group,
  box: Box,
  scale: number,
  obstacles: readonly Box[],
  filled: readonly number[],
): Room | null {
  for (let row = 0; box.y + (24 + row * ROW) * scale <= box.y + box.h + 0.01; row++) {
    const at = inRow(group, box, box.y + (12 + row * ROW) * scale, filled[row] ?? box.x, scale, obstacles);
    if (at) return { row, at };
  }
  return null;
}

/** Steps over whatever stands in the way. */
function inRow(
  group: Group,
  box: Box,
  y: number,
  from: number,
  scale: number,
  obstacles: readonly Box[],
): PlacedGroup | null {
  const width = groupWidth(group) * scale;
  for (let x = from; x + width <= box.x + box.w + 0.01; ) {
    const here = place(group, x, y, scale);
    const blocked = obstacles.filter((obstacle) => overlaps(obstacle, here.box));
    if (blocked.length === 0) return here;
    x = Math.max(...blocked.map((obstacle) => obstacle.x + obstacle.w)) + 1;
  }
  return null;
}
