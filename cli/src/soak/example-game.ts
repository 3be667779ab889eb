import { fileURLToPath } from 'node:url';
import { games } from '@cabinet-wars/games';
import { OUTSIDE_GAMES, registerOutsideGames } from '@cabinet-wars/games/outside';

/** Soaks also play Border Forts, small and with all that is hard, as any host plays a game from outside: here, and in every process begun from here. */
export async function registerExampleGame(): Promise<void> {
  if (games.some(({ id }) => id === 'teaching')) return;
  const path = fileURLToPath(import.meta.resolve('@cabinet-wars/kernel/teaching/registration'));
  const others = process.env[OUTSIDE_GAMES] ?? '';
  process.env[OUTSIDE_GAMES] = others === '' ? path : `${others},${path}`;
  await registerOutsideGames({ [OUTSIDE_GAMES]: path });
}
