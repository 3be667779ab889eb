import { grow } from '../kit/plane.ts';
import { fill } from '../kit/raster.ts';
import { liveData } from './live-data.ts';
import { staticLayer } from './static-layer.ts';
import { BOX, land } from './world.ts';

const FOLDER = 'src/boards/seven-years-world-war/map/generated';

export function files(): Record<string, string> {
  const shapes = land();
  const ground = fill(shapes, grow(BOX, 12), 1);
  return {
    [`${FOLDER}/world.svg`]: staticLayer(shapes, ground),
    [`${FOLDER}/geography.ts`]: liveData(shapes, ground),
  };
}
