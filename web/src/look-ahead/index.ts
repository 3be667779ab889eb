import { connect } from '../rpc.ts';
import { lookAheadThread } from './look-ahead.thread.ts';
import { LookAhead } from './look-ahead.ts';
import { thinkerMethods } from './methods.ts';
import type { Thinker } from './thinker.ts';

export type { AheadRequest } from './request.ts';
export { type AskAhead, useLookAhead } from './use-look-ahead.ts';

let service: LookAhead | null = null;

/** The page's one service, with a thread of its own, begun when it is first needed. */
export function lookAheadService(): LookAhead {
  if (service === null) {
    service = new LookAhead(connect<Thinker>(lookAheadThread(), thinkerMethods));
  }
  return service;
}
