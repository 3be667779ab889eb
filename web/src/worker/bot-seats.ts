import { type Move, OFFERS_A_QUESTION, randomBot, type Situation, toAnswer } from '@cabinet-wars/bots';
import { type AnyGame, type Reason, type Seat, Seeded, type Table } from '@cabinet-wars/kernel';
import type { BotRunner } from './bots.ts';
import type { SeatPlan } from './protocol.ts';
import { type Fault, faultOf } from './rpc.ts';
import { freshSeed } from './seal.ts';

/** How far bots may run ahead of what the player has watched, and how long they wait for a page that says nothing. */
const VERSIONS_AHEAD = 1;
const PATIENCE = 8000;
const THINKING = { nodes: 2000, milliseconds: 150 } as const;

interface Hooks {
  /** A bot has done something at the table. */
  moved(seat: Seat): void;
  fault(fault: Fault): void;
}

/** The seats of a table in which bots sit: moves them one after the other, no faster than the player watches. */
export class BotSeats {
  /** What each said about its last move. */
  readonly whys: (Reason | null)[];
  readonly #game: AnyGame;
  readonly #table: Table;
  readonly #seats: readonly SeatPlan[];
  readonly #runner: BotRunner;
  readonly #hooks: Hooks;
  readonly #offersMade: number[];
  #atWork = false;
  #stopped = false;
  #shown = 0;
  #whenShown: (() => void) | null = null;

  constructor(game: AnyGame, table: Table, seats: readonly SeatPlan[], runner: BotRunner, hooks: Hooks) {
    this.#game = game;
    this.#table = table;
    this.#seats = seats;
    this.#runner = runner;
    this.#hooks = hooks;
    this.whys = seats.map(() => null);
    this.#offersMade = seats.map(() => 0);
  }

  shown(version: number): void {
    this.#shown = Math.max(this.#shown, version);
    this.#whenShown?.();
  }

  stop(): void {
    this.#stopped = true;
    this.#whenShown?.();
  }

  /** Lets bots move until a person must. */
  async move(): Promise<void> {
    if (this.#atWork) return;
    this.#atWork = true;
    try {
      for (let seat = this.#nextBot(); seat !== null && !this.#stopped; seat = this.#nextBot()) {
        await this.#untilWatched();
        if (!this.#stopped) await this.#letBotMove(seat);
      }
    } catch (error) {
      this.#hooks.fault(faultOf(error));
    } finally {
      this.#atWork = false;
    }
  }

  #nextBot(): Seat | null {
    const bots = this.#seats.flatMap(({ sitter }, seat) => (sitter === 'bot' ? [seat] : []));
    const answering = bots.find((seat) => toAnswer(this.#table.offers(seat), seat) !== undefined);
    return answering ?? bots.find((seat) => this.#table.asks(seat).own !== null) ?? null;
  }

  async #untilWatched(): Promise<void> {
    const deadline = Date.now() + PATIENCE;
    while (!this.#stopped && this.#table.version > this.#shown + VERSIONS_AHEAD && Date.now() < deadline)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, PATIENCE);
        this.#whenShown = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.#whenShown = null;
  }

  async #letBotMove(seat: Seat): Promise<void> {
    const { version } = this.#table;
    const situation = this.#situation(seat);
    const move = await this.#decide(seat, situation);
    if (this.#table.version !== version || this.#stopped) return;
    if (!this.#carryOut(seat, situation, move)) this.#carryOut(seat, situation, byLot(this.#game, situation));
  }

  #situation(seat: Seat): Situation {
    return {
      seat,
      view: this.#table.view(seat) as Situation['view'],
      asks: this.#table.asks(seat),
      offers: this.#table.offers(seat),
      made: this.#offersMade[seat],
    };
  }

  /** A bot that fails must not stop the game: it is reported, and the lot decides. */
  async #decide(seat: Seat, situation: Situation): Promise<Move> {
    try {
      const bot = this.#seats[seat].bot ?? '';
      return await this.#runner.decide(this.#game.id, bot, situation, { ...THINKING, seed: freshSeed() });
    } catch (error) {
      this.#hooks.fault(faultOf(error));
      return byLot(this.#game, situation);
    }
  }

  #carryOut(seat: Seat, situation: Situation, move: Move): boolean {
    const made = this.#offersMade[seat];
    if (!this.#say(seat, situation, move)) return false;
    this.whys[seat] = move.why;
    this.#offersMade[seat] = move.t === 'offer' ? made + 1 : 0;
    this.#hooks.moved(seat);
    return true;
  }

  #say(seat: Seat, { asks }: Situation, move: Move): boolean {
    if (move.t === 'answer') return this.#table.answer(seat, move.offer, move.accept).ok;
    if (move.t === 'offer')
      return this.#offersMade[seat] < OFFERS_A_QUESTION && this.#table.propose(seat, move.deal).ok;
    return asks.own !== null && this.#table.choose(seat, asks.own.askId, move.choice).ok;
  }
}

const byLot = (game: AnyGame, situation: Situation): Move =>
  randomBot(game)(situation, { ...THINKING, chance: new Seeded(freshSeed()) }) as Move;
