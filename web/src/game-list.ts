import { games, register } from '@cabinet-wars/games';
import { outsideGames } from './outside-games.ts';

for (const { game } of outsideGames) register(game);

/** The games of this client: ours, and those it was built with besides. */
export { games };
