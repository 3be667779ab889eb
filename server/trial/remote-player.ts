import { type RemoteHooks, RemoteTable } from '@cabinet-wars/protocol/client';
import { WebSocket } from 'ws';

export const socketTo = (address: string, table: string, user: string | null, query = ''): WebSocket =>
  new WebSocket(`${address.replace('http', 'ws')}/api/v1/tables/${table}/socket${query}`, {
    headers: user === null ? {} : { authorization: `Bearer ${user}` },
    perMessageDeflate: false,
  });

let lines = 0;

/** A line to a table for somebody who is believed. It is made again at whatever address then holds. */
export function remotePlayer(
  address: () => string,
  table: string,
  user: string | null,
  hooks?: RemoteHooks,
): RemoteTable {
  const connect = (since: number) => socketTo(address(), table, user, `?since=${since}`);
  return new RemoteTable(connect, `${process.pid}-${++lines}`, hooks);
}
