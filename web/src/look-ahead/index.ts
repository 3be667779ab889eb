import { connect } from '../rpc.ts';
import { LookAhead } from './look-ahead.ts';
import { thinkerMethods } from './methods.ts';
import type { Thinker } from './thinker.ts';

export type { AheadRequest } from './request.ts';
export { type AskAhead, useLookAhead } from './use-look-ahead.ts';

let service: LookAhead | null = null;

/** The page's one service, with a thread of its own, begun when it is first needed. */
export function lookAheadService(): LookAhead {
  if (service === null) {
    const worker = new Worker(new URL('./look-ahead.worker.ts', import.meta.url), { type: 'module' });
    service = new LookAhead(connect<Thinker>(worker, thinkerMethods));
  }
  return service;
}
