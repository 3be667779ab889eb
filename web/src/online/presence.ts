import type { Reason } from '@cabinet-wars/kernel';
import type { OtherMessage, RemoteState, RemoteTable } from '@cabinet-wars/protocol/client';
import type { Clocks } from '@cabinet-wars/protocol/messages';
import type { Presence, PresenceState } from '../client/presence.ts';
import { get, put } from './api.ts';

export interface RemotePresence extends Presence {
  table: RemoteTable | null;
  take(state: RemoteState): void;
  hear(message: OtherMessage): void;
  lost(reason: Reason | null): void;
  close(): void;
}

/** Votes and departures come in bunches: one look at the lobby answers them all. */
const LOOK_DELAY = 300;

const isRunning = (clocks: object): clocks is Clocks => 'left' in clocks;

const empty: PresenceState = {
  connection: 'open',
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

export function remotePresence(id: string, link: string | null): RemotePresence {
  const listeners = new Set<() => void>();
  let state = empty;
  let isClosed = false;
  const set = (more: Partial<PresenceState>) => {
    state = { ...state, ...more };
    for (const listener of listeners) listener();
  };
  const query = link === null ? '' : `?link=${encodeURIComponent(link)}`;
  const fetchChat = async () => {
    const chat = await get<'GET /tables/:id/chat'>(`tables/${id}/chat${query}`).catch(() => null);
    if (chat !== null && !isClosed) set({ chat });
  };
  const look = async () => {
    const table = await get<'GET /tables/:id'>(`tables/${id}${query}`).catch(() => null);
    if (table !== null && !isClosed) set({ table });
  };
  let seats: RemoteState['seats'] | null = null;
  let pendingLook: ReturnType<typeof setTimeout> | null = null;
  const scheduleLook = () => {
    pendingLook ??= setTimeout(() => {
      pendingLook = null;
      void look();
    }, LOOK_DELAY);
  };
  void fetchChat();
  // The browser knows of a line that is gone long before the socket does.
  const offline = () => set({ connection: state.connection === 'open' ? 'lost' : state.connection });
  const online = () =>
    set({ connection: state.connection === 'lost' && presence.table !== null ? 'open' : state.connection });
  globalThis.addEventListener?.('offline', offline);
  globalThis.addEventListener?.('online', online);
  const presence: RemotePresence = {
    link,
    table: null,
    snapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say: (text, to) => presence.table!.say(text, to),
    readChat: () => {
      if (state.unread > 0) set({ unread: 0 });
    },
    look,
    note: async () => (await get<'GET /tables/:id/notes'>(`tables/${id}/notes`)).text,
    writeNote: async (text) => void (await put(`tables/${id}/notes`, { text })),
    take: (remote) => {
      // Connected again: what was said meanwhile is fetched.
      if (state.connection === 'lost') void fetchChat();
      // Seats are told of when somebody comes, goes, votes or is replaced: the lobby knows more of it.
      if (remote.seats !== seats) scheduleLook();
      seats = remote.seats;
      const { clocks } = remote;
      set({
        connection: 'open',
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
    lost: (reason) => set({ connection: reason === null ? 'lost' : { closed: reason } }),
    close: () => {
      isClosed = true;
      globalThis.removeEventListener?.('offline', offline);
      globalThis.removeEventListener?.('online', online);
      if (pendingLook !== null) clearTimeout(pendingLook);
    },
  };
  return presence;
}
