import type { View } from '@cabinet-wars/kernel';
import { type RemoteState, RemoteTable } from '@cabinet-wars/protocol/client';
import type { Presence } from '../client/presence.ts';
import type {
  Change,
  SeatFacts,
  Stamp,
  TableClient,
  TableFacts,
  TableState,
  Timeline,
} from '../client/table-client.ts';
import { knowComponents } from '../components/know.ts';
import { serverEndingText, serverReasonText } from '../i18n/online/index.ts';
import { localTables } from '../local/local-tables.ts';
import { share } from '../share.ts';
import { adviceNow, isAdviceFair } from '../thinking/advice-now.ts';
import { get, getText, socketAddress } from './api.ts';
import { fetchComponents } from './fetch-components.ts';
import { type RemotePresence, remotePresence } from './presence.ts';
import { seatChanges } from './seat-changes.ts';

/** A table at the server, as the page sits at it: the same to the shell as one in the worker. */
export interface OnlineClient extends TableClient {
  readonly presence: Presence;
}

const MINUTE = 60_000;
const TIMES_AFTER = 1500;

/** Opens the socket of a table. `link` is the word of an invitation, for whoever watches by it. */
export async function openOnline(id: string, link: string | null): Promise<OnlineClient> {
  const listeners = new Set<() => void>();
  const watchers = new Set<(change: Change) => void>();
  const presence: RemotePresence = remotePresence(id, link);
  let state: TableState;
  let facts: TableFacts;
  let version = 0;
  let isOpen = false;

  const take = (remote: RemoteState, fresh: Change['fresh'], own: boolean) => {
    // What comes right behind the welcome is part of what the table is opened with.
    if (!isOpen) return;
    facts = factsOf(remote, facts.data === undefined ? {} : { data: facts.data });
    presence.take(remote);
    state = stateOf(remote, state, ++version, table.view);
    for (const watcher of watchers) watcher({ state, fresh, own });
    for (const listener of listeners) listener();
  };
  const word = link === null ? '' : `link=${encodeURIComponent(link)}`;
  const byLink = word === '' ? '' : `?${word}`;
  const timeline = () => get<'GET /tables/:id/timeline'>(`tables/${id}/timeline${byLink}`);
  const transcript = () => getText(`tables/${id}/transcript${byLink}`);
  const connect = (since: number) =>
    new WebSocket(socketAddress(`tables/${id}/socket?since=${since}${word === '' ? '' : `&${word}`}`));
  const table = new RemoteTable(connect, crypto.randomUUID().slice(0, 13), {
    change: take,
    message: presence.hear,
    lost: presence.lost,
  });
  presence.table = table;
  await table.open();
  const { components, game } = table.state.facts;
  const own = components === null ? {} : { data: await fetchComponents(components.hash) };
  await knowComponents({ game, ...own });
  isOpen = true;
  facts = factsOf(table.state, own);
  presence.take(table.state);
  state = stateOf(table.state, null, version, table.view);
  const opened = state.told.at(-1)?.id ?? -1;
  const readTimes = async () => {
    const earlier = stampsIn(await timeline()).filter(({ from }) => from <= opened);
    state = { ...state, stamps: [...earlier, ...state.stamps.filter(({ from }) => from > opened)] };
    for (const listener of listeners) listener();
    for (const watcher of watchers) watcher({ state, fresh: [], own: false });
  };
  // After the table itself has been drawn: without it the log merely lacks its hours.
  const reading = opened < 0 ? undefined : setTimeout(() => readTimes().catch(() => undefined), TIMES_AFTER);

  return {
    get facts() {
      return facts;
    },
    presence,
    reasonText: serverReasonText,
    endingText: serverEndingText,
    state: () => state,
    subscribe: (listener) => join(listeners, listener),
    onChange: (watcher) => join(watchers, watcher),
    // The server decides from where one looks.
    sit: async () => {},
    choose: (_seat, askId, choice) => table.choose(askId, choice),
    undo: table.undo,
    order: (_seat, order, on) => table.order(order, on),
    propose: (_seat, deal) => table.propose(deal),
    answer: (_seat, offer, accept) => table.answer(offer, accept),
    withdraw: (_seat, offer) => table.withdraw(offer),
    explain: (_seat, wish) => table.explain(wish),
    // Bots at the server wait for nobody's animations.
    shown: () => {},
    timeline,
    past: (at) => get<'GET /tables/:id/past'>(`tables/${id}/past${byLink === '' ? '?' : `${byLink}&`}at=${at}`),
    get adviseNow() {
      return isAdviceFair(facts) ? (signal?: AbortSignal) => adviceNow(facts.game, state, signal) : undefined;
    },
    branch: async (at) => {
      const copy = await localTables().importTranscript(await transcript(), facts.name || facts.game);
      return localTables().branch(copy, at, facts.name || facts.game);
    },
    transcript,
    close: async () => {
      clearTimeout(reading);
      presence.close();
      table.close();
    },
  };
}

function factsOf({ facts, seats, seat: mine }: RemoteState, own: Pick<TableFacts, 'data'>): TableFacts {
  const { id, name, game, options, created, seedHash } = facts;
  return {
    id,
    name,
    game,
    options,
    created,
    seedHash,
    ...own,
    origin: 'game',
    seats: seats.map((each, at) => seatFacts(each, at === mine)),
  };
}

const seatFacts = (seat: RemoteState['seats'][number], isMine: boolean): SeatFacts => ({
  plays: seat.plays,
  sitter: isMine ? 'me' : seat.sitter === 'bot' ? 'bot' : 'person',
  name: seat.name,
  bot: seat.bot,
});

function stateOf(remote: RemoteState, before: TableState | null, version: number, seen: View): TableState {
  const { viewer, asks, told, offers, orders, whyNoUndo, result, unseenFrom } = remote;
  const view = before === null ? seen : share(before.view, seen);
  const stamps = stamped(before?.stamps ?? [], before?.told.length ?? 0, told.length, told.at(-1)?.id ?? 0);
  const whys = remote.seats.map(() => null);
  return {
    version,
    viewer,
    view,
    asks,
    told,
    stamps,
    seatChanges: seatChanges(remote.facts.id, remote.seats, (told.at(-1)?.id ?? -1) + 1, Date.now()),
    offers,
    orders,
    whyNoUndo,
    result,
    handTo: null,
    unseenFrom,
    whys,
  };
}

/** The hour at which this page heard of things: what happened before it was opened has none. */
function stamped(stamps: readonly Stamp[], before: number, after: number, last: number): readonly Stamp[] {
  if (after <= before || before === 0) return stamps;
  const at = Math.floor(Date.now() / MINUTE) * MINUTE;
  return stamps.at(-1)?.at === at ? stamps : [...stamps, { from: last, at }];
}

/** The hours of what was told before this page was opened, as the server wrote them down. */
export function stampsIn({ told, at, times = [] }: Timeline): readonly Stamp[] {
  const stamps: Stamp[] = [];
  for (const [i, { id }] of told.entries()) {
    const time = times[at[i]];
    if (time !== undefined && stamps.at(-1)?.at !== time) stamps.push({ from: id, at: time });
  }
  return stamps;
}

function join<T>(set: Set<T>, member: T): () => void {
  set.add(member);
  return () => set.delete(member);
}
