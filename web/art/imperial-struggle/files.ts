import { REGIONS } from '@cabinet-wars/imperial-struggle/data';
import { iconFile } from '../icons/files.ts';
import { atlasOf } from '../kit/atlas.ts';
import { closedPath } from '../kit/path.ts';
import { area, clipRing, type Ring, simplify } from '../kit/plane.ts';
import { INSET, SHEETS } from './sheets.ts';
import { SIGNS } from './signs.ts';
import { staticLayer } from './static-layer.ts';

const FOLDER = 'src/boards/imperial-struggle/map/generated';
/** A thumbnail is an eighth of its sheet: what is smaller than a few units cannot be seen there. */
const COARSE = 5;
const SMALLEST = 120;

export function files(): Record<string, string> {
  const lands = REGIONS.map((id) => atlasOf(SHEETS[id]).land);
  const bay = atlasOf(INSET).land;
  const sheets = REGIONS.map((id, i) => [
    `${FOLDER}/${id}.svg`,
    staticLayer(id, SHEETS[id], lands[i], id === 'north-america' ? bay : null),
  ]);
  const small = Object.fromEntries(REGIONS.map((id, i) => [id, closedPath(coarse(lands[i], SHEETS[id].box))]));
  return {
    ...Object.fromEntries(sheets),
    [`${FOLDER}/thumbnails.ts`]: [
      '// Made by `npm run art -w web`. Change the art, not this file.',
      "import type { RegionId } from '@cabinet-wars/imperial-struggle/data';",
      '',
      `export const THUMBNAILS: Readonly<Record<RegionId, string>> = ${JSON.stringify(small, null, 2)};`,
      '',
    ].join('\n'),
    ...iconFile(`${FOLDER}/signs.ts`, SIGNS, 'SIGN', 'SignName'),
  };
}

const coarse = (rings: readonly Ring[], box: Parameters<typeof clipRing>[1]): Ring[] =>
  rings
    .map((ring) => clipRing(ring, box))
    .filter((ring) => ring.length > 2 && Math.abs(area(ring)) >= SMALLEST)
    .map((ring) => simplify([...ring, ring[0]], COARSE).slice(0, -1))
    .filter((ring) => ring.length > 2);
