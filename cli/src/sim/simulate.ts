import { type AnyGame, BrokenPromise, playAtRandom, type RandomGame, type Result, Seeded } from '@cabinet-wars/kernel';

/** What `--json` prints. */
export interface Figures {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly realDecisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly deadEnds: number;
  readonly auditFailures: number;
  readonly errors: number;
  readonly results: {
    /** By seat; a shared first place counts in parts. */
    readonly wins: readonly number[];
    readonly meanScores: readonly number[];
    /** How the games ended: how often for which reason. */
    readonly endings: Readonly<Record<string, number>>;
    /** How many games were won by how much, where a game tells degrees of victory apart. */
    readonly levels: Readonly<Record<string, number>>;
  };
}

/** The first few of what went wrong, to be played again alone. */
export interface Fault {
  readonly game: number;
  readonly seed: string;
  readonly message: string;
}

const FAULTS_TOLD = 5;

type Options = { readonly players: number } & Readonly<Record<string, unknown>>;

export function simulate(game: AnyGame, options: Options, games: number, seed: string) {
  const tally = new Tally(game.seats(options).length);
  for (let i = 0; i < games; i++) {
    const own = games === 1 ? seed : `${seed}.${i}`;
    const began = performance.now();
    const played = attempt(() => playAtRandom(game, options, new Seeded(own)));
    tally.milliseconds += performance.now() - began;
    const problem = tally.add(game, played);
    if (problem !== null && tally.faults.length < FAULTS_TOLD)
      tally.faults.push({ game: i, seed: own, message: problem });
  }
  return { figures: tally.figures(game.id, options, games), faults: tally.faults };
}

export const hasFailed = ({ games, finished, deadEnds, auditFailures, errors }: Figures): boolean =>
  finished < games || deadEnds > 0 || auditFailures > 0 || errors > 0;

function attempt<T>(act: () => T): T | Error {
  try {
    return act();
  } catch (fault) {
    return fault instanceof Error ? fault : new Error(String(fault));
  }
}

class Tally {
  milliseconds = 0;
  readonly faults: Fault[] = [];
  #finished = 0;
  #decisions = 0;
  #realDecisions = 0;
  #deadEnds = 0;
  #auditFailures = 0;
  #errors = 0;
  readonly #wins: number[];
  readonly #scores: number[];
  readonly #endings = new Map<string, number>();
  readonly #levels = new Map<string, number>();

  constructor(seats: number) {
    this.#wins = new Array(seats).fill(0);
    this.#scores = new Array(seats).fill(0);
  }

  /** Counts a game in; what was wrong with it, if anything. */
  add(game: AnyGame, played: RandomGame | Error): string | null {
    if (played instanceof Error) {
      if (played instanceof BrokenPromise && played.message.startsWith('dead end')) this.#deadEnds++;
      else this.#errors++;
      return `${played.name}: ${played.message}`;
    }
    this.#decisions += played.decisions;
    this.#realDecisions += played.realDecisions;
    const judged = attempt(() => this.#judge(game, played));
    if (!(judged instanceof Error)) return judged;
    this.#errors++;
    return `${judged.name}: ${judged.message}`;
  }

  #judge(game: AnyGame, { state, finished, decisions }: RandomGame): string | null {
    const result = finished ? game.result(state) : null;
    if (result === null)
      throw new Error(finished ? 'the game ended without a result' : `no end after ${decisions} choices`);
    this.#finished++;
    this.#count(result);
    const wrong = game.audit(state);
    if (wrong.length === 0) return null;
    this.#auditFailures++;
    return `audit: ${wrong.join('; ')}`;
  }

  #count({ places, scores, reason, level }: Result): void {
    this.#endings.set(reason, (this.#endings.get(reason) ?? 0) + 1);
    if (level !== undefined) this.#levels.set(level, (this.#levels.get(level) ?? 0) + 1);
    const winners = places[0] ?? [];
    for (const seat of winners) this.#wins[seat] += 1 / winners.length;
    scores.forEach((score, seat) => {
      this.#scores[seat] += score;
    });
  }

  figures(game: string, options: Options, games: number): Figures {
    const seconds = this.milliseconds / 1000;
    return {
      game,
      players: options.players,
      options,
      games,
      finished: this.#finished,
      decisions: this.#decisions,
      realDecisions: this.#realDecisions,
      seconds,
      decisionsPerSecond: Math.round(this.#realDecisions / seconds),
      gamesPerSecond: rounded(this.#finished / seconds),
      deadEnds: this.#deadEnds,
      auditFailures: this.#auditFailures,
      errors: this.#errors,
      results: {
        wins: this.#wins.map(rounded),
        meanScores: this.#scores.map((sum) => rounded(sum / Math.max(1, this.#finished))),
        endings: mostFirst(this.#endings),
        levels: mostFirst(this.#levels),
      },
    };
  }
}

const mostFirst = (counts: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries([...counts].sort((a, b) => b[1] - a[1]));

const rounded = (value: number): number => Math.round(value * 100) / 100;
