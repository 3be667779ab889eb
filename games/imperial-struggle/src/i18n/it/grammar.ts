import type { EventId } from '../../data/events.ts';
import type { RegionId } from '../../data/map/regions.ts';
import type { SpaceId } from '../../data/map/spaces.ts';
import type { SideId } from '../../data/sides.ts';
import type { TheatreId } from '../../data/wars.ts';
import { capital } from '../forms.ts';
import type { Setting } from '../tables.ts';
import { things } from '../things.ts';
import { glossary } from './glossary.ts';
import { regions, sideForms } from './names.ts';

/** «a, b e c», with the d that Italian puts before another e. */
export const list = (items: readonly string[]): string => {
  if (items.length < 2) return items.join('');
  const last = items[items.length - 1];
  return `${items.slice(0, -1).join(', ')} ${/^e/i.test(last) ? 'ed' : 'e'} ${last}`;
};
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** How things are called inside a sentence, with the numbers of a data set. */
export const grammar = (setting: Setting) => ({
  ...things(glossary, setting),
  the: (id: SideId) => sideForms[id].the,
  The: (id: SideId) => capital(sideForms[id].the),
  of: (id: SideId) => sideForms[id].of,
  to: (id: SideId) => sideForms[id].to,
  adjective: (id: SideId) => glossary.flags[id],
  space: (id: SpaceId) => glossary.spaces[id],
  place: (id: SpaceId | 'navy-box') => (id === 'navy-box' ? 'riquadro Marina' : glossary.spaces[id]),
  ofRegion: (id: RegionId) => regions[id].of,
  theatre: (id: TheatreId) => glossary.theatres[id],
  event: (id: EventId) => `«${glossary.events[id].name}»`,
});
export type Grammar = ReturnType<typeof grammar>;
