import { games } from '@cabinet-wars/games';
import { registerOutsideGames } from '@cabinet-wars/games/outside';

/**
 * Before each file of tests: Border Forts is played there as a game from outside, by this process and those it begins. Files that
 * share a process share its list of games too.
 */
if (!games.some(({ id }) => id === 'teaching')) await registerOutsideGames(process.env);
