import type { PopoverAnchor } from '../../../map/use-popover.ts';
import { keyOf, type Thing } from '../read/map/things.ts';

/** Where a popover about a thing stands. */
export const popoverAtThing = (thing: Thing): PopoverAnchor => ({
  target: `[data-thing="${keyOf(thing)}"]`,
  map: '.syww-map',
});
