import type { Beside } from '../../../map/use-beside.ts';
import { keyOf, type Thing } from '../read/things.ts';

/** Where a plate about a thing stands. */
export const besideThing = (thing: Thing): Beside => ({ target: `[data-thing="${keyOf(thing)}"]`, map: '.syww-map' });
