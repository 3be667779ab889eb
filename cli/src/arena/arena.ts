import { fixturesOf } from '@cabinet-wars/bots/arena';
import type { AnyGame } from '@cabinet-wars/kernel';
import { BadUsage, countOf, type ExitCode, FINE, findGame, gameNamed, gameOptions } from '../host/index.ts';
import { checkBots } from './entrants.ts';
import { type Figures, type Given, NODES, report } from './figures.ts';
import { keepFigures } from './keep.ts';
import { playAll } from './play-all.ts';

const GAMES = 200;

/** A tournament of one's own making. */
export async function arena(positionals: readonly string[], given: Given): Promise<ExitCode> {
  // A line of the log does not hold components: another set's games would be taken for these.
  if (given.log !== undefined && given.data !== undefined) throw new BadUsage('--log goes without --data');
  const { game } = await findGame(gameNamed(positionals), given.data);
  if (given.bots === undefined) throw new BadUsage('--bots says who plays, for example --bots marshal,captain');
  const names = given.bots.split(',').map((id) => id.trim());
  const figures = await contest(game, [optionsFor(game, names.length, given)], names, given, GAMES);
  if (given.keep) keepFigures(figures);
  console.log(given.json ? JSON.stringify(figures) : report(figures));
  return FINE;
}

/** Has them play in threads. */
export async function contest(
  game: AnyGame,
  settings: readonly Readonly<Record<string, unknown>>[],
  names: readonly string[],
  given: Given,
  usualGames: number,
): Promise<Figures> {
  await checkBots(game, names);
  const games = countOf('games', given.games, usualGames);
  const seats = game.seats(settings[0]).length;
  const programme = { settings, names, seats, games, seed: given.seed };
  const limits = {
    nodes: countOf('nodes', given.nodes, NODES),
    threads: countOf('threads', given.threads, 2),
    log: given.log,
  };
  return playAll(game, programme, fixturesOf(programme), limits);
}

/** As many players as bots, where the game can be played so; else as many as are usual. */
function optionsFor(game: AnyGame, bots: number, given: Given) {
  const isSaid = given.players !== undefined || given.option?.some((each) => each.startsWith('players='));
  if (isSaid) return gameOptions(game, given.players, given.option);
  try {
    return gameOptions(game, String(bots), given.option);
  } catch (fault) {
    if (!(fault instanceof BadUsage)) throw fault;
    return gameOptions(game, undefined, given.option);
  }
}
