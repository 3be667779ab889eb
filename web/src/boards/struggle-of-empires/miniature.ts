import type { Miniature } from '../kit/miniature.ts';
import { BOARD, PLATE_BOX } from './map/anchors.ts';
import { LOCATOR } from './map/generated/geography.ts';
import { layoutOf } from './map/layout/board.ts';
import { en } from './map/names.ts';
import { PLATES, POWERS } from './map/places.ts';
import { positionOf } from './read/position-of.ts';
import type { GameView } from './read/seen.ts';

/** The whole board, a dot for every stack of a power. */
export function miniature({ open }: GameView): Miniature {
  const dots = layoutOf(positionOf(open), en).groups.flatMap(({ key, box }) => {
    const power = POWERS.find((each) => key.endsWith(`/${each}`));
    return power === undefined ? [] : [{ x: box.x + box.w / 2, y: box.y + box.h / 2, power }];
  });
  return { w: BOARD.w, h: BOARD.h, water: PLATES.map((plate) => PLATE_BOX[plate]), land: LOCATOR, dots, dot: 15 };
}
