import { parseArgs } from 'node:util';
import type { AnyGame } from '@cabinet-wars/kernel';
import { lawCases } from '@cabinet-wars/kernel/conformance';
import { type Command, chosenGames, countOf, type ExitCode, FAILED, FINE } from '../host/index.ts';
import { lookForLeaks } from './leak/game.ts';
import { lookAtServer } from './leak/server.ts';
import { lookAtTimes } from './leak/times.ts';

const help = `see whether anything the server sends a seat tells it what other seats hide
npm run soak -- leak [--game ID] [--games N] [--every N] [--depth N] [--looks N] [--seed S]

  --game ID   only this game (every registered one)
  --games N   games for each set of options (1)
  --every N   look at one decision in so many (2)
  --depth N   lead two worlds on together for so many choices (6)
  --looks N   at a real server, look around after so many quiet answers, and orders (20)
  --seed S    a whole number; other seeds play other games (1)

Whole games are played at random. At a decision each seat is put into two worlds that it cannot tell apart, and both are played
on alike: for as long as nothing hidden comes to light, every message to that seat must be the same, byte for byte. Answers
to secret and quiet asks must look the same to everybody else. At a real server, after quiet answers and standing orders,
everybody else must read and hear the same as before at every address, in the lobby and in the metrics; and whoever sees a
table late nothing early. How long a table is silent with somebody's only answer is compared with how long people think.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string' },
      games: { type: 'string' },
      every: { type: 'string' },
      depth: { type: 'string' },
      looks: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const counts = {
    games: countOf('games', values.games, 1),
    every: countOf('every', values.every, 2),
    depth: countOf('depth', values.depth, 6),
    seed: countOf('seed', values.seed, 1),
  };
  let isFine = soakTimes(counts.seed);
  isFine = (await soakServer(countOf('looks', values.looks, 20), counts.seed)) && isFine;
  for (const each of chosenGames(values.game)) isFine = (await soak((await each.load()).game, counts)) && isFine;
  return isFine ? FINE : FAILED;
}

/** How long a table is silent with an only answer, beside how long people think. */
function soakTimes(seed: number): boolean {
  const problems = lookAtTimes(`${seed}`);
  console.log(`times of silence and thought: ${problems.length === 0 ? 'nobody can tell them apart' : 'told apart'}`);
  for (const problem of problems) console.log(`  ${problem}`);
  return problems.length === 0;
}

async function soakServer(looks: number, seed: number): Promise<boolean> {
  const { problems, quietAnswers, orders, early } = await lookAtServer(looks, `${seed}`);
  const outcome = problems.length === 0 ? 'nothing leaks' : `${problems.length} leaks`;
  console.log(
    `a server: ${quietAnswers} quiet answers, ${orders} orders, ${early} looks at a delayed table: ${outcome}`,
  );
  for (const problem of problems) console.log(`  ${problem}`);
  return problems.length === 0;
}

type Counts = { readonly games: number; readonly every: number; readonly depth: number; readonly seed: number };

async function soak(game: AnyGame, { games, every, depth, seed }: Counts): Promise<boolean> {
  let isFine = true;
  for (const { options } of lawCases(game, { games: 1, seed })) {
    const sum = { decisions: 0, twins: 0, messages: 0 };
    const problems: string[] = [];
    for (let i = 0; i < games; i++) {
      const report = await lookForLeaks(game, { options, seed: `${seed} ${i}`, every, depth });
      sum.decisions += report.decisions;
      sum.twins += report.twins;
      sum.messages += report.messages;
      problems.push(...report.problems);
    }
    const { decisions, twins, messages } = sum;
    const outcome = problems.length === 0 ? 'nothing leaks' : `${problems.length} leaks`;
    console.log(
      `${game.id} ${JSON.stringify(options)}: ${decisions} decisions, ${twins} twins, ${messages} messages: ${outcome}`,
    );
    for (const problem of problems) console.log(`  ${problem}`);
    isFine = isFine && problems.length === 0;
  }
  return isFine;
}

export const command: Command = { help, run };
