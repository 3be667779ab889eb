import type { Fault } from '../rpc.ts';

const faultListeners = new Set<(fault: Fault) => void>();

export function report(fault: Fault): void {
  console.error(`${fault.name}: ${fault.message}`);
  for (const listener of faultListeners) listener(fault);
}

/** Told of everything that goes wrong outside a call that somebody waits for. */
export function onFault(listener: (fault: Fault) => void): () => void {
  faultListeners.add(listener);
  return () => faultListeners.delete(listener);
}
