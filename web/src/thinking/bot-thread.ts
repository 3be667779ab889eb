import { report } from '../client/faults.ts';
import { connect, type Remote } from '../rpc.ts';
import { botWorker } from '../worker/bot.thread.ts';
import { type Bots, botMethods } from '../worker/bots.ts';

/** The page's own thread for bots that advise and look back, begun when it is first needed. */
let remote: Remote<Bots> | null = null;

export function botThread(): Remote<Bots> {
  remote ??= begin();
  return remote;
}

function begin(): Remote<Bots> {
  const worker = botWorker();
  worker.addEventListener('error', (event) => report({ name: 'Error', message: event.message }));
  return connect<Bots>(worker, botMethods);
}
