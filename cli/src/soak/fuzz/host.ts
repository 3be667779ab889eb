import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { registerOutsideGames } from '@cabinet-wars/games/outside';
import { registerExampleGame } from '../example-game.ts';
import { layOut } from './lay-out.ts';

await registerOutsideGames(process.env);
await registerExampleGame();

/** The server that hostile things are sent to, in a process of its own, so that its memory can be told from the sender's. */
const { kept, close, ...laid } = await layOut(process.argv[2] === undefined ? null : process.argv[2]);
const GOODBYE = 2000;
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

process.on('message', async (asked) => {
  if (asked === 'kept') process.send?.({ kept: await kept() });
  if (asked === 'memory') process.send?.({ memory: inUse() });
  if (asked === 'close') {
    // Hostile sockets may not say goodbye: they are not waited for.
    await Promise.race([close(), new Promise((resolve) => setTimeout(resolve, GOODBYE))]);
    process.exit(0);
  }
});
// Whoever began it is gone: nothing is left behind.
process.once('disconnect', () => process.exit(0));
process.send?.({ laid });

/** Bytes that are really in use, without what only waits to be collected. */
function inUse(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
