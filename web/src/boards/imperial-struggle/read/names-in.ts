import {
  isAdvantageId,
  isEventId,
  isMinistryId,
  isSpaceId,
  isTheatreId,
  REGIONS,
  type RegionId,
} from '@cabinet-wars/imperial-struggle/data';
import { isOneOf } from '@cabinet-wars/kernel';
import type { Naming } from '../i18n/index.ts';
import type { Event } from './seen.ts';

const isRegionId = (id: unknown): id is RegionId => isOneOf(REGIONS, id);

/** What stands out in the line of an event: the places, theatres and cards it names. */
export function namesIn(event: Event, { game }: Naming): string[] {
  const { t: _kind, ...fields } = event;
  return (Object.values(fields) as unknown[]).flat().flatMap((id) => {
    if (isSpaceId(id)) return [game.spaces[id]];
    if (isRegionId(id)) return [game.regions[id]];
    if (isTheatreId(id)) return [game.theatres[id]];
    if (isEventId(id)) return [game.events[id].name];
    if (isMinistryId(id)) return [game.ministries[id].name];
    return isAdvantageId(id) ? [game.advantages[id].name] : [];
  });
}
