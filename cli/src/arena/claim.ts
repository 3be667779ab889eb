import { countOf, type ExitCode, FAILED, FINE, findGame, gameOptions } from '../host/index.ts';
import { tell } from './arena.ts';
import { entrantsOf } from './entrants.ts';
import { type Given, NO_HURRY, NODES } from './figures.ts';

const GAMES = 200;
const CLAIMED = 0.8;

/** What is claimed of the planner: one among four that choose by lot, it wins four games of five. */
export async function claim(given: Given): Promise<ExitCode> {
  const { game } = await findGame('struggle-of-empires');
  const settings = ['deluxe', 'original'].map((edition) => gameOptions(game, '5', [`edition=${edition}`]));
  const figures = await tell(
    {
      game,
      settings,
      entrants: await entrantsOf(game, ['planner', 'random', 'random', 'random', 'random']),
      games: countOf('games', given.games, GAMES),
      seed: given.seed,
      nodes: countOf('nodes', given.nodes, NODES),
      milliseconds: NO_HURRY,
    },
    given.json,
  );
  const { rate } = figures.tallies[0];
  if (!given.json) console.log(`\nclaimed: at least ${100 * CLAIMED} %; ${rate >= CLAIMED ? 'held' : 'NOT held'}`);
  return rate >= CLAIMED ? FINE : FAILED;
}
