import type { ComponentNotes, Translations } from '@cabinet-wars/kernel';
import { componentNotes as english } from './en/component-notes.ts';
import { componentNotes as italian } from './it/component-notes.ts';

/** What an owner of the printed game is told of each part of a set. */
export const notes: Translations<ComponentNotes> = { en: english, it: italian };
