import { notesOf } from '../../kit/first-notes.ts';
import { firstNotes as en } from './en/first-notes.ts';
import { firstNotes as it } from './it/first-notes.ts';
import { OCCASIONS } from './note-occasions.ts';

export const firstNotes = notesOf(OCCASIONS, { en, it });
