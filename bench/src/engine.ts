import { parseArgs } from 'node:util';
import { type Command, chosenGames, countOf, type ExitCode, FINE } from '@cabinet-wars/cli/host';
import { keysOf } from '@cabinet-wars/kernel';
import { type Figures, ratio, readBaseline, scaled, writeBaseline } from './baseline.ts';
import { calibrate } from './calibration.ts';
import { type GameFigures, measureGame } from './measure-game.ts';

const help = `measure the engine: speed of play, copy, view and sample, size of the state, for every game
npm run bench -- engine [--json] [--game ID] [--runs N] [--milliseconds N] [--write]

  --json             one JSON object on stdout and nothing else (call with npm run -s)
  --game ID          only this game (every registered one)
  --runs N           the best of so many runs is told (5)
  --milliseconds N   how much processor time each run takes at least (400)
  --write            renew bench/BASELINE.json with what was measured

Figures stand beside those of bench/BASELINE.json, scaled by a calibration loop that is run on both machines.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean', default: false },
      game: { type: 'string' },
      runs: { type: 'string' },
      milliseconds: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const runs = countOf('runs', values.runs, 5);
  const milliseconds = countOf('milliseconds', values.milliseconds, 400);
  const chosen = chosenGames(values.game);
  const games: Record<string, GameFigures> = {};
  for (const { id, load } of chosen) games[id] = measureGame((await load()).game, runs, milliseconds);
  const figures: Figures = { calibration: Math.round(calibrate(runs) * 1000) / 1000, games };
  const before = readBaseline();
  const baseline = before === null ? null : scaled(before, figures.calibration);
  console.log(values.json ? JSON.stringify({ ...figures, baseline }) : report(figures, baseline));
  if (values.write) writeBaseline(figures);
  return FINE;
}

function report({ calibration, games }: Figures, baseline: Figures | null): string {
  const parts = Object.entries(games).map(([id, figures]) => `${id}\n${rows(figures, baseline?.games[id])}`);
  return [`calibration: ${calibration} thousand rounds/s`, ...parts].join('\n\n');
}

const rows = (figures: GameFigures, was: GameFigures | undefined): string =>
  keysOf(figures)
    .map((key) => row(key, figures[key], was?.[key]))
    .join('\n');

function row(key: keyof GameFigures, now: number, was: number | undefined): string {
  const figure = `  ${key.padEnd(30)}${now.toLocaleString('en-GB').padStart(12)}`;
  if (was === undefined) return figure;
  return `${figure}   baseline ${was.toLocaleString('en-GB').padStart(12)}   ${ratio(key, now, was).toFixed(2)} times as good`;
}

export const command: Command = { help, run };
