import { type RegionId, SPACES, type SpaceId } from '@cabinet-wars/imperial-struggle/data';
import type { Box, Size } from '../../../map/camera.ts';
import { SPOTS } from '../map/spots.ts';
import { type Chip, type Chips, chipText, type PlacedChip, type PlacedChips } from '../read/purchases/chips.ts';
import { regionOf } from '../read/targets.ts';
import { around, outside, overlap } from './boxes.ts';
import type { Fit } from './fit.ts';
import { markerBox } from './place-names.ts';
import { BOLD_FONT, textWidth } from './text-width.ts';

export const CHIP_FONT = 10.5;
const HEIGHT = 15;
const PADDING = 9;
const REACH = 19;

/** Chips are placed once in order and then moved again, each knowing of all others. */
const PASSES = 3;

/** Prices below, right, above or left of their spaces, or at a corner, wherever they cover least. */
export function placeChips(region: RegionId, chips: Chips, fit: Fit, size: Size, taken: readonly Box[]): PlacedChips {
  const here = SPACES.filter((id) => regionOf(id) === region);
  const markers = here.map((id) => markerBox(id, fit));
  const frame = { x: 0, y: 0, ...size };
  const placed: Partial<Record<SpaceId, PlacedChip>> = {};
  const boxes = new Map<SpaceId, Box>();
  const place = (id: SpaceId, chip: Chip): void => {
    const others = [...taken, ...[...boxes].flatMap(([of, box]) => (of === id ? [] : [box]))];
    const w = textWidth(chipText(chip), BOLD_FONT) * CHIP_FONT + PADDING;
    const [x, y] = [SPOTS[id][0] * fit.k + fit.x, SPOTS[id][1] * fit.k + fit.y];
    const reach = REACH * fit.marker;
    const ways = [
      [0, reach + HEIGHT / 2],
      [reach + w / 2, 0],
      [0, -reach - HEIGHT / 2],
      [-reach - w / 2, 0],
      [w / 2, reach + HEIGHT / 2],
      [-w / 2, reach + HEIGHT / 2],
      [w / 2, -reach - HEIGHT / 2],
      [-w / 2, -reach - HEIGHT / 2],
    ] as const;
    const costs = ways.map(([dx, dy], i) => {
      const box = around(x + dx, y + dy, w, HEIGHT);
      const covers = markers.reduce((sum, marker, j) => sum + (here[j] === id ? 0 : overlap(box, marker)), 0);
      const hides = others.reduce((sum, each) => sum + 3 * overlap(box, each), 0);
      return covers + hides + 4 * outside(box, frame) + (i < 4 ? i : 6 + i);
    });
    const [dx, dy] = ways[costs.indexOf(Math.min(...costs))];
    boxes.set(id, around(x + dx, y + dy, w, HEIGHT));
    placed[id] = { ...chip, dx, dy, w, h: HEIGHT };
  };
  for (let pass = 0; pass < PASSES; pass++)
    for (const id of here) {
      const chip = chips[id];
      if (chip !== undefined) place(id, chip);
    }
  return placed;
}

export const chipBoxes = (chips: PlacedChips, fit: Fit): Box[] =>
  SPACES.flatMap((id) => {
    const chip = chips[id];
    if (chip === undefined) return [];
    return [around(SPOTS[id][0] * fit.k + fit.x + chip.dx, SPOTS[id][1] * fit.k + fit.y + chip.dy, chip.w, chip.h)];
  });
