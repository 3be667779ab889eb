import { parseArgs } from 'node:util';
import type { AnyGame, LoadedGame } from '@cabinet-wars/kernel';
import {
  type Case,
  conform,
  type Hooks,
  lawCases,
  type Report,
  textOf,
  thorough,
} from '@cabinet-wars/kernel/conformance';
import {
  BadUsage,
  type Command,
  chosenGames,
  countOf,
  type ExitCode,
  FAILED,
  FINE,
  gameOptionsFromJson,
} from '../host/index.ts';

const help = `hold every game to the laws, thoroughly
npm run soak -- laws [--game ID] [--games N] [--seed S] [--options JSON]

  --game ID       only this game (every registered one)
  --games N       games for each set of options, on the bare flow and at a table (5)
  --seed S        other seeds play other games (1)
  --options JSON  with --game: only this set of options, {"players":3,…}; what is left out has its default

Every number of players, every single option and a pairwise covering set of options is played. A broken law is told with a
short transcript and the command that plays it again, and the exit code is 1. A game with many options has hundreds of sets: hours, and one line for each.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      options: { type: 'string' },
    },
  });
  if (values.options !== undefined && values.game === undefined) throw new BadUsage('--options goes with --game');
  const counts = { games: countOf('games', values.games, 5), seed: values.seed ?? '1' };
  let isFine = true;
  for (const each of chosenGames(values.game)) {
    const loaded = await each.load();
    const hooks = {
      ...(loaded.contradictions === undefined ? {} : { contradictions: loaded.contradictions }),
      ...(await hooksOf(each.id)),
    };
    isFine = soak(loaded, casesOf(loaded.game, counts, values.options), hooks) && isFine;
  }
  return isFine ? FINE : FAILED;
}

type Counts = { readonly games: number; readonly seed: string };

function casesOf(game: AnyGame, counts: Counts, options: string | undefined): Case[] {
  if (options !== undefined) return [{ options: gameOptionsFromJson(game, options), ...counts }];
  console.log(`${game.id}: working out which options to play`);
  return lawCases(game, counts);
}

/** What a game's own tests know of it besides (which reasons are true, which deals are worth proposing), found by its id. */
async function hooksOf(id: string): Promise<Hooks> {
  const entry = `@cabinet-wars/${id}/law-hooks`;
  if (!opens(entry)) return {};
  const { hooks }: { readonly hooks: Hooks } = await import(entry);
  return hooks;
}

function opens(entry: string): boolean {
  try {
    import.meta.resolve(entry);
    return true;
  } catch {
    return false;
  }
}

/** One set of options after the other, so that a long run shows where it is. */
function soak({ game }: LoadedGame, cases: readonly Case[], hooks: Hooks): boolean {
  let isFine = true;
  for (const [i, each] of cases.entries()) {
    const began = performance.now();
    const report = conform(game, { ...thorough, cases: [each], hooks });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `${game.id} ${i + 1}/${cases.length} ${JSON.stringify(each.options)}: ${summary(report)}, ${seconds} s`,
    );
    if (!report.ok) console.log(`${textOf(report.failures)}\n\nAgain: ${commandOf(game, each)}`);
    isFine = isFine && report.ok;
  }
  return isFine;
}

/** What plays a set of options again, exactly. */
const commandOf = (game: AnyGame, { games, seed, options }: Case): string =>
  `npm run soak -- laws --game ${game.id} --games ${games} --seed ${seed} --options '${JSON.stringify(options)}'`;

const summary = ({ ok, games, choices, failures }: Report): string =>
  `${ok ? 'fine' : `${failures.length} broken`}, ${games} games, ${choices} choices`;

export const command: Command = { help, run };
