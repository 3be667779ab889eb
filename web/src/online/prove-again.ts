import { useSyncExternalStore } from 'react';
import { Refused } from './api.ts';

let asked: ((proved: boolean) => void) | null = null;
const listeners = new Set<() => void>();

function set(next: typeof asked): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Whether the server wants to see the password or a passkey again before it does this. */
export const wantsProof = (fault: unknown): boolean => fault instanceof Refused && fault.reason.why === 'prove-again';

/** Asks whoever sits here to show that it is them; false where they do not, or where no page asks. */
export function proveAgain(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((resolve) => set(resolve));
}

export function proved(yes: boolean): void {
  const resolve = asked;
  set(null);
  resolve?.(yes);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether somebody is to be asked now. */
export const useAskedToProve = (): boolean => useSyncExternalStore(subscribe, () => asked !== null);
