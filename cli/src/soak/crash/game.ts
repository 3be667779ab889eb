import { type Seat, Seeded } from '@cabinet-wars/kernel';
import type { RemoteTable } from '@cabinet-wars/protocol/client';
import type { Begun } from './hosts.ts';
import { playByLot } from './player.ts';

/** How its people play. */
export interface How {
  readonly seed: string;
  /** Milliseconds between two choices of a person. */
  readonly rest: number;
  /** Somebody's line was lost. */
  lost(): void;
}

/** One game under trial: its people at their lines, and what the server has acknowledged to them. */
export class Game {
  readonly table: string;
  readonly id: string;
  readonly lines: readonly RemoteTable[];
  /** By seat: the names of choices that must never be lost. */
  readonly acknowledged = new Map<string, Seat>();
  /** When the last of them came. */
  lastAt = performance.now();
  readonly #playing: Promise<void>[];
  #isEnough = false;

  private constructor(table: string, id: string, lines: readonly RemoteTable[], how: How) {
    this.table = table;
    this.id = id;
    this.lines = lines;
    this.#playing = lines.map((line, seat) =>
      playByLot(line, new Seeded(`${how.seed} ${seat}`), () => this.#isEnough, how.rest),
    );
  }

  static async begin({ table, line }: Begun, id: string, how: How): Promise<Game> {
    const noted: { name: string; seat: Seat }[] = [];
    let note = (name: string, seat: Seat) => void noted.push({ name, seat });
    const lines = Array.from({ length: 2 }, (_, seat) =>
      line(seat, {
        lost: how.lost,
        answered: (name, value) => {
          if ((value as { ok?: boolean }).ok === true) note(name, seat);
        },
      }),
    );
    await Promise.all(lines.map((line) => line.open()));
    const game = new Game(table, id, lines, how);
    note = (name, seat) => {
      game.acknowledged.set(name, seat);
      game.lastAt = performance.now();
    };
    for (const { name, seat } of noted) note(name, seat);
    return game;
  }

  get isOver(): boolean {
    return this.lines.every(({ state }) => state.result !== null);
  }

  /** Lets everybody finish what they are at, and then do nothing more. */
  async pause(): Promise<void> {
    this.#isEnough = true;
    await Promise.all(this.#playing);
  }

  close(): void {
    for (const line of this.lines) line.close();
  }
}
