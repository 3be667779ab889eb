import type { GameTexts } from '@cabinet-wars/kernel';
import type { Choice } from '../choices.ts';
import type { Event } from '../events.ts';
import { english } from './en.ts';
import { italian } from './it.ts';
import { textsOf } from './tables.ts';

export const texts: { readonly en: GameTexts<Choice, Event>; readonly it: GameTexts<Choice, Event> } = {
  en: textsOf(english),
  it: textsOf(italian),
};
