import type { GameEvent, ToldEvent, Viewer } from '@cabinet-wars/kernel';
import type { Change, TableClient, TableState } from '../client/table-client.ts';
import type { Remote } from '../rpc.ts';
import { share } from '../share.ts';
import type { LocalTables } from '../worker/local-tables.ts';
import type { Opened, SentChange } from '../worker/protocol.ts';

/** A table in the worker, as the page sits at it. */
export interface LocalClient extends TableClient {
  /** Called with what the worker says of this table. */
  receive(change: SentChange): void;
}

export function localClient(
  tables: Remote<LocalTables>,
  { facts, state: opened, opening }: Opened,
  branchName: () => string,
): LocalClient {
  const { id } = facts;
  const listeners = new Set<() => void>();
  const watchers = new Set<(change: Change) => void>();
  let state = opened;
  const become = (next: TableState, fresh: readonly ToldEvent<GameEvent>[], own: boolean) => {
    state = next;
    for (const watcher of watchers) watcher({ state, fresh, own });
    for (const listener of listeners) listener();
  };
  return {
    facts,
    state: () => state,
    subscribe: (listener) => join(listeners, listener),
    onChange: (watcher) => join(watchers, watcher),
    receive: ({ state: sent, fresh, own }) => {
      if (sent.viewer !== state.viewer) return;
      const view = share(state.view, sent.view);
      become({ ...sent, view, told: fresh.length === 0 ? state.told : [...state.told, ...fresh] }, fresh, own);
    },
    sit: async (viewer: Viewer) => become(await tables.sit(id, viewer), [], true),
    choose: (seat, askId, choice, grace) => tables.choose(id, seat, askId, choice, grace),
    undo: (seat) => tables.undo(id, seat),
    order: (seat, order, on) => tables.order(id, seat, order, on),
    propose: (seat, deal) => tables.propose(id, seat, deal),
    answer: (seat, offer, accept) => tables.answer(id, seat, offer, accept),
    withdraw: (seat, offer) => tables.withdraw(id, seat, offer),
    explain: (seat, wish) => tables.explain(id, seat, wish),
    shown: (version) => {
      void tables.shown(id, version);
    },
    timeline: () => tables.timeline(id),
    past: (at) => tables.past(id, at),
    advise: async (at, signal) => {
      if (signal?.aborted) return null;
      const call = nextCall();
      signal?.addEventListener('abort', () => void tables.cancelAdvice(call), { once: true });
      const advice = await tables.advise(id, at, call);
      // It may have been found before the worker heard that nobody wants it.
      return signal?.aborted ? null : advice;
    },
    branch: (at) => tables.branch(id, at, branchName()),
    transcript: () => tables.transcript(id),
    close: () => tables.close(id, opening),
  };
}

/** Numbers for what can be cancelled: the worker serves every table of the page. */
let calls = 0;
const nextCall = (): number => ++calls;

function join<T>(set: Set<T>, member: T): () => void {
  set.add(member);
  return () => set.delete(member);
}
