import type { Meeting } from './elo.ts';
import type { Fixture } from './fixtures.ts';
import { type GameRecord, type Times, together } from './record.ts';
import { type Interval, wilson } from './wilson.ts';

/** What came of all who share a name, or of a seat. */
export interface Tally {
  readonly name: string;
  /** Seats taken: several in a game where several share the name. */
  readonly seats: number;
  /** A shared first place counts in parts. */
  readonly wins: number;
  readonly rate: number;
  readonly interval: Interval;
  /** The rate of somebody no better than the others. */
  readonly byChance: number;
  readonly meanScore: number;
  readonly turns: Times;
  readonly answers: Times;
}

/** A seat in a game that was played. */
interface Chair {
  readonly record: GameRecord;
  readonly seat: number;
}

/** What came of each seat, whoever sat there: who plays which does not matter where all play equally well. */
export const seatTalliesOf = (plays: readonly string[], records: readonly GameRecord[]): Tally[] =>
  plays.map((name, seat) =>
    tallyOf(
      name,
      records.map((record) => ({ record, seat })),
      1 / plays.length,
    ),
  );

export function talliesOf(fixtures: readonly Fixture[], records: readonly GameRecord[]): Tally[] {
  const chairs = new Map<string, Chair[]>();
  fixtures.forEach(({ names }, i) => {
    names.forEach((name, seat) => {
      const list = chairs.get(name) ?? [];
      list.push({ record: records[i], seat });
      chairs.set(name, list);
    });
  });
  return [...chairs].map(([name, list]) => tallyOf(name, list, 1 / fixtures[0].names.length));
}

function tallyOf(name: string, chairs: readonly Chair[], byChance: number): Tally {
  const seats = chairs.length;
  const wins = chairs.reduce(
    (sum, { record: { places }, seat }) => sum + (places[0].includes(seat) ? 1 / places[0].length : 0),
    0,
  );
  return {
    name,
    seats,
    wins,
    rate: wins / seats,
    interval: wilson(wins, seats),
    byChance,
    meanScore: chairs.reduce((sum, { record, seat }) => sum + record.scores[seat], 0) / seats,
    turns: together(chairs.map(({ record, seat }) => record.turns[seat])),
    answers: together(chairs.map(({ record, seat }) => record.answers[seat])),
  };
}

/** Who came before whom in a game, those who share a name left out. */
export function meetingsOf({ names }: Fixture, { places }: GameRecord): Meeting[] {
  const place = names.map((_, seat) => places.findIndex((seats) => seats.includes(seat)));
  return names.flatMap((one, a) =>
    names.slice(a + 1).flatMap((other, i) => {
      const b = a + 1 + i;
      return one === other ? [] : [{ one, other, score: place[a] === place[b] ? 0.5 : Number(place[a] < place[b]) }];
    }),
  );
}
