import { type Seat, Seeded } from '@cabinet-wars/kernel';
import type { RemoteTable } from '@cabinet-wars/server/remote';
import { lineTo } from '@cabinet-wars/server/trial';
import { playByLot } from './player.ts';

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

  private constructor(table: string, id: string, lines: readonly RemoteTable[], chance: (seat: Seat) => Seeded) {
    this.table = table;
    this.id = id;
    this.lines = lines;
    this.#playing = lines.map((line, seat) => playByLot(line, chance(seat), () => this.#isEnough));
  }

  static async begin(address: () => string, table: string, id: string, people: number, seed: string): Promise<Game> {
    const noted: { name: string; seat: Seat }[] = [];
    let note = (name: string, seat: Seat) => void noted.push({ name, seat });
    const lines = Array.from({ length: people }, (_, seat) =>
      lineTo(address, table, `u${seat}`, {
        answered: (name, value) => {
          if ((value as { ok?: boolean }).ok === true) note(name, seat);
        },
      }),
    );
    await Promise.all(lines.map((line) => line.open()));
    const game = new Game(table, id, lines, (seat) => new Seeded(`${seed} ${seat}`));
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
