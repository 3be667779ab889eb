import { registerOutsideGames } from '@cabinet-wars/games/outside';

/** Before each file of tests: Border Forts is played there as a game from outside, by this process and those it begins. */
await registerOutsideGames(process.env);
