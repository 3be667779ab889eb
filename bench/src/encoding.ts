import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { type Command, countOf, type ExitCode, FINE } from '@cabinet-wars/cli/host';
import { gameInNumbers } from './encoding/game-in-numbers.ts';
import { recordAll, WAYS, type Way } from './encoding/ways.ts';

const help = `measure what it costs to tell a game in numbers: decisions/s encoded, beside the bare rules
npm run bench -- encoding [--json] [--game ID] [--rounds N] [--milliseconds N]

  --json             one JSON object on stdout and nothing else (call with npm run -s)
  --game ID          the game played (struggle-of-empires)
  --rounds N         how often each way is measured, in turn (7)
  --milliseconds N   how much processor time each takes in a round (700)

random    the bare rules, every choice at random
same      the bare rules, the very games of the third way played again from their choices
encoded   observations and actions told in numbers, the choice by lot

Random play on the bare rules plays other games: a number beyond an encoding's bound counts as the largest there.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean', default: false },
      game: { type: 'string', default: 'struggle-of-empires' },
      rounds: { type: 'string' },
      milliseconds: { type: 'string' },
    },
  });
  const rounds = countOf('rounds', values.rounds, 7);
  const milliseconds = countOf('milliseconds', values.milliseconds, 700);
  const rates = await inTurn(values.game, rounds, milliseconds);
  const ratios = { random: ratio(rates, 'random'), same: ratio(rates, 'same') };
  console.log(values.json ? JSON.stringify({ rates, ratios }) : report(rates, ratios));
  return FINE;
}

type Rates = Readonly<Record<Way, readonly number[]>>;

async function inTurn(id: string, rounds: number, milliseconds: number): Promise<Rates> {
  const { game, encoding, options } = await gameInNumbers(id);
  const recorded = recordAll(game, encoding, options);
  const address = new URL('./encoding/thread.ts', import.meta.url);
  const threads = WAYS.map(
    (way) => new Worker(address, { workerData: { id, way, recorded: way === 'same' ? recorded : [] } }),
  );
  const rates: Record<Way, number[]> = { random: [], same: [], encoded: [] };
  // The first rounds are those in which code is compiled.
  for (let round = -2; round < rounds; round++)
    for (const [i, thread] of threads.entries()) {
      thread.postMessage(milliseconds);
      const [rate] = await once(thread, 'message');
      if (round >= 0) rates[WAYS[i]].push(Math.round(rate));
    }
  await Promise.all(threads.map((thread) => thread.terminate()));
  return rates;
}

/** The median of what each round says: what disturbs one round disturbs its neighbours alike. */
function ratio(rates: Rates, to: Way): number {
  const each = rates.encoded.map((rate, round) => rate / rates[to][round]).sort((a, b) => a - b);
  return Math.round(each[Math.floor(each.length / 2)] * 100) / 100;
}

const report = (rates: Rates, ratios: { readonly random: number; readonly same: number }): string =>
  [
    ...WAYS.map(
      (way) => `${way.padEnd(10)}${rates[way].map((rate) => rate.toLocaleString('en-GB').padStart(10)).join('')}`,
    ),
    `encoded to random ${ratios.random}, encoded to same ${ratios.same} (medians of the rounds)`,
  ].join('\n');

export const command: Command = { help, run };
