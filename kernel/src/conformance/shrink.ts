import { Seeded } from '../chance/seeded.ts';
import { Picks } from './inputs/picks.ts';
import type { Law } from './laws/laws.ts';
import type { Played, Trial, Watching } from './trial.ts';

type Play = (trial: Trial, picks: Picks, watching: Watching) => Played;

/** Fresh games tried before the failing one is cut down. */
const FRESH_GAMES = 24;

/** A failing game and what is left to spend on making it shorter. */
interface Search {
  trial: Trial;
  best: Played;
  moments: number;
}

/** The shortest game found that breaks the same law. */
export function shrink(play: Play, trial: Trial, failed: Played, watching: Watching): { trial: Trial; played: Played } {
  const law = failed.broken!.law;
  // A game that never ends has no short transcript.
  if (failed.choices >= watching.how.most) return { trial, played: failed };
  const search: Search = { trial, best: failed, moments: watching.how.shrink };
  const attempt = attempts(play, search, {
    ...watching,
    laws: new Set<Law>([law]),
    how: { ...watching.how, every: 1 },
  });
  for (let i = 0; i < FRESH_GAMES; i++) attempt({ ...trial, seed: `${trial.seed}~${i}` }, null);
  for (let size = search.best.picks.length; size >= 1; size = Math.floor(size / 2)) cutOut(search, attempt, size);
  lower(search, attempt);
  return { trial: search.trial, played: search.best };
}

type Attempt = (trial: Trial, picks: readonly number[] | null) => void;

function attempts(play: Play, search: Search, watching: Watching): Attempt {
  return (trial, picks) => {
    if (search.moments <= 0) return;
    const source = picks === null ? new Picks([], new Seeded(`${trial.seed}/picks`)) : new Picks(picks, null);
    // A game as long as the best is only worth having for simpler picks.
    const stopAfter = search.best.choices - (picks === null ? 1 : 0);
    if (stopAfter < 0) return;
    const played = play(trial, source, { ...watching, stopAfter });
    search.moments -= played.choices + 1;
    if (played.broken !== null && isSimpler(played, search.best)) Object.assign(search, { trial, best: played });
  };
}

function isSimpler(a: Played, b: Played): boolean {
  if (a.choices !== b.choices) return a.choices < b.choices;
  if (a.lines.length !== b.lines.length) return a.lines.length < b.lines.length;
  return sum(a.picks) < sum(b.picks);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function cutOut(search: Search, attempt: Attempt, size: number): void {
  for (let from = 0; from < search.best.picks.length; ) {
    const { picks } = search.best;
    attempt(search.trial, [...picks.slice(0, from), ...picks.slice(from + size)]);
    if (search.best.picks === picks) from += size;
  }
}

function lower(search: Search, attempt: Attempt): void {
  for (let at = 0; at < search.best.picks.length; at++) {
    const { picks } = search.best;
    if (picks[at] > 0) attempt(search.trial, picks.with(at, 0));
  }
}
