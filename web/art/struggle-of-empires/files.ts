import { PLATES } from '../../src/boards/struggle-of-empires/map/places.ts';
import { atlasOf } from '../kit/atlas.ts';
import { liveData } from './live-data.ts';
import { PLATE } from './plates.ts';
import { realmsOf } from './realms.ts';
import { staticLayer } from './static-layer.ts';

const FOLDER = 'src/boards/struggle-of-empires/map/generated';

export function files(): Record<string, string> {
  const atlases = PLATES.map((id) => atlasOf(PLATE[id]));
  const realms = realmsOf(atlases[0]);
  return {
    [`${FOLDER}/static.svg`]: staticLayer(atlases, realms),
    [`${FOLDER}/geography.ts`]: liveData(atlases, realms),
  };
}
