import { SPACES } from '@cabinet-wars/imperial-struggle/data';
import type { Miniature } from '../kit/miniature.ts';
import { THUMBNAILS } from './map/generated/thumbnails.ts';
import { SHEET, SPOTS } from './map/spots.ts';
import { facesOf } from './read/faces.ts';
import type { GameView } from './read/seen.ts';
import { regionOf } from './read/targets.ts';

/** Europe, a dot for every flag. */
export function miniature({ open }: GameView): Miniature {
  const faces = facesOf(open);
  const dots = SPACES.flatMap((id) => {
    const { flag } = faces[id];
    const [x, y] = SPOTS[id];
    return regionOf(id) === 'europe' && (flag === 'britain' || flag === 'france') ? [{ x, y, power: flag }] : [];
  });
  const { w, h } = SHEET;
  return { w, h, water: [{ x: 0, y: 0, w, h }], land: THUMBNAILS.europe, dots, dot: 24 };
}
