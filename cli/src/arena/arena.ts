import { hold, type Tournament } from '@cabinet-wars/bots/arena';
import { BadUsage, countOf, type ExitCode, FINE, findGame, gameNamed, gameOptions } from '../host/index.ts';
import { entrantsOf } from './entrants.ts';
import { figuresOf, type Given, NO_HURRY, NODES, report } from './figures.ts';

const GAMES = 200;

/** A tournament of one's own making. */
export async function arena(positionals: readonly string[], given: Given): Promise<ExitCode> {
  const { game } = await findGame(gameNamed(positionals));
  if (given.bots === undefined) throw new BadUsage('--bots says who plays, for example --bots planner,random,random');
  const ids = given.bots.split(',').map((id) => id.trim());
  const options = gameOptions(game, given.players ?? String(ids.length), given.option);
  const seats = game.seats(options).length;
  if (seats !== ids.length) throw new BadUsage(`--bots names ${ids.length} bots for ${seats} seats`);
  await tell(
    {
      game,
      settings: [options],
      entrants: await entrantsOf(game, ids),
      games: countOf('games', given.games, GAMES),
      seed: given.seed,
      nodes: countOf('nodes', given.nodes, NODES),
      milliseconds: NO_HURRY,
    },
    given.json,
  );
  return FINE;
}

/** Holds it and prints what came of it. */
export async function tell(tournament: Tournament, json: boolean) {
  const figures = figuresOf(tournament, await hold(tournament));
  console.log(json ? JSON.stringify(figures) : report(figures));
  return figures;
}
