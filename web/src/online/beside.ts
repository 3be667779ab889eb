import type { Reason, Seat } from '@cabinet-wars/kernel';
import type { OtherMessage, RemoteAnswer, RemoteState, RemoteTable } from '@cabinet-wars/protocol/client';
import type { Clocks, Pace, Said, TableSummary } from '@cabinet-wars/protocol/messages';
import { get, put } from './api.ts';

/** What goes on at an online table beside the game: talk, notes, presence, clocks, the state of the line. */
export interface BesideState {
  readonly line: 'open' | 'lost' | { readonly closed: Reason };
  readonly seat: Seat | null;
  readonly here: readonly boolean[];
  readonly chat: readonly Said[];
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

export interface Beside {
  /** The word of the invitation one came by. */
  readonly link: string | null;
  snapshot(): BesideState;
  subscribe(listener: () => void): () => void;
  say(text: string, to: Seat | null): Promise<RemoteAnswer>;
  readChat(): void;
  /** Fetches the lobby's side of the table anew. */
  look(): Promise<void>;
  note(): Promise<string>;
  writeNote(text: string): Promise<void>;
}

export interface Besides extends Beside {
  table: RemoteTable | null;
  take(state: RemoteState): void;
  hear(message: OtherMessage): void;
  lost(reason: Reason | null): void;
  close(): void;
}

const SOON = 300;

const isRunning = (clocks: object): clocks is Clocks => 'left' in clocks;

const empty: BesideState = {
  line: 'open',
  seat: null,
  here: [],
  chat: [],
  unread: 0,
  deadline: null,
  waitsSince: null,
  clocks: null,
  pace: { kind: 'none' },
  seed: null,
  table: null,
};

export function beside(id: string, link: string | null): Besides {
  const listeners = new Set<() => void>();
  let state = empty;
  let isClosed = false;
  const set = (more: Partial<BesideState>) => {
    state = { ...state, ...more };
    for (const listener of listeners) listener();
  };
  const query = link === null ? '' : `?link=${encodeURIComponent(link)}`;
  const fetchChat = async () => {
    const chat = await get<Said[]>(`tables/${id}/chat${query}`).catch(() => null);
    if (chat !== null && !isClosed) set({ chat });
  };
  const look = async () => {
    const table = await get<TableSummary>(`tables/${id}${query}`).catch(() => null);
    if (table !== null && !isClosed) set({ table });
  };
  let seats: RemoteState['seats'] | null = null;
  let soon: ReturnType<typeof setTimeout> | null = null;
  const lookSoon = () => {
    soon ??= setTimeout(() => {
      soon = null;
      void look();
    }, SOON);
  };
  void fetchChat();
  const besides: Besides = {
    link,
    table: null,
    snapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say: (text, to) => besides.table!.say(text, to),
    readChat: () => {
      if (state.unread > 0) set({ unread: 0 });
    },
    look,
    note: async () => (await get<{ text: string }>(`tables/${id}/notes`)).text,
    writeNote: (text) => put(`tables/${id}/notes`, { text }),
    take: (remote) => {
      // The line is there again: what was said meanwhile is fetched.
      if (state.line === 'lost') void fetchChat();
      // Seats are told of when somebody comes, goes, votes or is replaced: the lobby knows more of it.
      if (remote.seats !== seats) lookSoon();
      seats = remote.seats;
      const { clocks } = remote;
      set({
        line: 'open',
        seat: remote.seat,
        here: remote.seats.map(({ here }) => here),
        deadline: remote.deadline,
        waitsSince: remote.waitsSince,
        clocks: clocks !== null && isRunning(clocks) ? clocks : null,
        pace: remote.facts.pace,
        seed: remote.seed,
      });
    },
    hear: (message) => {
      if (message.t !== 'said') return;
      const { t: _, ...said } = message;
      if (state.chat.some((each) => each.id === said.id)) return;
      set({ chat: [...state.chat, said], unread: said.seat === state.seat ? state.unread : state.unread + 1 });
    },
    lost: (reason) => set({ line: reason === null ? 'lost' : { closed: reason } }),
    close: () => {
      isClosed = true;
      if (soon !== null) clearTimeout(soon);
    },
  };
  return besides;
}
