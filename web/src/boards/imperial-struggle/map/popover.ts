import type { SpaceId } from '@cabinet-wars/imperial-struggle/data';
import type { PopoverAnchor } from '../../../map/use-popover.ts';

/** Where a popover about a space stands. */
export const popoverAtSpace = (space: SpaceId): PopoverAnchor => ({
  target: `[data-space="${space}"] .is-hit`,
  map: '.is-table',
});
