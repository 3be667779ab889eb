import type { SpaceId } from '@cabinet-wars/imperial-struggle/data';
import type { Beside } from '../../../map/use-beside.ts';

/** Where a plate about a space stands. */
export const besideSpace = (space: SpaceId): Beside => ({ target: `[data-space="${space}"] .is-hit`, map: '.is-map' });
