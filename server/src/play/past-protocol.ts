import type { Past, Timeline } from '@cabinet-wars/host/history';
import type { Ended, Entry, Header, Viewer } from '@cabinet-wars/kernel';

/** A game as far as whoever asks may know of it. */
export interface Played {
  readonly game: string;
  readonly header: Header;
  readonly journal: readonly Entry[];
  /** When each entry was written. */
  readonly times: readonly number[];
  readonly viewer: Viewer;
  /** How it ended; null while it is being played. */
  readonly ended: Ended | null;
}

/** What the thread that plays games through is asked. By its name alone it may know a game still: then `played` is null. */
export type PastAsk =
  | { readonly t: 'transcript'; readonly played: Played }
  | { readonly t: 'timeline'; readonly name: string; readonly played: Played | null }
  | { readonly t: 'past'; readonly name: string; readonly played: Played | null; readonly at: number };

export type PastAnswer =
  | { readonly t: 'text'; readonly text: string }
  | { readonly t: 'timeline'; readonly timeline: Timeline }
  | { readonly t: 'state'; readonly state: Past }
  | { readonly t: 'unknown' }
  /** Rules repaired since may not follow an old journal any more. */
  | { readonly t: 'cannot-replay'; readonly at: number };
