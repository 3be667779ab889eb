import type { BotAct, Why } from '@cabinet-wars/bots';
import { doAct } from '@cabinet-wars/bots';
import {
  BotDriver,
  type BotHost,
  type BotsBySeat,
  type BotTurn,
  botTurn,
  isBotDue,
  THINKING,
} from '@cabinet-wars/host/bots';
import type { Seat, Table } from '@cabinet-wars/kernel';
import type { SeatPlan } from '../client/table-client.ts';
import { type Fault, faultOf } from '../rpc.ts';
import type { BotRunner } from './bots.ts';
import { freshSeed } from './seal.ts';

/** How far bots may run ahead of what the player has watched, and how long they wait for a page that says nothing. */
const VERSIONS_AHEAD = 1;
const TIMEOUT = 8000;

interface Hooks {
  /** A bot has done something at the table. */
  moved(seat: Seat): void;
  fault(fault: Fault): void;
}

/** The seats of a table in which bots sit: moved one after the other, no faster than the player watches. */
export class BotSeats {
  /** What each said about its last move. */
  readonly whys: (Why | null)[];
  readonly #table: Table;
  readonly #bots: BotsBySeat;
  readonly #hooks: Hooks;
  readonly #driver: BotDriver;
  #isAtWork = false;
  /** Something has happened since the driver last looked whether a bot has to move. */
  #isWanted = false;
  #stopped = false;
  #shown = 0;
  #whenShown: (() => void) | null = null;
  /** Until when a person may take back what was done last. */
  #heldUntil = 0;

  constructor(table: Table, seats: readonly SeatPlan[], runner: BotRunner, hooks: Hooks) {
    this.#table = table;
    this.#bots = seats.map(({ sitter, bot }) => (sitter === 'bot' ? (bot ?? '') : null));
    this.#hooks = hooks;
    this.#driver = new BotDriver(this.#hostFor(runner));
    this.whys = seats.map(() => null);
  }

  shown(version: number): void {
    this.#shown = Math.max(this.#shown, version);
    this.#whenShown?.();
  }

  /** Nobody moves for so long: what a person has just done can be taken back. */
  hold(milliseconds: number): void {
    this.#heldUntil = Date.now() + milliseconds;
    this.#whenShown?.();
  }

  stop(): void {
    this.#stopped = true;
    this.#whenShown?.();
  }

  /** Lets bots move until a person must. */
  async move(): Promise<void> {
    this.#isWanted = true;
    if (this.#isAtWork) return;
    this.#isAtWork = true;
    try {
      while (this.#isWanted) {
        this.#isWanted = false;
        await this.#driver.run();
      }
    } catch (error) {
      this.#hooks.fault(faultOf(error));
    } finally {
      this.#isAtWork = false;
    }
  }

  #hostFor(runner: BotRunner): BotHost {
    return {
      next: async (memory) => {
        if (this.#stopped || !isBotDue(this.#table, this.#bots)) return null;
        await this.#untilWatched();
        await this.#whileHeld();
        return this.#stopped ? null : botTurn(this.#table, this.#bots, memory);
      },
      think: ({ game, bot, situation }) => runner.decide(game.id, bot, situation, { ...THINKING, seed: freshSeed() }),
      act: (turn, act, why) => this.#act(turn, act, why),
      fault: (error) => this.#hooks.fault(faultOf(error)),
      seed: freshSeed,
    };
  }

  async #untilWatched(): Promise<void> {
    const deadline = Date.now() + TIMEOUT;
    while (!this.#stopped && this.#table.version > this.#shown + VERSIONS_AHEAD && Date.now() < deadline)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, TIMEOUT);
        this.#whenShown = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.#whenShown = null;
  }

  async #whileHeld(): Promise<void> {
    while (!this.#stopped && Date.now() < this.#heldUntil)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, this.#heldUntil - Date.now());
        this.#whenShown = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.#whenShown = null;
  }

  #act({ seat, version }: BotTurn, act: BotAct, why: Why | null): boolean {
    if (this.#stopped || this.#table.version !== version || !doAct(this.#table, seat, act).ok) return false;
    if (why !== null) this.whys[seat] = why;
    this.#hooks.moved(seat);
    return true;
  }
}
