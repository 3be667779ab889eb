import type { AnswerTo, Me } from '@cabinet-wars/protocol/messages';
import { useSyncExternalStore } from 'react';
import { get, NoAnswer, Refused, remove } from './api.ts';

/** Who sits before this browser, as the server knows it. `absent`: there is no server, or no way to it. */
export type Session = { readonly is: 'unknown' | 'absent' | 'stranger' } | { readonly is: 'known'; readonly me: Me };

let session: Session = { is: 'unknown' };
let asking: Promise<Session> | null = null;
const listeners = new Set<() => void>();

export const currentSession = (): Session => session;

export function become(next: Session): Session {
  session = next;
  for (const listener of listeners) listener();
  return next;
}

/** Asks the server who we are; while it has been asked already, waits for that answer. */
export function whoAmI(): Promise<Session> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

/** A stranger is told so with a yes: a browser would put any no into its console. */
async function ask(): Promise<Session> {
  if (!navigator.onLine) return become({ is: 'absent' });
  try {
    const found: AnswerTo<'GET /sessions'> & { readonly server?: boolean } = await get<'GET /sessions'>('sessions');
    const { me, server = true } = found;
    // Where only the files of the client are served, a file of that name says that nobody is behind them.
    if (!server) return become({ is: 'absent' });
    return become(me === null ? { is: 'stranger' } : { is: 'known', me });
  } catch (fault) {
    if (fault instanceof NoAnswer || fault instanceof Refused) return become({ is: 'absent' });
    throw fault;
  }
}

export async function signOut(everywhere: boolean): Promise<void> {
  await remove(everywhere ? 'sessions/all' : 'sessions');
  become({ is: 'stranger' });
}

function subscribe(listener: () => void): () => void {
  if (session.is === 'unknown') void whoAmI();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSession = (): Session => useSyncExternalStore(subscribe, () => session);
