import { type AnyGame, askMe, type Result, type Seat, Seeded, Table } from '@cabinet-wars/kernel';
import { type Bot, type Move, OFFERS_A_QUESTION, type Situation } from '../bot.ts';
import { toAnswer } from '../random.ts';
import { Clock, type Thinking } from './clock.ts';
import { whoseTurn } from './turns.ts';

/** One game between bots: who sits where, and where every number comes from. */
export interface Contest {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** By seat. */
  readonly bots: readonly Bot[];
  readonly nodes: number;
  readonly milliseconds: number;
}

export interface Played {
  readonly result: Result;
  /** By seat: how long it thought. */
  readonly thinking: readonly Thinking[];
  readonly decisions: number;
  readonly table: Table;
}

const MOST_DECISIONS = 100_000;

/** Plays a game at a table, each bot seeing no more than its seat may. A bot that breaks the rules stops the contest. */
export async function play(contest: Contest): Promise<Played> {
  const { game, options, seed, bots } = contest;
  const table = Table.open(game, { options, chance: new Seeded(seed) }) as unknown as Table;
  const clocks = bots.map((_, seat) => new Clock(seat));
  const turn = whoseTurn(game.id);
  const made = bots.map(() => 0);
  bots.forEach((_, seat) => {
    table.order(seat, askMe());
  });
  let decisions = 0;
  for (let seat = next(table, bots.length); seat !== null; seat = next(table, bots.length)) {
    if (++decisions > MOST_DECISIONS) throw new Error(`seed ${seed}: nobody gets anywhere`);
    const situation = situationOf(table, seat, made[seat]);
    const began = performance.now();
    const chance = new Seeded(`${seed}.${decisions}`);
    const move = await bots[seat](situation, { ...contest, chance });
    clocks[seat].add(performance.now() - began, turn(situation.view));
    carryOut(table, seat, situation, move, seed);
    made[seat] = move.t === 'offer' ? made[seat] + 1 : 0;
  }
  return { result: table.result!, thinking: clocks.map((clock) => clock.done()), decisions, table };
}

/** Who is to be heard next: whoever owes an answer to an offer, else whoever has a question; null at the end. */
function next(table: Table, seats: number): Seat | null {
  if (table.result !== null) return null;
  for (let seat = 0; seat < seats; seat++) if (toAnswer(table.offers(seat), seat) !== undefined) return seat;
  for (let seat = 0; seat < seats; seat++) if (table.asks(seat).own !== null) return seat;
  throw new Error('the table waits for nobody');
}

const situationOf = (table: Table, seat: Seat, made: number): Situation => ({
  seat,
  view: table.view(seat) as Situation['view'],
  asks: table.asks(seat),
  offers: table.offers(seat),
  made,
});

function carryOut(table: Table, seat: Seat, { asks, made }: Situation, move: Move, seed: string): void {
  const done = said(table, seat, asks.own?.askId ?? -1, made, move);
  if (!done.ok) throw new Error(`seed ${seed}, seat ${seat}, ${asks.own?.key}: ${JSON.stringify([move, done])}`);
}

function said(table: Table, seat: Seat, askId: number, made: number, move: Move) {
  if (move.t === 'answer') return table.answer(seat, move.offer, move.accept);
  if (move.t === 'choose') return table.choose(seat, askId, move.choice);
  return made < OFFERS_A_QUESTION ? table.propose(seat, move.deal) : { ok: false };
}
