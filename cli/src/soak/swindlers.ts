import { parseArgs } from 'node:util';
import { swindle, swindlersOf } from '@cabinet-wars/bots/arena';
import { botFor } from '../arena/entrants.ts';
import {
  type Command,
  chosenGames,
  countOf,
  type ExitCode,
  FAILED,
  FINE,
  findGame,
  gameOptions,
} from '../host/index.ts';

const help = `those who live on bargains, two of a kind among bots: begging, splitting, asking again, breaking their word, rings of two
npm run soak -- swindlers [--game ID] [--games N] [--bot LEVEL] [--nodes N] [--seed S]

  --game ID    only this game (both that have bargains)
  --games N    games of each (200), the kinds of swindlers in turn
  --bot LEVEL  whom they try it on (captain)
  --nodes N    how much a bot may look at before it decides (60)
  --seed S     other seeds play other games (1)

What bots gave beyond what they got is counted from what was told at the table, a marker at four points and a power at twelve. Exits 1
if it is more than nothing in any game.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string' },
      games: { type: 'string' },
      bot: { type: 'string', default: 'captain' },
      nodes: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  });
  let worst = 0;
  for (const { id } of chosenGames(values.game)) worst = Math.max(worst, await tried(id, values));
  return worst > 0 ? FAILED : FINE;
}

interface Given {
  readonly games?: string | undefined;
  readonly nodes?: string | undefined;
  readonly bot: string;
  readonly seed: string;
}

/** The most that bots gave away in a game. */
async function tried(id: string, given: Given): Promise<number> {
  const scripts = Object.entries(await swindlersOf(id));
  if (scripts.length === 0) return 0;
  const { game } = await findGame(id);
  const options = gameOptions(game, '4', undefined);
  const honest = await botFor(game, given.bot);
  const nodes = countOf('nodes', given.nodes, 60);
  const games = countOf('games', given.games, 200);
  let [worst, net, bargains] = [Number.NEGATIVE_INFINITY, 0, 0];
  for (let n = 0; n < games; n++) {
    const [name, script] = scripts[n % scripts.length];
    const swindles = [0, 1, 2, 3].map((seat) => (seat + n) % 4 < 2);
    const found = await swindle({ game, options, seed: `${given.seed}.${n}`, script, honest, swindles, nodes });
    if (found.net > 0) console.log(`${id}, game ${n}, ${name}: they got ${found.net}`);
    worst = Math.max(worst, found.net);
    net += found.net;
    bargains += found.bargains;
  }
  console.log(`${id}: ${games} games, ${bargains} bargains; bots gave them ${net} in all, ${worst} at most in a game`);
  return worst;
}

export const command: Command = { help, run };
