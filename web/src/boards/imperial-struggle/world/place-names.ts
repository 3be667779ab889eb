import { type RegionId, SPACES, type SpaceId } from '@cabinet-wars/imperial-struggle/data';
import type { Box, Size } from '../../../map/camera.ts';
import { dropOf } from '../map/Names.tsx';
import { SPOTS } from '../map/spots.ts';
import { isNamedOnce } from '../map/titles.ts';
import type { Faces } from '../read/faces.ts';
import { regionOf } from '../read/targets.ts';
import { around, outside, overlap } from './boxes.ts';
import type { Fit } from './fit.ts';
import { BOLD_FONT, NAME_FONT, textWidth } from './text-width.ts';

const MARKER = 34;

interface Room {
  readonly fit: Fit;
  readonly size: Size;
  /** What no name may lie under: the legend, prices. */
  readonly taken: readonly Box[];
}

export const markerBox = (id: SpaceId, { k, x, y, marker }: Fit): Box =>
  around(SPOTS[id][0] * k + x, SPOTS[id][1] * k + y, MARKER * marker, MARKER * marker);

/** The names of a Region that fit: flagged spaces first, then the short ones; none touches a marker or another name. */
export function namesThatFit(
  region: RegionId,
  faces: Faces,
  names: Readonly<Record<SpaceId, string>>,
  { fit, size, taken }: Room,
): ReadonlySet<SpaceId> {
  const here = SPACES.filter((id) => regionOf(id) === region);
  const markers = here.map((id) => markerBox(id, fit));
  const frame = { x: 0, y: 0, ...size };
  const placed: Box[] = [];
  const shown = new Set<SpaceId>();
  for (const id of here.filter((each) => !isNamedOnce(each)).sort(byWeight(faces, names))) {
    const box = nameBox(id, faces, names[id], fit);
    const isFree =
      outside(box, frame) < 1 &&
      ![...taken, ...placed].some((each) => overlap(box, each) > 0) &&
      !markers.some((marker, i) => here[i] !== id && overlap(box, marker) > 0);
    if (!isFree) continue;
    placed.push(box);
    shown.add(id);
  }
  return shown;
}

const byWeight =
  (faces: Faces, names: Readonly<Record<SpaceId, string>>) =>
  (a: SpaceId, b: SpaceId): number =>
    Number(faces[b].flag !== null) - Number(faces[a].flag !== null) || names[a].length - names[b].length;

function nameBox(id: SpaceId, faces: Faces, name: string, fit: Fit): Box {
  const width = textWidth(name, faces[id].flag === null ? NAME_FONT : BOLD_FONT) * fit.name;
  const [x, y] = [SPOTS[id][0] * fit.k + fit.x, SPOTS[id][1] * fit.k + fit.y + dropOf(faces, id) * fit.marker];
  // The drop is that of the base line: most of the letters stand above it.
  return { x: x - width / 2, y: y - fit.name * 0.72, w: width, h: fit.name * 0.86 };
}
