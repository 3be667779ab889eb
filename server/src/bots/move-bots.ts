import { type Move, OFFERS_A_QUESTION, randomBot, type Situation } from '@cabinet-wars/bots';
import { type AnyGame, BrokenPromise, type Seat, Seeded } from '@cabinet-wars/kernel';
import type { Act } from '@cabinet-wars/protocol';
import type { Services } from '../services.ts';
import type { Live } from '../tables/live.ts';
import { dueBot } from './due.ts';
import type { Thinkers } from './thinkers.ts';

/** What a bot has before it, copied out of the table. */
interface Turn {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly bot: string;
  readonly situation: Situation;
}

/** A bot refused so often in a row is at fault: the job fails, and is tried again later. */
const MOST_REFUSALS = 20;

/** Lets the bots of a table move until a person must, or the game is over. May be begun twice: what is stale is refused. */
export async function moveBots(services: Services, thinkers: Thinkers, table: string, account: string): Promise<void> {
  const made = new Map<Seat, number>();
  let refusals = 0;
  // The act that made a bot due may be another process's, and the job quicker than the word of it.
  await services.tables.at(table).refresh();
  while (refusals < MOST_REFUSALS) {
    const turn = await services.tables.read(table, (live) => turnOf(live, made));
    if (turn === null) return;
    if (services.isClosing()) return goOnLater(services, table);
    const move = await decide(services, thinkers, turn, account);
    const done =
      (await carryOut(services, table, turn, move)) || (await carryOut(services, table, turn, byLot(services, turn)));
    refusals = done ? 0 : refusals + 1;
    made.set(turn.seat, move.t === 'offer' ? turn.situation.made + 1 : 0);
  }
  throw new BrokenPromise(`the bots of table ${table} do nothing that is allowed`);
}

/** Whoever runs next goes on: another process, or this one when it is back. */
export const goOnLater = ({ store }: Services, table: string, at: number | null = null): Promise<void> =>
  store.addJob(store.db, { kind: 'bots', key: `bots:${table}`, payload: { table }, at });

function turnOf({ game, table, seats, progress }: Live, made: ReadonlyMap<Seat, number>): Turn | null {
  const seat = progress.status === 'playing' ? dueBot(table, seats) : null;
  if (seat === null) return null;
  const situation: Situation = {
    seat,
    view: table.view(seat) as Situation['view'],
    asks: table.asks(seat),
    offers: table.offers(seat),
    made: made.get(seat) ?? 0,
  };
  return { game, seat, bot: seats[seat].bot ?? '', situation };
}

/** A bot that fails must not stop the game: it is reported, and the lot decides. */
async function decide(services: Services, thinkers: Thinkers, turn: Turn, account: string): Promise<Move> {
  const { game, bot, situation } = turn;
  try {
    return await thinkers.ask(account, { game: game.id, bot, situation, seed: services.secret(8) });
  } catch (fault) {
    services.fault(fault, `bot ${turn.bot}`);
    return byLot(services, turn);
  }
}

const byLot = ({ secret }: Services, { game, situation }: Turn): Move =>
  randomBot(game)(situation, { nodes: 1, milliseconds: 1, chance: new Seeded(secret(8)) }) as Move;

async function carryOut(services: Services, table: string, turn: Turn, move: Move): Promise<boolean> {
  const act = actOf(turn, move);
  if (act === null) return false;
  return (await services.tables.at(table).act(turn.seat, act, true)).ok;
}

function actOf({ situation: { asks, made } }: Turn, move: Move): Act | null {
  switch (move.t) {
    case 'answer':
      return { t: 'answer', id: 'bot', offer: move.offer, accept: move.accept };
    case 'offer':
      return made < OFFERS_A_QUESTION ? { t: 'propose', id: 'bot', deal: move.deal } : null;
    case 'choose':
      return asks.own === null ? null : { t: 'choose', id: 'bot', askId: asks.own.askId, said: move.choice };
  }
}
