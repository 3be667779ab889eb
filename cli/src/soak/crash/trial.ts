import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Seeded } from '@cabinet-wars/kernel';
import { FlakyLink, keptGames, startPostgres } from '@cabinet-wars/server/trial';
import { problemsOf } from './check.ts';
import { type Fault, type Reach, takeAway } from './faults.ts';
import { Game } from './game.ts';
import { Hosts } from './hosts.ts';
import { LostSockets } from './lost-sockets.ts';
import { pause } from './player.ts';

export interface CrashPlan {
  readonly database: 'sqlite' | 'postgres';
  /** More than one needs PostgreSQL: then one is killed while the others go on. */
  readonly processes: number;
  /** What befalls them, in turn. All but `kill` befalls PostgreSQL. */
  readonly faults: readonly Fault[];
  /** How often something does. */
  readonly kills: number;
  /** Play goes on until so many choices are acknowledged. */
  readonly choices: number;
  readonly tables: number;
  /** The real command line, with accounts, lobby and limits. */
  readonly isReal: boolean;
  /** Within how many milliseconds of the database's return every game must have gone on. */
  readonly backWithin: number;
  readonly seed: string;
  readonly say: (line: string) => void;
}

export interface CrashReport {
  readonly problems: readonly string[];
  readonly kills: number;
  readonly acknowledged: number;
  readonly games: number;
  /** The longest time, in milliseconds, a game stood still after a kill, or after the database was back. */
  readonly longestStop: number;
  /** Lines lost while nothing was wrong. */
  readonly cut: number;
  /** By fault: how the socket was lost that was lost longest after it was over. */
  readonly lastLost: readonly string[];
}

/** Every game must go on within so many milliseconds after a kill. */
const TIMEOUT = 30_000;
/** Whoever lost a line tries again after as long at most: only then is all well again. */
const RECOVERY = 2500;
const kinds = ['teaching', 'struggle-of-empires'] as const;

/** Strikes servers and their database at random moments while people and bots play, and looks what was lost, doubled or stopped. */
export async function tryCrashes(plan: CrashPlan): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'cabinet-wars-crash-'));
  const postgres = plan.database === 'postgres' ? await startPostgres() : null;
  const link = postgres === null ? null : await FlakyLink.to(postgres.port);
  try {
    const direct = postgres === null ? null : await postgres.database();
    const databaseUrl = direct?.replace(`:${postgres?.port}/`, `:${link?.port}/`);
    const trial = new Trial(
      plan,
      new Hosts(
        databaseUrl === undefined ? { DATA: folder } : { DATABASE_URL: databaseUrl, DATA: folder },
        plan.isReal,
      ),
      postgres === null || link === null ? null : { postgres, link },
    );
    await trial.run();
    const kept = await keptGames({ databaseUrl: direct, file: join(folder, 'cabinet-wars.db') });
    for (const game of trial.games)
      trial.problems.push(...(await problemsOf(game, kept.find(({ table }) => table === game.table)!)));
    return trial.report();
  } finally {
    await link?.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

class Trial {
  readonly problems: string[] = [];
  readonly games: Game[] = [];
  readonly #plan: CrashPlan;
  readonly #hosts: Hosts;
  readonly #reach: Reach | null;
  readonly #chance: Seeded;
  #longestStop = 0;
  #struck = 0;
  readonly #lost = new LostSockets();

  constructor(plan: CrashPlan, hosts: Hosts, reach: Reach | null) {
    this.#plan = plan;
    this.#hosts = hosts;
    this.#reach = reach;
    this.#chance = new Seeded(plan.seed);
  }

  async run(): Promise<void> {
    const { processes, tables, kills, choices } = this.#plan;
    try {
      for (let i = 0; i < processes; i++) await this.#hosts.add();
      for (let i = 0; i < tables; i++) await this.#begin();
      for (let i = 0; i < kills; i++) await this.#strike();
      await this.#goOn();
      if (kills > 0) await pause(RECOVERY);
      this.#lost.isWell(true);
      await this.#playUntil(choices);
      await this.#rest();
      await this.#arrive();
      this.#lost.isWell(false);
    } finally {
      for (const game of this.games) game.close();
      await this.#hosts.stop();
    }
    this.problems.push(...this.#hosts.problems, ...this.#lost.problems());
  }

  report(): CrashReport {
    const { problems, games } = this;
    const acknowledged = this.#acknowledged;
    return {
      problems,
      kills: this.#struck,
      acknowledged,
      games: games.length,
      longestStop: this.#longestStop,
      cut: this.#lost.count,
      lastLost: this.#lost.latest(),
    };
  }

  get #acknowledged(): number {
    return this.games.reduce((sum, game) => sum + game.acknowledged.size, 0);
  }

  async #begin(): Promise<void> {
    const id = kinds[this.games.length % kinds.length];
    const game: { over: () => boolean } = { over: () => false };
    const laidOut = await this.#hosts.begin(id);
    const begun = await Game.begin(laidOut, id, {
      seed: `${this.#plan.seed} ${this.games.length}`,
      lost: (seat, closed) => {
        if (!game.over()) this.#lost.note(laidOut.table, seat, closed);
      },
    });
    game.over = () => begun.isOver;
    this.games.push(begun);
  }

  async #playUntil(choices: number): Promise<void> {
    const STEP = 10_000;
    for (let next = STEP; this.#acknowledged < choices; await pause(50)) {
      await this.#refill();
      if (this.#acknowledged < next) continue;
      this.#plan.say(`${this.#acknowledged} choices`);
      next += STEP;
    }
  }

  /** Games that are over give way to new ones. */
  async #refill(): Promise<void> {
    for (const game of this.games) if (game.isOver) game.close();
    while (this.games.filter((game) => !game.isOver).length < this.#plan.tables) await this.#begin();
  }

  async #strike(): Promise<void> {
    const { faults, say } = this.#plan;
    await pause(50 + this.#chance.next(400));
    await this.#refill();
    const fault = faults[this.#struck++ % faults.length];
    this.#lost.begins(fault);
    if (fault !== 'kill') {
      const took = await this.#takeAway(fault);
      say(`${this.#struck} (${fault}, back after ${Math.round(took)} ms), ${this.#acknowledged} choices`);
      return;
    }
    await this.#killOne();
    if (this.#struck % 10 === 0) say(`${this.#struck} (${fault}), ${this.#acknowledged} choices`);
  }

  async #killOne(): Promise<void> {
    await this.#hosts.kill(this.#struck);
    if (this.#hosts.size > 1) await this.#goOn();
    await this.#hosts.revive(this.#struck);
    this.#lost.isOver();
    // Most kills come in the middle of play, some while the server has hardly begun.
    if (this.#hosts.size === 1 && this.#chance.next(4) > 0) await this.#goOn();
  }

  /** Says how long after its return the slowest game went on. */
  async #takeAway(fault: Exclude<Fault, 'kill'>): Promise<number> {
    await takeAway(fault, this.#reach!, 500 + this.#chance.next(9500));
    this.#lost.isOver();
    const took = await this.#goOn();
    if (took > this.#plan.backWithin) this.problems.push(`back ${Math.round(took)} ms after the database (${fault})`);
    await pause(RECOVERY);
    this.#lost.isWell(true);
    await pause(RECOVERY);
    return took;
  }

  /** Waits until every game has gone on, and notes how long the slowest took. */
  async #goOn(): Promise<number> {
    const since = performance.now();
    for (const game of this.games) {
      while (!game.isOver && game.lastAt < since && performance.now() - since < TIMEOUT) await pause(5);
      if (!game.isOver && game.lastAt < since) this.problems.push(`${game.table}: stopped for good`);
    }
    const took = performance.now() - since;
    this.#longestStop = Math.max(this.#longestStop, took);
    return took;
  }

  /** Lets everybody have the answer to what they have sent. */
  async #rest(): Promise<void> {
    const resting = this.games.map(async (game) => {
      const isAnswered = await Promise.race([game.pause().then(() => true), pause(TIMEOUT).then(() => false)]);
      if (!isAnswered) this.problems.push(`${game.table}: somebody has no answer`);
    });
    await Promise.all(resting);
  }

  /** Lets bots move until a person must, and what was sent last arrive at every socket. */
  async #arrive(): Promise<void> {
    let before = '';
    const since = performance.now();
    for (let quiet = 0; quiet < 4; ) {
      await pause(150);
      if (performance.now() - since > TIMEOUT) {
        const still = this.games.filter(({ isOver, isAsked }) => !isOver && !isAsked);
        this.problems.push(...still.map(({ table }) => `${table}: nobody is asked, and nobody moves`));
        return;
      }
      const now = JSON.stringify(
        this.games.map(({ remotes }) => remotes.map(({ state }) => [state.shown, state.asks])),
      );
      const waits = this.games.every(({ isOver, isAsked }) => isOver || isAsked);
      quiet = waits && now === before ? quiet + 1 : 0;
      before = now;
    }
  }
}
