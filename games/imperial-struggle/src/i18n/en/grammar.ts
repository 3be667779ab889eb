import type { EventId } from '../../data/events.ts';
import type { RegionId } from '../../data/map/regions.ts';
import type { SpaceId } from '../../data/map/spaces.ts';
import type { SideId } from '../../data/sides.ts';
import type { TheatreId } from '../../data/wars.ts';
import { capital } from '../forms.ts';
import type { Setting } from '../tables.ts';
import { things } from '../things.ts';
import { glossary } from './glossary.ts';
import { regions } from './names.ts';

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Straits, valleys, peoples and wars take an article inside a sentence. */
const WITH_ARTICLE =
  /^(?:Gulf|Cabot|Atlantic|Northeast|Bahamas|Antilles|Cayman|Cuba|Hooghly|Malabar|Malacca|Carolinas|Northern|Ohio|Champlain|Hudson V|Sons|Privateers|Buccaneers|Algonquin|Iroquois|Asiento|United|German|Dutch|Nizam|Jacobite|First|Third|French|American|Mysore War)/;
const withArticle = (name: string): string => (WITH_ARTICLE.test(name) ? `the ${name}` : name);

/** How things are called inside a sentence, with the numbers of a data set. */
export const grammar = (setting: Setting) => ({
  ...things(glossary, setting),
  side: (id: SideId) => glossary.sides[id],
  of: (id: SideId) => `${glossary.sides[id]}’s`,
  adjective: (id: SideId) => glossary.flags[id],
  space: (id: SpaceId) => withArticle(glossary.spaces[id]),
  /** At the beginning of a sentence. */
  Space: (id: SpaceId) => capital(withArticle(glossary.spaces[id])),
  place: (id: SpaceId | 'navy-box') => (id === 'navy-box' ? 'the Navy Box' : withArticle(glossary.spaces[id])),
  theRegion: (id: RegionId) => regions[id].the,
  theatre: (id: TheatreId) => withArticle(glossary.theatres[id]),
  Theatre: (id: TheatreId) => capital(withArticle(glossary.theatres[id])),
  event: (id: EventId) => `“${glossary.events[id].name}”`,
});
export type Grammar = ReturnType<typeof grammar>;
