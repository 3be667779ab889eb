import { type Bot, doAct, OFFERS_A_QUESTION, seatToMove, situationOf } from '@cabinet-wars/bots';
import type { Scout } from '@cabinet-wars/bots/exercises';
import { type AnyGame, type Choice, type FoundExercise, type GameState, Seeded, Table } from '@cabinet-wars/kernel';

/** What is looked for, and how hard. */
export interface Search {
  readonly game: AnyGame;
  readonly bot: Bot;
  readonly scout: Scout<GameState, Choice>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly nodes: number;
  readonly playOuts: number;
  /** Not before so many choices: a late war or year. */
  readonly from: number;
  /** No more than so many choices into the game: a long way there is long to fetch and to play again. */
  readonly longest: number;
  /** The questions looked at; all that the game's own list names, where none is given. */
  readonly at: readonly string[] | undefined;
  readonly foundBy: string;
}

/** Positions right after one that was found are too much like it. */
const APART = 12;

/** Plays one game between bots and yields every position in which one idea is clearly the best. */
export async function* findIn(search: Search): AsyncGenerator<FoundExercise> {
  const { game, bot, scout, options, seed, nodes, playOuts, longest, from, foundBy } = search;
  const table: Table = Table.open(game, { options, chance: new Seeded(seed) });
  const opening: string[] = [];
  const seats = [...table.seats.keys()];
  let next = from;
  for (
    let seat = seatToMove(table, seats);
    seat !== null && opening.length < longest;
    seat = seatToMove(table, seats)
  ) {
    const situation = situationOf(table, seat, OFFERS_A_QUESTION);
    const at = `${seed}.${opening.length}`;
    const ways = opening.length < next ? null : scout.ways(situation, at, search.at);
    const weighed = ways === null ? null : scout.weigh(situation, ways, playOuts, at);
    if (weighed !== null) {
      next = opening.length + APART;
      const { until, isOneDeed, free } = scout.ideas;
      yield { options, seed, seat, opening: [...opening], until, isOneDeed, free, ...weighed, foundBy };
    }
    const move = await bot(situation, { nodes, milliseconds: Number.POSITIVE_INFINITY, chance: new Seeded(at) });
    if (move.t !== 'choose') throw new Error('nobody was to make offers');
    opening.push(`${table.seats[seat].plays} | ${game.notation.format(move.choice)}`);
    const done = doAct(table, seat, { t: 'choose', askId: situation.asks.own!.askId, said: move.choice });
    if (!done.ok) throw new Error(`seed ${seed}: ${JSON.stringify(done)}`);
  }
}
