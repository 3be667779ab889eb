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
import { type AnyGame, askMe, BrokenPromise, type Order, type Seat, type Table } from '@cabinet-wars/kernel';
import { byLot } from './think.ts';

/** What a bot has before it. */
export interface BotTurn {
  readonly game: AnyGame;
  /** Of the table when it was looked at: what is done at another one is stale. */
  readonly version: number;
  readonly seat: Seat;
  readonly bot: string;
  readonly situation: Situation;
  /** A standing order to be given first; null where there is something to think about. */
  readonly order: Order | null;
}

/** What a driver remembers of its bots from one turn to the next, by seat. */
export interface BotMemory {
  /** Offers made since it last chose. */
  made(seat: Seat): number;
  /** Whether the table has refused its standing order. */
  isRefused(seat: Seat): boolean;
}

type Awaitable<T> = T | Promise<T>;

/** What a host does for its bots: where they think, how what they do is kept and shown, and how fast. */
export interface BotHost {
  /** The bot to move, by `botTurn`; null where none has to, or none may just now. */
  next(memory: BotMemory): Awaitable<BotTurn | null>;
  think(turn: BotTurn): Awaitable<Move>;
  /** Does it at the table, and says whether that was taken. A standing order needs no reason. */
  act(turn: BotTurn, act: BotAct, why: Why | null): Awaitable<boolean>;
  /** A bot has failed; the lot decides in its place. */
  fault(fault: unknown, turn: BotTurn): void;
  seed(): string;
}

/** By seat the kind of bot that sits there; null for a person. */
export type BotsBySeat = readonly (string | null)[];

const seatsOf = (bots: BotsBySeat): Seat[] => bots.flatMap((bot, seat) => (bot === null ? [] : [seat]));

const ASKED = askMe();
/** Bots think about every reaction: without this order the table would pass for them. */
const isAsked = (table: Table, seat: Seat): boolean =>
  table.orders(seat).some(({ order, about }) => order === ASKED.order && about === ASKED.about);

const seatToOrder = (table: Table, bots: BotsBySeat): Seat | undefined =>
  table.result === null ? seatsOf(bots).find((seat) => !isAsked(table, seat)) : undefined;

/** Whether a bot has something to decide, or to tell the table. */
export const isBotDue = (table: Table, bots: BotsBySeat): boolean =>
  seatToOrder(table, bots) !== undefined || seatToMove(table, seatsOf(bots)) !== null;

/** The bot that has something to decide, with all it may know; before that, one that the table does not ask about reactions. */
export function botTurn(table: Table, bots: BotsBySeat, memory: BotMemory): BotTurn | null {
  const unasked = seatToOrder(
    table,
    bots.map((bot, seat) => (memory.isRefused(seat) ? null : bot)),
  );
  const seat = unasked ?? seatToMove(table, seatsOf(bots));
  if (seat === null) return null;
  const { game, version } = table;
  const situation = situationOf(table, seat, memory.made(seat));
  return { game, version, seat, bot: bots[seat]!, situation, order: unasked === undefined ? null : ASKED };
}

/** Bots refused so often at one and the same moment are at fault. */
const MOST_REFUSALS = 20;

/** Moves the bots of a table, one after the other. */
export class BotDriver {
  readonly #host: BotHost;
  /** By seat: the offers made since it last chose. */
  readonly #made = new Map<Seat, number>();
  readonly #refused = new Set<Seat>();
  readonly #memory: BotMemory = {
    made: (seat) => this.#made.get(seat) ?? 0,
    isRefused: (seat) => this.#refused.has(seat),
  };

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
    return this.#host.next(this.#memory);
  }

  /** What is refused is stale or against the rules: then the lot decides, and a stale turn is refused that, too. */
  async #move(turn: BotTurn): Promise<boolean> {
    if (turn.order !== null) return this.#order(turn, turn.order);
    return (await this.#carryOut(turn, await this.#decide(turn))) || this.#carryOut(turn, await this.#lot(turn));
  }

  /** A table that takes no more orders is played at without. */
  async #order(turn: BotTurn, order: Order): Promise<boolean> {
    const taken = await this.#host.act(turn, { t: 'order', order, on: true }, null);
    if (!taken) this.#refused.add(turn.seat);
    return true;
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
