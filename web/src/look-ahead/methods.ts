import type { Methods } from '../rpc.ts';
import type { Thinker } from './thinker.ts';

/** Everything the page may ask of the thread that looks ahead. */
export const thinkerMethods = ['warm', 'show', 'look', 'cancel'] as const satisfies readonly Methods<Thinker>[];
