import { type RemoteHooks, RemoteTable } from '@cabinet-wars/protocol/client';
import { WebSocket } from 'ws';
import { checked } from './strict.ts';

/** A socket to a table; every message that comes over it must be one of the protocol's. */
export const socketTo = (address: string, table: string, user: string | null, query = ''): WebSocket =>
  checked(
    new WebSocket(`${address.replace('http', 'ws')}/api/v1/tables/${table}/socket${query}`, {
      headers: user === null ? {} : { authorization: `Bearer ${user}` },
      perMessageDeflate: false,
    }),
    'table',
  );

let clients = 0;

/** A player's client for somebody who is believed. It connects again at whatever address then holds. */
export function remotePlayer(
  address: () => string,
  table: string,
  user: string | null,
  hooks?: RemoteHooks,
): RemoteTable {
  const connect = (since: number) => socketTo(address(), table, user, `?since=${since}`);
  return new RemoteTable(connect, `${process.pid}-${++clients}`, hooks);
}
