import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Seeded } from '@cabinet-wars/kernel';
import {
  freePort,
  type Host,
  type HostEnvironment,
  keptGames,
  spawnHost,
  startPostgres,
} from '@cabinet-wars/server/trial';
import { problemsOf } from './check.ts';
import { Game } from './game.ts';
import { pause } from './player.ts';

export interface CrashPlan {
  readonly database: 'sqlite' | 'postgres';
  /** More than one needs PostgreSQL: then one is killed while the others go on. */
  readonly processes: number;
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
  readonly say: (line: string) => void;
}

export interface CrashReport {
  readonly problems: readonly string[];
  readonly kills: number;
  readonly acknowledged: number;
  readonly games: number;
  /** The longest time, in milliseconds, a game stood still after a kill. */
  readonly longestStop: number;
}

/** Every game must go on within so many milliseconds after a kill. */
const PATIENCE = 30_000;
const kinds = ['teaching', 'struggle-of-empires'] as const;

/** Kills servers at random moments while people and bots play, and looks whether anything was lost, doubled or stopped. */
export async function tryCrashes(plan: CrashPlan): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'cabinet-wars-crash-'));
  const postgres = plan.database === 'postgres' ? await startPostgres() : null;
  try {
    const databaseUrl = postgres === null ? null : await postgres.database();
    const environment: Omit<HostEnvironment, 'PORT'> =
      databaseUrl === null ? { DATA: folder } : { DATABASE_URL: databaseUrl };
    const trial = new Trial(plan, environment);
    await trial.run();
    const kept = await keptGames({ databaseUrl, file: join(folder, 'cabinet-wars.db') });
    for (const game of trial.games)
      trial.problems.push(...(await problemsOf(game, kept.find(({ table }) => table === game.table)!)));
    return trial.report();
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

class Trial {
  readonly problems: string[] = [];
  readonly games: Game[] = [];
  readonly #plan: CrashPlan;
  readonly #environment: Omit<HostEnvironment, 'PORT'>;
  readonly #chance: Seeded;
  readonly #hosts: { port: number; host: Host | null }[] = [];
  #longestStop = 0;
  #killed = 0;
  #dialled = 0;

  constructor(plan: CrashPlan, environment: Omit<HostEnvironment, 'PORT'>) {
    this.#plan = plan;
    this.#environment = environment;
    this.#chance = new Seeded(plan.seed);
  }

  async run(): Promise<void> {
    for (let i = 0; i < this.#plan.processes; i++) {
      const port = await freePort();
      this.#hosts.push({ port, host: await this.#spawn(port) });
    }
    for (let i = 0; i < this.#plan.tables; i++) await this.#begin();
    for (let i = 0; i < this.#plan.kills; i++) await this.#killOne();
    await this.#goOn();
    await Promise.all(this.games.map((game) => game.pause()));
    await this.#arrive();
    for (const game of this.games) game.close();
    await Promise.all(this.#hosts.map(({ host }) => host?.stop()));
  }

  report(): CrashReport {
    const acknowledged = this.games.reduce((sum, game) => sum + game.acknowledged.size, 0);
    const { problems, games } = this;
    return { problems, kills: this.#killed, acknowledged, games: games.length, longestStop: this.#longestStop };
  }

  #spawn(port: number): Promise<Host> {
    return spawnHost({ ...this.#environment, PORT: String(port) });
  }

  /** Whoever dials gets one of the servers in turn, as behind a load balancer that knows which live. */
  readonly #address = (): string => {
    const living = this.#hosts.filter(({ host }) => host !== null);
    const { port } = living[this.#dialled++ % living.length] ?? this.#hosts[0];
    return `http://127.0.0.1:${port}`;
  };

  /** Two people and a bot. */
  async #begin(): Promise<void> {
    const id = kinds[this.games.length % kinds.length];
    const host = this.#hosts.find((each) => each.host !== null)!.host!;
    const table = await host.begin(id, { options: { players: 3 }, bots: [2] });
    this.games.push(await Game.begin(this.#address, table, id, 2, `${this.#plan.seed} ${this.games.length}`));
  }

  async #killOne(): Promise<void> {
    await pause(50 + this.#chance.next(400));
    for (const game of this.games) if (game.isOver) game.close();
    if (this.games.filter((game) => !game.isOver).length < this.#plan.tables) await this.#begin();
    const struck = this.#hosts[this.#killed % this.#hosts.length];
    await struck.host!.kill();
    struck.host = null;
    this.#killed++;
    if (this.#hosts.length > 1) await this.#goOn();
    struck.host = await this.#spawn(struck.port);
    // Most kills come in the middle of play, some while the server has hardly begun.
    if (this.#hosts.length === 1 && this.#chance.next(4) > 0) await this.#goOn();
    if (this.#killed % 10 === 0) this.#plan.say(`${this.#killed} kills, ${this.report().acknowledged} choices`);
  }

  /** Waits until every game has gone on, and notes how long the slowest took. */
  async #goOn(): Promise<void> {
    const since = performance.now();
    for (const game of this.games) {
      while (!game.isOver && game.lastAt < since && performance.now() - since < PATIENCE) await pause(5);
      if (!game.isOver && game.lastAt < since) this.problems.push(`${game.table}: stopped for good`);
    }
    this.#longestStop = Math.max(this.#longestStop, performance.now() - since);
  }

  /** Lets bots move until a person must, and what was sent last arrive at every line. */
  async #arrive(): Promise<void> {
    let before = '';
    for (let quiet = 0; quiet < 4; ) {
      await pause(150);
      const now = JSON.stringify(this.games.map(({ lines }) => lines.map(({ state }) => [state.shown, state.asks])));
      const waits = this.games.every(
        ({ isOver, lines }) => isOver || lines.some(({ state }) => state.asks.own !== null),
      );
      quiet = waits && now === before ? quiet + 1 : 0;
      before = now;
    }
  }
}
