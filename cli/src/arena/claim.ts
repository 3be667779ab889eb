import { type ExitCode, FAILED, FINE, findGame, gameOptions } from '../host/index.ts';
import { contest } from './arena.ts';
import { type Given, report } from './figures.ts';

const GAMES = 200;
const CLAIMED = 0.8;

/** What is claimed of the planner: one among four that choose by lot, it wins four games of five. */
export async function claim(given: Given): Promise<ExitCode> {
  const { game } = await findGame('struggle-of-empires');
  const settings = ['deluxe', 'original'].map((edition) => gameOptions(game, '5', [`edition=${edition}`]));
  const figures = await contest(game, settings, ['planner', 'random'], given, GAMES);
  console.log(given.json ? JSON.stringify(figures) : report(figures));
  const { rate } = figures.tallies[0];
  if (!given.json) console.log(`\nclaimed: at least ${100 * CLAIMED} %; ${rate >= CLAIMED ? 'held' : 'NOT held'}`);
  return rate >= CLAIMED ? FINE : FAILED;
}
