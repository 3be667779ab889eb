import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { registerOutsideGames } from '@cabinet-wars/games/outside';
import { z } from 'zod';
import { bots } from '../src/bots/part.ts';
import { readConfig } from '../src/config.ts';
import { generousLimits } from '../src/play/limits.ts';
import { makePlay } from '../src/play/part.ts';
import { makeServer } from '../src/server.ts';
import { type BeginOptions, beginGame } from './begin-game.ts';
import { believe } from './believe.ts';

/**
 * A server process on trial: the real one, configured as ever by its environment, but whoever says who they are is
 * believed, and `POST /trial/tables` begins a game. Says its address when it is ready.
 */
const read = readConfig(process.env);
if (!read.ok) throw new TypeError(read.problems.join('; '));
await registerOutsideGames(process.env);
const server = await makeServer({
  // Nobody asks it for pages, and it may be killed at any moment: a folder of its own would stay behind.
  client: import.meta.dirname,
  config: read.config,
  identify: believe,
  parts: [makePlay(generousLimits), bots],
});
const body = z.object({ game: z.string(), over: z.record(z.string(), z.unknown()) });
server.post('/trial/tables', async (request) => {
  const { game, over } = body.parse(request.body);
  return { table: await beginGame(server.services, game, over as BeginOptions) };
});
process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
// Whoever tried it is gone: nothing is left behind.
process.once('disconnect', () => process.exit(0));
process.send?.({ address: await server.listen({ port: read.config.port, host: read.config.host }) });
process.on('message', (message) => {
  if (message === 'memory') process.send?.({ memory: process.memoryUsage.rss(), cpu: process.cpuUsage() });
  if (message === 'live') process.send?.({ live: liveBytes() });
});

/** What is really in use, without what only waits to be collected. */
function liveBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  return process.memoryUsage().heapUsed;
}
