import type { GameTexts } from '@cabinet-wars/kernel';
import type { Choice } from '../choices.ts';
import type { Edition } from '../data/numbers.ts';
import type { Event } from '../events.ts';
import { english } from './en/index.ts';
import { italian } from './it/index.ts';
import type { Language, Tables, Words } from './tables.ts';
import { textsOf } from './texts.ts';

/** The game in words, as any host reads them. */
export const texts: Readonly<Record<Language, GameTexts<Choice, Event>>> = {
  en: textsOf('en', english),
  it: textsOf('it', italian),
};

const plain = (edition: Edition) => ({ edition, counter: () => null });
const inBoth = (make: (setting: ReturnType<typeof plain>) => Tables): Readonly<Record<Edition, Words>> => ({
  original: make(plain('original')).words,
  deluxe: make(plain('deluxe')).words,
});

/** Names of tiles, regions, powers and pieces by edition, for the board and its panels. */
export const words: Readonly<Record<Language, Readonly<Record<Edition, Words>>>> = {
  en: inBoth(english),
  it: inBoth(italian),
};

export type { Language, Named, Words } from './tables.ts';
