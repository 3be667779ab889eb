import type { LobbyMessage } from '@cabinet-wars/protocol/messages';
import { useSyncExternalStore } from 'react';
import { get, socketAddress } from '../../online/api.ts';
import {
  afterMessage,
  type Filter,
  type ListName,
  type LobbyLists,
  listNames,
  pageOf,
  withPage,
} from '../../online/lobby-lists.ts';
import { currentSession } from '../../online/session.ts';

/** What the lobby shows: its lists, and by what they are narrowed. */
export interface Lobby extends LobbyLists {
  readonly filter: Filter;
}

const PAUSE = 3000;
const nothing: Lobby = { mine: null, open: null, playing: null, filter: { game: null, pace: null } };
const listeners = new Set<() => void>();
let lobby = nothing;
let stop: (() => void) | null = null;
/** What the server tells while lists are being fetched: it may be newer than they are. */
let meanwhile: LobbyMessage[] = [];
let fetching = 0;
/** How often lists were asked for anew, or no longer wanted: an answer to what was asked before that comes too late. */
let renewals = 0;

function show(change: Partial<Lobby>): void {
  lobby = { ...lobby, ...change };
  for (const listener of listeners) listener();
}

function hear(message: LobbyMessage): void {
  if (message.t === 'ready') {
    renewals++;
    void fetchAll();
  }
  if (fetching > 0) meanwhile.push(message);
  show(afterMessage(lobby, lobby.filter, message));
}

/** Takes in what is fetched, and then again what was told meanwhile. */
async function fetched(...takes: readonly Promise<(() => Partial<Lobby>) | null>[]): Promise<void> {
  fetching++;
  for (const take of await Promise.all(takes)) if (take !== null) show(take());
  fetching--;
  for (const message of meanwhile) show(afterMessage(lobby, lobby.filter, message));
  if (fetching === 0) meanwhile = [];
}

async function mine(): Promise<(() => Partial<Lobby>) | null> {
  if (currentSession().is !== 'known') return null;
  const asked = renewals;
  const tables = await get<'GET /tables/mine'>('tables/mine').catch(() => null);
  return tables && (() => (asked === renewals ? { mine: tables } : {}));
}

/** A page of a list; what was asked for by another filter comes too late, too. */
async function page(name: ListName, isNext: boolean): Promise<(() => Partial<Lobby>) | null> {
  const { filter } = lobby;
  const asked = renewals;
  const rows = await get<'GET /tables/open' | 'GET /tables/playing'>(
    pageOf(name, filter, isNext ? lobby[name] : null),
  ).catch(() => null);
  const isLate = () => asked !== renewals || lobby.filter !== filter;
  return rows && (() => (isLate() ? {} : { [name]: withPage(isNext ? lobby[name] : null, rows) }));
}

const fetchAll = (): Promise<void> => fetched(mine(), ...listNames.map((name) => page(name, false)));

export const fetchMore = (name: ListName): Promise<void> => fetched(page(name, true));

export function setFilter(filter: Filter): void {
  show({ filter });
  void fetched(...listNames.map((name) => page(name, false)));
}

/** A socket on which changes are told; should it be cut, it is opened again. */
function watch(): () => void {
  let left = false;
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const listen = () => {
    socket = new WebSocket(socketAddress('live'));
    socket.onmessage = ({ data }) => {
      const message: LobbyMessage = JSON.parse(String(data));
      if (!left) hear(message);
    };
    socket.onclose = () => {
      if (!left) timer = setTimeout(listen, PAUSE);
    };
  };
  listen();
  return () => {
    left = true;
    if (timer !== null) clearTimeout(timer);
    socket?.close();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= watch();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
    renewals++;
    lobby = nothing;
  };
}

/** The tables of the lobby, kept up to date for as long as anybody looks at them. */
export const useTables = (): Lobby => useSyncExternalStore(subscribe, () => lobby);
