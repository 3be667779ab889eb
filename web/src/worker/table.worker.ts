import { connect, faultOf, type Port, serve } from '../rpc.ts';
import { IndexedStore } from '../store/indexed.ts';
import { MemoryStore } from '../store/memory.ts';
import { type BotRunner, Bots, botMethods } from './bots.ts';
import { LocalTables } from './local-tables.ts';
import { localTablesMethods, type Push } from './protocol.ts';

const port: Port = self;
const push = (message: Push): void => port.postMessage(message);

/** The bots' own thread, begun when the first bot has to move. */
function botThread(): BotRunner {
  let remote: BotRunner | null = null;
  const thread = (): BotRunner => {
    remote ??= connect<Bots>(new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' }), botMethods);
    return remote;
  };
  return {
    know: (...args) => thread().know(...args),
    decide: (...args) => thread().decide(...args),
    advise: (...args) => thread().advise(...args),
    cancel: (...args) => thread().cancel(...args),
  };
}

const store = 'indexedDB' in self ? new IndexedStore() : new MemoryStore();
const bots = 'Worker' in self ? botThread() : new Bots();
serve<LocalTables>(port, localTablesMethods, new LocalTables(store, bots, push));

self.addEventListener('unhandledrejection', (event) => {
  push({ push: 'fault', table: null, fault: faultOf(event.reason) });
});
