import type { TableSummary } from '@cabinet-wars/server/wire';
import { useSyncExternalStore } from 'react';
import { get, socketAddress } from '../../online/api.ts';
import { currentSession } from '../../online/session.ts';

export interface Tables {
  readonly mine: readonly TableSummary[] | null;
  readonly open: readonly TableSummary[] | null;
}

const PAUSE = 3000;
const none: Tables = { mine: null, open: null };
const listeners = new Set<() => void>();
let tables = none;
let stop: (() => void) | null = null;

/** A line tells when to look again; should it be cut, it is made again. */
function watch(): () => void {
  let left = false;
  let line: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const look = async (what: 'mine' | 'open') => {
    if (what === 'mine' && currentSession().is !== 'known') return;
    const found = await get<TableSummary[]>(`tables/${what}`).catch(() => null);
    if (left || found === null) return;
    tables = { ...tables, [what]: found };
    for (const listener of listeners) listener();
  };
  const listen = () => {
    line = new WebSocket(socketAddress('live'));
    line.onopen = () => {
      void look('mine');
      void look('open');
    };
    line.onmessage = ({ data }) => void look((JSON.parse(String(data)) as { what: 'mine' | 'open' }).what);
    line.onclose = () => {
      if (!left) timer = setTimeout(listen, PAUSE);
    };
  };
  listen();
  return () => {
    left = true;
    if (timer !== null) clearTimeout(timer);
    line?.close();
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
    tables = none;
  };
}

/** The tables of the lobby, kept up to date for as long as anybody looks at them. */
export const useTables = (): Tables => useSyncExternalStore(subscribe, () => tables);
