const KEY = 'cabinet-wars notes';

/** Which first-time notes have been shown in this browser, as `game/note`. */
let seen = read();
/** The note that stands beside a question now, so that it is there again when the question is drawn anew. */
let standing: { readonly at: string; readonly note: string | null } | null = null;

function read(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []);
  } catch {
    return new Set();
  }
}

function keep(next: ReadonlySet<string>): void {
  seen = next;
  try {
    localStorage.setItem(KEY, JSON.stringify([...next]));
  } catch {
    // A browser that keeps nothing shows each note once a visit.
  }
}

/**
 * The first of these notes that has never been shown, which from now on counts as shown. `at` names the question: asked again
 * about the same one, it is the same note, unless it has been dismissed.
 */
export function noteAt(at: string, notes: readonly string[]): string | null {
  if (standing?.at === at) return standing.note;
  const note = notes.find((each) => !seen.has(each)) ?? null;
  standing = { at, note };
  if (note !== null) keep(new Set([...seen, note]));
  return note;
}

/** Puts the note away that stands now. */
export function putAway(): void {
  if (standing !== null) standing = { ...standing, note: null };
}

/** All notes come again, each at its first occasion. */
export function forgetNotes(): void {
  standing = null;
  keep(new Set());
}

export const hasSeenNotes = (): boolean => seen.size > 0;
