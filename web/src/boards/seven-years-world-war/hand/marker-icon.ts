import { type MarkerId, USES } from '@cabinet-wars/seven-years-world-war/data';
import type { IconName } from '../../../counters/index.ts';
import { type MomentId, momentOf } from './moments.ts';

const ICONS: Readonly<Record<MomentId, IconName>> = {
  initiative: 'globe',
  treasury: 'gold',
  diplomacy: 'quill',
  movement: 'move',
  combat: 'cannon',
  winter: 'candle',
  leaders: 'drum',
  answer: 'spyglass',
  any: 'tile',
};

/** A marker's picture: of the moment it serves, or of its first where none is said. */
export function markerIcon(marker: MarkerId, moment?: MomentId): IconName {
  if (marker.startsWith('admiral')) return 'anchor';
  const use = USES.find((each) => each.marker === marker);
  return ICONS[moment ?? (use === undefined ? null : momentOf(use, null)) ?? 'any'];
}
