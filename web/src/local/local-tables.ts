import { report } from '../client/faults.ts';
import { knowComponents } from '../components/know.ts';
import { connect, type Remote } from '../rpc.ts';
import type { LocalTables } from '../worker/local-tables.ts';
import { isPush, localTablesMethods } from '../worker/protocol.ts';
import { tableWorker } from '../worker/table.thread.ts';
import { type LocalClient, localClient } from './local-client.ts';

/** The page's one worker, begun when it is first needed. */
let remote: Remote<LocalTables> | null = null;
const clients = new Map<string, LocalClient>();

export function localTables(): Remote<LocalTables> {
  remote ??= begin();
  return remote;
}

function begin(): Remote<LocalTables> {
  const worker = tableWorker();
  worker.addEventListener('error', (event) => report({ name: 'Error', message: event.message }));
  worker.addEventListener('message', ({ data }) => {
    if (!isPush(data)) return;
    if (data.push === 'fault') report(data.fault);
    else clients.get(data.table)?.receive(data.change);
  });
  return connect<LocalTables>(worker, localTablesMethods);
}

/** Sits down at a table kept on this device. `branchName` names what branches off it. */
export async function openTable(id: string, branchName: () => string): Promise<LocalClient> {
  const opened = await localTables().open(id);
  await knowComponents(opened.facts);
  const client = localClient(localTables(), opened, branchName);
  clients.set(id, client);
  return client;
}
