import { type Box, titleOf } from '../anchors.ts';
import { keyOf, type Thing } from '../position.ts';

const NAME = { w: 56, h: 16 };

/** Where a thing stands. A place is its name; so is what does not lie on the map, or not yet, in the place it belongs to. */
export function boxOfThing(thing: Thing, boxes: ReadonlyMap<string, readonly Box[]>): Box {
  const [box] = boxes.get(keyOf(thing)) ?? [];
  if (box !== undefined) return box;
  const { x, y } = titleOf(thing.place);
  return { x: x - NAME.w / 2, y: y - NAME.h + 3, ...NAME };
}
