import type { Box } from '../anchors.ts';
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
  return { key: group.key, box: { x, y: y - 12 * scale, w: left - x, h: 24 * scale }, counters };
}

/** Rows from the top left of a box, stepping over what stands in the way; null when the box is full. */
export function flow(
  groups: readonly Group[],
  box: Box,
  scale: number,
  obstacles: readonly Box[] = [],
): PlacedGroup[] | null {
  const placed: PlacedGroup[] = [];
  let x = box.x;
  let y = box.y + 12 * scale;
  for (const group of groups) {
    const width = groupWidth(group) * scale;
    if (width > box.w) return null;
    for (;;) {
      if (x + width > box.x + box.w + 0.01) {
        x = box.x;
        y += ROW * scale;
      }
      if (y + 12 * scale > box.y + box.h + 0.01) return null;
      const here = place(group, x, y, scale);
      const blocked = obstacles.filter((obstacle) => overlaps(obstacle, here.box));
      if (blocked.length === 0) {
        placed.push(here);
        x += width + GAP * scale;
        break;
      }
      x = Math.max(...blocked.map((obstacle) => obstacle.x + obstacle.w)) + 1;
    }
  }
  return placed;
}
