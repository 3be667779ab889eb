import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OUTSIDE_GAMES } from '@cabinet-wars/games/outside';
import type { Plugin } from 'vite';

const placeholder = fileURLToPath(new URL('../src/outside-games.ts', import.meta.url));

/**
 * Builds the games from outside that the environment names into the client. Each module exports `game`, as for any host, and
 * may export `board`, a function that fetches its board.
 */
export function outsideGames(environment: Readonly<Record<string, string | undefined>>): Plugin {
  const paths = (environment[OUTSIDE_GAMES] ?? '').split(',').map((path) => path.trim());
  const modules = paths.filter((path) => path !== '').map((path) => resolve(path));
  return {
    name: 'outside-games',
    load: (id) => (id.replace(/\?.*/, '') === placeholder && modules.length > 0 ? listing(modules) : null),
  };
}

const listing = (modules: readonly string[]): string =>
  [
    ...modules.map((path, at) => `import * as outside${at} from ${JSON.stringify(path)};`),
    `export const outsideGames = [${modules.map((_, at) => `outside${at}`).join(', ')}];`,
  ].join('\n');
