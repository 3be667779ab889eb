import type { TableSummary } from '@cabinet-wars/server/wire';
import { useEffect, useState } from 'react';
import { get, socketAddress } from '../../online/api.ts';

export interface Tables {
  readonly mine: readonly TableSummary[] | null;
  readonly open: readonly TableSummary[] | null;
}

const PAUSE = 3000;

/** The tables of the lobby. A line tells when to look again; should it be cut, it is made again. */
export function useTables(isMember: boolean): Tables {
  const [mine, setMine] = useState<Tables['mine']>(null);
  const [open, setOpen] = useState<Tables['open']>(null);
  useEffect(() => {
    let left = false;
    let line: WebSocket | null = null;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const look = async (what: 'mine' | 'open') => {
      if (what === 'mine' && !isMember) return;
      const found = await get<TableSummary[]>(`tables/${what}`).catch(() => null);
      if (left || found === null) return;
      if (what === 'mine') setMine(found);
      else setOpen(found);
    };
    const listen = () => {
      line = new WebSocket(socketAddress('live'));
      line.onmessage = ({ data }) => void look((JSON.parse(String(data)) as { what: 'mine' | 'open' }).what);
      line.onclose = () => {
        if (!left) timer = setTimeout(listen, PAUSE);
      };
    };
    void look('mine');
    void look('open');
    listen();
    return () => {
      left = true;
      if (timer !== null) clearTimeout(timer);
      line?.close();
    };
  }, [isMember]);
  return { mine, open };
}
