import type { Reason, Seat } from '@cabinet-wars/kernel';
import type { RemoteAnswer } from '@cabinet-wars/protocol/client';
import type { ChatMessage, Clocks, Pace, TableSummary } from '@cabinet-wars/protocol/messages';

/** What goes on at an online table other than the game: talk, notes, who is here, clocks, the connection. */
export interface PresenceState {
  readonly connection: 'open' | 'lost' | { readonly closed: Reason };
  readonly seat: Seat | null;
  readonly here: readonly boolean[];
  readonly chat: readonly ChatMessage[];
  /** How many lines were said since the chat was last looked at. */
  readonly unread: number;
  readonly deadline: number | null;
  readonly waitsSince: number | null;
  readonly clocks: Clocks | null;
  readonly pace: Pace;
  readonly seed: string | null;
  /** The table as the lobby knows it: votes, rematch, who is missing. */
  readonly table: TableSummary | null;
}

export interface Presence {
  /** The word of the invitation one came by. */
  readonly link: string | null;
  snapshot(): PresenceState;
  subscribe(listener: () => void): () => void;
  say(text: string, to: Seat | null): Promise<RemoteAnswer>;
  readChat(): void;
  /** Fetches the lobby's side of the table anew. */
  look(): Promise<void>;
  note(): Promise<string>;
  writeNote(text: string): Promise<void>;
}
