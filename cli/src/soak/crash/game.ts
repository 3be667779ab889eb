import { isRecord, type Seat, Seeded } from '@cabinet-wars/kernel';
import type { Closed, RemoteTable } from '@cabinet-wars/protocol/client';
import type { Begun } from './hosts.ts';
import { playByLot } from './player.ts';

/** How its people play. */
export interface How {
  readonly seed: string;
  /** Milliseconds between two choices of a person, where they are more than a socket must leave. */
  readonly rest?: number;
  /** Somebody's socket was lost. */
  lost(seat: Seat, closed: Closed): void;
}

/** One game under trial: its people at their sockets, and what the server has acknowledged to them. */
export class Game {
  readonly table: string;
  readonly id: string;
  readonly remotes: readonly RemoteTable[];
  /** By seat: the names of choices that must never be lost. */
  readonly acknowledged = new Map<string, Seat>();
  /** When the last of them came. */
  lastAt = performance.now();
  readonly #playing: Promise<void>[];
  #isEnough = false;

  private constructor(table: string, id: string, remotes: readonly RemoteTable[], how: How) {
    this.table = table;
    this.id = id;
    this.remotes = remotes;
    this.#playing = remotes.map((remote, seat) =>
      playByLot(remote, new Seeded(`${how.seed} ${seat}`), () => this.#isEnough, how.rest),
    );
  }

  static async begin({ table, connect }: Begun, id: string, how: How): Promise<Game> {
    const noted: { name: string; seat: Seat }[] = [];
    let note = (name: string, seat: Seat) => void noted.push({ name, seat });
    const remotes = Array.from({ length: 2 }, (_, seat) =>
      connect(seat, {
        lost: (_reason, closed) => how.lost(seat, closed),
        answered: (name, value) => {
          if (isRecord(value) && value.ok === true) note(name, seat);
        },
      }),
    );
    await Promise.all(remotes.map((remote) => remote.open()));
    const game = new Game(table, id, remotes, how);
    note = (name, seat) => {
      game.acknowledged.set(name, seat);
      game.lastAt = performance.now();
    };
    for (const { name, seat } of noted) note(name, seat);
    return game;
  }

  get isOver(): boolean {
    return this.remotes.every(({ state }) => state.result !== null);
  }

  /** Whether it waits for one of its people. */
  get isAsked(): boolean {
    return this.remotes.some(({ state }) => state.asks.own !== null);
  }

  /** Lets everybody finish what they are at, and then do nothing more. */
  async pause(): Promise<void> {
    this.#isEnough = true;
    await Promise.all(this.#playing);
  }

  close(): void {
    for (const remote of this.remotes) remote.close();
  }
}
