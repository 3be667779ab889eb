import type { Course, Judged, Progress } from '@cabinet-wars/host/review';
import type { Seat } from '@cabinet-wars/kernel';
import type { Remote } from '../rpc.ts';
import type { Bots } from '../worker/bots.ts';
import { botThread } from './bot-thread.ts';

/** How often one asks how far it has got. */
const EVERY = 250;

export interface Wanted {
  /** Aborted once nobody wants the answer any more: then it is null. */
  readonly signal?: AbortSignal;
  onProgress?(progress: Progress): void;
}

/** How a finished game went and what was luck, for all seats at once; from its whole transcript. */
export const courseOf = (transcript: string, wanted: Wanted = {}, bots = botThread()): Promise<Course | null> =>
  watched(bots, wanted, (call) => bots.course(call, transcript));

/** What a bot makes of all that a seat decided in it. */
export const judgementOf = (
  transcript: string,
  seat: Seat,
  wanted: Wanted = {},
  bots = botThread(),
): Promise<Judged | null> => watched(bots, wanted, (call) => bots.judgement(call, transcript, seat));

let calls = 0;

async function watched<T>(
  bots: Remote<Bots>,
  { signal, onProgress }: Wanted,
  ask: (call: number) => Promise<T | null>,
): Promise<T | null> {
  if (signal?.aborted) return null;
  const call = ++calls;
  const cancel = () => void bots.cancel(call);
  signal?.addEventListener('abort', cancel, { once: true });
  const timer =
    onProgress === undefined
      ? undefined
      : setInterval(async () => {
          const progress = await bots.progress(call);
          if (progress !== null && !signal?.aborted) onProgress(progress);
        }, EVERY);
  try {
    const found = await ask(call);
    return signal?.aborted ? null : found;
  } finally {
    clearInterval(timer);
    signal?.removeEventListener('abort', cancel);
  }
}
