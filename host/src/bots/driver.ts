import {
  actOf,
  type BotAct,
  type Move,
  offersAfter,
  type Situation,
  seatToMove,
  situationOf,
  type Why,
} from '@cabinet-wars/bots';
import { type AnyGame, BrokenPromise, type Seat, type Table } from '@cabinet-wars/kernel';
import { byLot } from './think.ts';

/** What a bot has before it. */
export interface BotTurn {
  readonly game: AnyGame;
  /** Of the table when it was looked at: what is done at another one is stale. */
  readonly version: number;
  readonly seat: Seat;
  readonly bot: string;
  readonly situation: Situation;
}

type Awaitable<T> = T | Promise<T>;

/** What a host does for its bots: where they think, how what they do is kept and shown, and how fast. */
export interface BotHost {
  /** The bot to move, by `botTurn`; null where none has to, or none may just now. */
  next(made: (seat: Seat) => number): Awaitable<BotTurn | null>;
  think(turn: BotTurn): Awaitable<Move>;
  /** Does it at the table, and says whether that was taken. */
  act(turn: BotTurn, act: BotAct, why: Why): Awaitable<boolean>;
  /** A bot has failed; the lot decides in its place. */
  fault(fault: unknown, turn: BotTurn): void;
  seed(): string;
}

/** By seat the kind of bot that sits there; null for a person. */
export type BotsBySeat = readonly (string | null)[];

const seatDue = (table: Table, bots: BotsBySeat): Seat | null =>
  seatToMove(
    table,
    bots.flatMap((bot, seat) => (bot === null ? [] : [seat])),
  );

/** Whether a bot has something to decide. */
export const isBotDue = (table: Table, bots: BotsBySeat): boolean => seatDue(table, bots) !== null;

/** The bot that has something to decide, with all it may know. */
export function botTurn(table: Table, bots: BotsBySeat, made: (seat: Seat) => number): BotTurn | null {
  const seat = seatDue(table, bots);
  if (seat === null) return null;
  const { game, version } = table;
  return { game, version, seat, bot: bots[seat]!, situation: situationOf(table, seat, made(seat)) };
}

/** Bots refused so often at one and the same moment are at fault. */
const MOST_REFUSALS = 20;

/** Moves the bots of a table, one after the other. */
export class BotDriver {
  readonly #host: BotHost;
  /** By seat: the offers made since it last chose. */
  readonly #made = new Map<Seat, number>();

  constructor(host: BotHost) {
    this.#host = host;
  }

  /** Lets bots move until a person must, or the game is over. */
  async run(): Promise<void> {
    let [refusals, version] = [0, -1];
    for (let turn = await this.#next(); turn !== null; turn = await this.#next()) {
      if (turn.version !== version) refusals = 0;
      version = turn.version;
      if (!(await this.#move(turn)) && ++refusals === MOST_REFUSALS)
        throw new BrokenPromise(`the bots at a table of ${turn.game.id} do nothing that is allowed`);
    }
  }

  #next(): Awaitable<BotTurn | null> {
    return this.#host.next((seat) => this.#made.get(seat) ?? 0);
  }

  /** What is refused is stale or against the rules: then the lot decides, and a stale turn is refused that, too. */
  async #move(turn: BotTurn): Promise<boolean> {
    return (await this.#carryOut(turn, await this.#decide(turn))) || this.#carryOut(turn, await this.#lot(turn));
  }

  /** A bot that fails must not stop the game. */
  async #decide(turn: BotTurn): Promise<Move> {
    try {
      return await this.#host.think(turn);
    } catch (fault) {
      this.#host.fault(fault, turn);
      return this.#lot(turn);
    }
  }

  #lot({ game, situation }: BotTurn): Awaitable<Move> {
    return byLot(game, situation, this.#host.seed());
  }

  async #carryOut(turn: BotTurn, move: Move): Promise<boolean> {
    const act = actOf(turn.situation, move);
    if (act === null || !(await this.#host.act(turn, act, move.why))) return false;
    this.#made.set(turn.seat, offersAfter(turn.situation.made, move));
    return true;
  }
}
