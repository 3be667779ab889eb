import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const house = fileURLToPath(new URL('../..', import.meta.url));
const built = join(house, 'web', 'dist', 'sw.js');
const rooms = ['kernel', 'games', 'bots', 'host', 'web', 'protocol', 'package-lock.json'];
const isSource = (path: string): boolean => !/(^|[\\/])(node_modules|dist|test|e2e|art)([\\/]|$)/.test(path);

/** When anything was last changed that the client is built from. */
function newest(): number {
  let time = 0;
  for (const room of rooms) {
    const path = join(house, room);
    const names = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [''];
    for (const name of names) if (isSource(name)) time = Math.max(time, statSync(join(path, name)).mtimeMs);
  }
  return time;
}

/** Builds the browser client, unless the build is newer than everything it is made of. */
export async function buildIfStale(): Promise<void> {
  if (existsSync(built) && statSync(built).mtimeMs > newest()) return;
  console.log('Building the browser client…');
  await buildForPlayers();
}

/** The build players get, also where it is called from inside the tests. */
async function buildForPlayers(): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  // Where the client has been built before, nothing needs Vite, which is no part of a production install.
  const { build } = await import('vite');
  await build({ root: join(house, 'web'), logLevel: 'error' });
  process.env.NODE_ENV = before;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildIfStale();
