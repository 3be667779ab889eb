import { beggarBot, goldGivenTo, hold, type Tournament } from '@cabinet-wars/bots/arena';
import { countOf, type ExitCode, FAILED, FINE, findGame, gameOptions } from '../host/index.ts';
import { entrantsOf } from './entrants.ts';
import { figuresOf, type Given, NO_HURRY, NODES, report } from './figures.ts';

const GAMES = 50;

/** One beggar among planners: what it is given is counted. */
export async function beggary(given: Given): Promise<ExitCode> {
  const { game } = await findGame('struggle-of-empires');
  let gold = 0;
  const tournament: Tournament = {
    game,
    settings: ['deluxe', 'original'].map((edition) => gameOptions(game, '5', [`edition=${edition}`])),
    entrants: [
      { name: 'beggar', bot: beggarBot(game) },
      ...(await entrantsOf(game, ['planner', 'planner', 'planner', 'planner'])),
    ],
    games: countOf('games', given.games, GAMES),
    seed: given.seed,
    nodes: countOf('nodes', given.nodes, NODES),
    milliseconds: NO_HURRY,
    watch: (played, seats) => {
      gold += goldGivenTo(
        played,
        seats.findIndex(({ name }) => name === 'beggar'),
      );
    },
  };
  const figures = figuresOf(tournament, await hold(tournament));
  console.log(
    given.json ? JSON.stringify({ ...figures, gold }) : `${report(figures)}\n\ngold given to the beggar: ${gold}`,
  );
  return gold === 0 ? FINE : FAILED;
}
