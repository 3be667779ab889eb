import { parseArgs } from 'node:util';
import { BadUsage, type Command, type ExitCode } from '../host/index.ts';
import { arena } from './arena.ts';
import { beggary } from './beggary.ts';
import { claim } from './claim.ts';

const help = `bots against each other, seats rotated, with a fixed budget
npm run arena [-- <game> --bots a,b,… [--players N] [--option key=value …]] [--games N] [--seed S] [--nodes N] [--threads N] [--log FILE] [--keep] [--json]
npm run arena -- --beggar [--bots a] [--games N] [--seed S] [--json]

  --bots a,b,…        who plays; the seats move on by one from game to game. Of more than there are seats every company
                      sits down in turn; of fewer the first sits once and the others share what is left
  --players N         how many play (as many as there are bots, where the game allows it)
  --option key=value  an option of the game; as often as needed
  --data FILE         play with components of one's own
  --games N           how many games (200; with --beggar 50)
  --seed S            where the numbers come from; game i is played with seed S.i (1)
  --nodes N           how much a bot may look at before it decides (2000)
  --threads N         how many games are played at a time (2)
  --log FILE          keeps every game there as it ends; a tournament that was stopped goes on from there,
                      with the same bots and rules: begin a new file where those have changed
  --keep              adds the figures to bench/arena/<game>.jsonl
  --beggar            one beggar among planners (or the bot named): how much gold it is given
  --json              one JSON object on stdout and nothing else (call with npm run -s)

Elo is reckoned from who came before whom, the reference (or whoever is named last) at 0, with intervals by drawing the games
anew. Without a game: what is claimed of the planner, one among four that choose by lot in five-player games of Struggle of
Empires, both editions in turn. Exits 1 if it wins less than 80 % of them, or if the beggar gets any gold.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      bots: { type: 'string' },
      players: { type: 'string' },
      option: { type: 'string', multiple: true },
      data: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string', default: '1' },
      nodes: { type: 'string' },
      threads: { type: 'string' },
      log: { type: 'string' },
      keep: { type: 'boolean', default: false },
      beggar: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  if (values.beggar) return beggary(values);
  if (positionals.length > 0) return arena(positionals, values);
  const ignored = OF_A_GAME.find((name) => values[name] !== undefined && values[name] !== false);
  if (ignored !== undefined) throw new BadUsage(`--${ignored} goes with a game: name one first`);
  return claim(values);
}

/** What would change nothing in the games that are played where no game is named. */
const OF_A_GAME = ['bots', 'players', 'option', 'data', 'keep'] as const;

export const command: Command = { help, run };
