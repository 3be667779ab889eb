import type { Desk } from '../worker/desk.ts';
import { deskMethods, isPush } from '../worker/protocol.ts';
import { connect, type Fault, type Port, type Remote } from '../worker/rpc.ts';
import { type LocalClient, localClient } from './local-client.ts';

/** The page's one worker, begun when it is first needed. */
let remote: Remote<Desk> | null = null;
const clients = new Map<string, LocalClient>();
const faultListeners = new Set<(fault: Fault) => void>();

export function desk(): Remote<Desk> {
  remote ??= begin();
  return remote;
}

function begin(): Remote<Desk> {
  const worker = new Worker(new URL('../worker/table.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', (event) => report({ name: 'Error', message: event.message }));
  worker.addEventListener('message', ({ data }) => {
    if (!isPush(data)) return;
    if (data.push === 'fault') report(data.fault);
    else clients.get(data.table)?.receive(data.change);
  });
  return connect<Desk>(worker as Port, deskMethods);
}

export function report(fault: Fault): void {
  console.error(`${fault.name}: ${fault.message}`);
  for (const listener of faultListeners) listener(fault);
}

/** Told of everything that goes wrong outside a call that somebody waits for. */
export function onFault(listener: (fault: Fault) => void): () => void {
  faultListeners.add(listener);
  return () => faultListeners.delete(listener);
}

/** Sits down at a table kept on this device. `branchName` names what branches off it. */
export async function openTable(id: string, branchName: () => string): Promise<LocalClient> {
  const client = localClient(desk(), await desk().open(id), branchName);
  clients.set(id, client);
  return client;
}
