import { fileURLToPath } from 'node:url';
import { games } from '@cabinet-wars/games';
import { OUTSIDE_GAMES, registerOutsideGames } from '@cabinet-wars/games/outside';

/**
 * Soaks also play the example game: small, with everything that is hard to host. It is named to this process and to every one
 * begun from it, as any host names a game from outside.
 */
export async function registerExampleGame(): Promise<void> {
  if (games.some(({ id }) => id === 'teaching')) return;
  const path = fileURLToPath(import.meta.resolve('@cabinet-wars/kernel/teaching/registration'));
  const others = process.env[OUTSIDE_GAMES] ?? '';
  process.env[OUTSIDE_GAMES] = others === '' ? path : `${others},${path}`;
  await registerOutsideGames({ [OUTSIDE_GAMES]: path });
}
