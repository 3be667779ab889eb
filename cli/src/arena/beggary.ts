import {
  beggarBot,
  fixturesOf,
  type GameRecord,
  goldGivenTo,
  play,
  recordOf,
  talliesOf,
} from '@cabinet-wars/bots/arena';
import { countOf, type ExitCode, FAILED, FINE, findGame, gameOptions } from '../host/index.ts';
import { botFor } from './entrants.ts';
import { type Given, NO_HURRY, NODES } from './figures.ts';

const GAMES = 50;
const BEGGAR = 'beggar';

/** One beggar among planners: what it is given is counted. */
export async function beggary(given: Given): Promise<ExitCode> {
  const { game } = await findGame('struggle-of-empires');
  const settings = ['deluxe', 'original'].map((edition) => gameOptions(game, '5', [`edition=${edition}`]));
  const games = countOf('games', given.games, GAMES);
  const other = given.bots ?? 'planner';
  const fixtures = fixturesOf({ settings, names: [BEGGAR, other], seats: 5, games, seed: given.seed });
  const bots = { [BEGGAR]: beggarBot(game), [other]: await botFor(game, other) };
  const nodes = countOf('nodes', given.nodes, NODES);
  const records: GameRecord[] = [];
  let gold = 0;
  for (const { options, seed, names } of fixtures) {
    const seated = names.map((name) => bots[name]);
    const played = await play({ game, options, seed, bots: seated, nodes, milliseconds: NO_HURRY });
    records.push(recordOf(played));
    gold += goldGivenTo(played, names.indexOf(BEGGAR));
  }
  const [{ wins }] = talliesOf(fixtures, records).filter(({ name }) => name === BEGGAR);
  const figures = { game: game.id, against: other, games, seed: given.seed, nodes, wins, gold };
  console.log(
    given.json ? JSON.stringify(figures) : `gold given to the beggar in ${games} games: ${gold}; it won ${wins}`,
  );
  return gold === 0 ? FINE : FAILED;
}
