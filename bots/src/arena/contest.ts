import { type AnyGame, askMe, type Result, Seeded, Table } from '@cabinet-wars/kernel';
import { actOf, doAct, offersAfter, seatToMove, situationOf } from '../at-table.ts';
import type { Bot, Move, Situation } from '../bot.ts';
import { judgementOf } from '../judgement/index.ts';
import { Clock, type Thinking } from './clock.ts';

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
  const table: Table = Table.open(game, { options, chance: new Seeded(seed) });
  const clocks = bots.map((_, seat) => new Clock(seat));
  const whoseTurn = (await judgementOf(game.id))?.whoseTurn;
  const made = bots.map(() => 0);
  bots.forEach((_, seat) => {
    table.order(seat, askMe());
  });
  let decisions = 0;
  const seats = [...bots.keys()];
  for (let seat = seatToMove(table, seats); seat !== null; seat = seatToMove(table, seats)) {
    if (++decisions > MOST_DECISIONS) throw new Error(`seed ${seed}: nobody gets anywhere`);
    const situation = situationOf(table, seat, made[seat]);
    const began = performance.now();
    const chance = new Seeded(`${seed}.${decisions}`);
    const move = await bots[seat](situation, { ...contest, chance });
    clocks[seat].add(performance.now() - began, whoseTurn?.(situation.view) ?? null);
    carryOut(table, situation, move, seed);
    made[seat] = offersAfter(made[seat], move);
  }
  if (table.result === null) throw new Error('the table waits for nobody');
  return { result: table.result, thinking: clocks.map((clock) => clock.done()), decisions, table };
}

function carryOut(table: Table, situation: Situation, move: Move, seed: string): void {
  const { seat, asks } = situation;
  const act = actOf(situation, move);
  const done = act === null ? null : doAct(table, seat, act);
  if (!done?.ok) throw new Error(`seed ${seed}, seat ${seat}, ${asks.own?.key}: ${JSON.stringify([move, done])}`);
}
