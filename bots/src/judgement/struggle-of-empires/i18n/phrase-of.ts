import { isKeyOf } from '@cabinet-wars/kernel';
import type { PlaceId } from '@cabinet-wars/struggle-of-empires/data';

/** Where something is, as a phrase: `in India`. The game itself is fetched only when played, so its names are not at hand. */
export type Phrases = Readonly<Record<PlaceId, string>>;

export const phraseOf =
  (phrases: Phrases) =>
  (id: unknown): string => {
    if (typeof id !== 'string' || !isKeyOf(phrases, id)) throw new TypeError(`there is no place called ${id}`);
    return phrases[id];
  };
