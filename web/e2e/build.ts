import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../art/browser.ts';
import { buildIfStale } from '../build/if-stale.ts';
import { seedIfStale } from './seeded-client.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const folder = '.cache/e2e';

/** Where the client that browser tests open is laid. */
export const clientOfTests = join(web, folder);
/** The same with fixed dice, for all test files at once: it has two thousand files to copy. */
export const seededClientOfTests = join(web, '.cache/e2e-seeded');

/** Before the browser tests: the client as it is built for players, and the example game in it as a game from outside. */
export default async (): Promise<void> => {
  await buildIfStale({
    folder,
    sources: ['kernel/test/teaching/src', 'web/e2e/teaching'],
    environment: { CABINET_WARS_GAMES: join(web, 'e2e', 'teaching', 'registration.ts') },
  });
  await seedIfStale(clientOfTests, seededClientOfTests);
  // The first to open the browser unpacks it: two test files at once would do so over each other.
  await (await openBrowser()).close();
};
