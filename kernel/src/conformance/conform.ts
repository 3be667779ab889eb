import { Seeded } from '../chance/seeded.ts';
import type { AnyGame } from '../game.ts';
import { settle } from '../schema.ts';
import { CannotOpen } from '../table/saved.ts';
import { playOnFlow } from './flow-game.ts';
import { Picks } from './inputs/picks.ts';
import { namesFaults } from './laws/law-9-names.ts';
import { allLaws, type Law } from './laws/laws.ts';
import { type Failure, failureOf, type Report, textOf } from './report.ts';
import { brisk, type Case, type Setting } from './setting.ts';
import { shrink } from './shrink.ts';
import { playAtTable } from './table-game.ts';
import { type Played, playOut, type Trial, type Watching } from './trial.ts';

const MOST_FAILURES = 6;

/**
 * Holds a game to the laws: plays every case at random, on the bare flow and at a table, and says which laws are broken, each
 * with a short transcript. A law once found broken is looked at no further.
 */
export function conform<M extends AnyGame>(game: M, setting: Setting<M>): Report {
  const laws = new Set<Law>(setting.laws ?? allLaws);
  const watching: Watching = { how: { ...brisk, ...setting }, laws };
  const failures: Failure[] = [];
  const names = namesFaults(game, laws.has(9) ? setting.snapshot : undefined);
  failures.push(...names.failures);
  let games = 0;
  let choices = 0;
  for (const trial of trialsOf(game, setting, laws)) {
    if (failures.length >= MOST_FAILURES || laws.size === 0) break;
    const played = playTrial(trial, freshPicks(trial), watching);
    games++;
    choices += played.choices;
    if (played.broken === null) continue;
    const shortest = shrink(playTrial, trial, played, watching);
    failures.push(failureOf(shortest.trial, shortest.played));
    laws.delete(played.broken.law);
    // Nothing can be said about a state that is not plain data.
    if (played.broken.law === 1) break;
  }
  return { ok: failures.length === 0, failures, notes: names.notes, games, choices };
}

/** For tests: throws with all there is to know. */
export function mustConform<M extends AnyGame>(game: M, setting: Setting<M>): Report {
  const report = conform(game, setting);
  if (!report.ok) throw new Error(`${game.id} breaks the laws\n${textOf(report.failures)}`);
  return report;
}

const playTrial = (trial: Trial, picks: Picks, watching: Watching): Played =>
  playOut(trial.at === 'flow' ? playOnFlow : playAtTable, trial, picks, watching);

const freshPicks = (trial: Trial): Picks => new Picks([], new Seeded(`${trial.seed}/picks`));

/** Reasons are looked at where states are looked into. */
const placesFor = (laws: ReadonlySet<Law>): readonly Trial['at'][] =>
  [...laws].every((law) => law === 'explain') ? ['flow'] : ['flow', 'table'];

function* trialsOf<M extends AnyGame>(game: M, { cases, hooks }: Setting<M>, laws: ReadonlySet<Law>): Generator<Trial> {
  const places = placesFor(laws);
  for (const each of cases) {
    const { games = 1, seed = 1 } = each;
    const options = settled(game, each);
    const seats = game.seats(options).map((_, seat) => seat);
    for (let i = 0; i < games; i++)
      for (const at of places) yield { game, options, seats, at, seed: `${seed}/${i}`, hooks: hooks ?? {} };
  }
}

function settled(game: AnyGame, { options }: Case): { readonly players: number } {
  const result = settle<{ readonly players: number }>(game.options, options);
  if (!result.ok) throw new CannotOpen(result.reasons);
  return result.options;
}
