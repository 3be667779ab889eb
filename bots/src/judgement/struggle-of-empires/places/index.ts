import { isKeyOf, type Translated } from '@cabinet-wars/kernel';
import { places as english } from './en.ts';
import { places as italian } from './it.ts';

/** Where something is, as a phrase: `in India`. The game itself is fetched only when played, so its names are not at hand. */
const phrases = { en: english, it: italian };

export type Places = (id: unknown) => string;

export const placesIn =
  (language: Translated): Places =>
  (id) => {
    const table = phrases[language];
    if (typeof id !== 'string' || !isKeyOf(table, id)) throw new TypeError(`there is no place called ${id}`);
    return table[id];
  };
