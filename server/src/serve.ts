import './process/keep-heap-small.ts';
import type { runServer } from './run-server.ts';

/**
 * Serves tables and the client in a folder, as an environment says, until the process is asked to end. The rest is loaded only
 * now: what is imported above runs after everything that is imported beside it has been loaded, which is what it is to be before.
 */
export const serve: typeof runServer = async (client, environment) =>
  (await import('./run-server.ts')).runServer(client, environment);
