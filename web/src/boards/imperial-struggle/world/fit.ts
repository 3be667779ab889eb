import type { RegionId } from '@cabinet-wars/imperial-struggle/data';
import type { Box, Size } from '../../../map/camera.ts';

/** What of each sheet has to be seen, in its units. */
export const CROPS: Readonly<Record<RegionId, Box>> = {
  europe: { x: 62, y: 26, w: 760, h: 690 },
  'north-america': { x: 20, y: 18, w: 914, h: 722 },
  caribbean: { x: 8, y: 0, w: 926, h: 752 },
  india: { x: 72, y: 38, w: 800, h: 660 },
};

/** How a sheet lies in its plate: a point p of it is seen at p · k + (x, y). */
export interface Fit {
  readonly k: number;
  readonly x: number;
  readonly y: number;
  /** Pixels to a unit of a marker, whatever the scale of the map. */
  readonly marker: number;
  /** Pixels of a name. */
  readonly name: number;
}

const MOST = 1.1;
/** A sheet alone on a very large screen is drawn larger than its markers: it would stand in a corner of its place. */
const WIDEST = 1.5;
/** A plate beside a large one: its spaces are to be told apart, no more. */
const SMALL = 0.4;
const within = (least: number, n: number, most: number): number => Math.max(least, Math.min(most, n));

/** The crop whole, at the left: what is left over of the width shows more of the sheet, then paper. */
export function fitOf(region: RegionId, { w, h }: Size): Fit {
  const crop = CROPS[region];
  const k = Math.min(w / crop.w, h / crop.h, WIDEST);
  return {
    k,
    x: -crop.x * k,
    y: (h - crop.h * k) / 2 - crop.y * k,
    marker: k < SMALL ? within(0.36, 1.61 * k, MOST) : within(0.5, 0.34 + 0.76 * k, MOST),
    name: within(10.6, 7.2 + 6.4 * k, 13),
  };
}
