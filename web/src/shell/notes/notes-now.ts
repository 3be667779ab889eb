import type { FirstNote } from '../../boards/kit/first-notes.ts';

const isAbout = (pattern: string, key: string): boolean => pattern === key || key.startsWith(`${pattern}.`);

/** The notes that belong to a question: those about itself first, then those about what has happened since the last one. */
export function notesNow(notes: readonly FirstNote[], key: string, happened: readonly string[]): readonly FirstNote[] {
  const beside = notes.filter(({ asks = [] }) => asks.some((pattern) => isAbout(pattern, key)));
  const since = notes.filter((note) => !beside.includes(note) && note.after?.some((kind) => happened.includes(kind)));
  return [...beside, ...since];
}
