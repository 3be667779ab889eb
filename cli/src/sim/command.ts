import { parseArgs } from 'node:util';
import { type Command, countOf, type ExitCode, FAILED, FINE, findGame, gameNamed, gameOptions } from '../host/index.ts';
import { report } from './report.ts';
import { hasFailed, simulate } from './simulate.ts';

const help = `play many games at random and measure the engine
npm run sim -- <game> [--players N] [--option key=value …] [--data FILE] [--games N] [--seed S] [--json]

  --players N         how many play (the game's own default)
  --option key=value  an option of the game; as often as needed
  --data FILE         play with components of one's own (JSON; the game's README describes it)
  --games N           how many games (1000)
  --seed S            where the numbers come from; the same seed gives the same games (1)
  --json              one JSON object on stdout and nothing else (call with npm run -s)

Random play on the bare flow, on one core, without events: its figures are the engine's. A decision is counted in
decisionsPerSecond if there were two or more options and it was no quiet ask. Each finished game's last state is audited,
outside the measured time. Game i of several is played with seed S.i, so that --games 1 --seed S.i plays it alone.
Exits 1 if there was a dead end, a failed audit or an error.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      players: { type: 'string' },
      option: { type: 'string', multiple: true },
      data: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const { game } = await findGame(gameNamed(positionals), values.data);
  const options = gameOptions(game, values.players, values.option);
  const { figures, faults } = simulate(game, options, countOf('games', values.games, 1000), values.seed);
  for (const fault of faults) console.error(`game ${fault.game} (--games 1 --seed ${fault.seed}): ${fault.message}`);
  console.log(values.json ? JSON.stringify(figures) : report(figures, game.seats(options)));
  return hasFailed(figures) ? FAILED : FINE;
}

export const command: Command = { help, run };
