import type { GeoProjection } from 'd3-geo';
import type { Box, Point } from './plane.ts';

/** A map to be engraved: where it lies, how the world comes onto it, and how its water is drawn. */
export interface Sheet {
  readonly box: Box;
  /** Longitude and latitude to board units and back. */
  project(at: Point): Point;
  invert(at: Point): Point;
  /** How far the shore strokes reach, and how much that varies. */
  readonly reach: number;
  readonly vary: number;
  /** Degrees between lines of the graticule, and between graduations of the neatline. */
  readonly graticule: number;
  readonly graduation: number;
  /** Where rhumb lines meet, and how many leave each node. */
  readonly nodes: readonly (readonly [x: number, y: number, lines: number])[];
}

/** A projection whose middle is the middle of a box, or a little beside it. */
export function centred(
  box: Box,
  projection: GeoProjection,
  dx = 0,
  dy = 0,
): Pick<Sheet, 'box' | 'project' | 'invert'> {
  projection.translate([box.x + box.w / 2 + dx, box.y + box.h / 2 + dy]).precision(0);
  return {
    box,
    project: (at) => projection([...at])!,
    invert: (at) => projection.invert!([...at])!,
  };
}
