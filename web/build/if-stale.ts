import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const house = fileURLToPath(new URL('../..', import.meta.url));
const rooms = ['kernel', 'games', 'bots', 'host', 'web', 'protocol', 'package-lock.json'];
const isSource = (path: string): boolean =>
  !/(^|[\\/])(node_modules|dist|\.cache|test|e2e|bench|art)([\\/]|$)/.test(path);

/** When anything was last changed that a client is built from. */
function newest(more: readonly string[]): number {
  let time = 0;
  for (const room of [...rooms, ...more]) {
    const path = join(house, room);
    const names = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [''];
    for (const name of names) if (isSource(name)) time = Math.max(time, statSync(join(path, name)).mtimeMs);
  }
  return time;
}

/** A client, built as players get it. */
export interface Client {
  /** Where it is laid, under `web/`. */
  readonly folder: string;
  /** What else it is made of, besides what every client is. */
  readonly sources?: readonly string[];
  /** What the environment says while it is built. */
  readonly environment?: Readonly<Record<string, string>>;
}

const forPlayers: Client = { folder: 'dist' };

/** Builds the browser client, unless the build is newer than everything it is made of. */
export async function buildIfStale({ folder, sources = [], environment = {} }: Client = forPlayers): Promise<void> {
  const built = join(house, 'web', folder, 'sw.js');
  if (existsSync(built) && statSync(built).mtimeMs > newest(sources)) return;
  console.log('Building the browser client…');
  await within({ NODE_ENV: 'production', ...environment }, async () => {
    // Where the client has been built before, nothing needs Vite, which is no part of a production install.
    const { build } = await import('vite');
    await build({ root: join(house, 'web'), logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  });
}

/** The build reads its environment, and may be called from inside the tests, which have another. */
async function within(environment: Readonly<Record<string, string>>, act: () => Promise<void>): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, environment);
  try {
    await act();
  } finally {
    for (const name of Object.keys(environment)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildIfStale();
