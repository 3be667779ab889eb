import type { AnyGame } from '@cabinet-wars/kernel';
import type { Bot } from '../bot.ts';
import { type Played, play } from './contest.ts';
import { type Interval, wilson } from './wilson.ts';

/** Somebody at the tables of a tournament, under a name that several may share. */
export interface Entrant {
  readonly name: string;
  readonly bot: Bot;
}

/** Bots against each other. Games take the settings in turn, and with every round of settings the seats move on by one. */
export interface Tournament {
  readonly game: AnyGame;
  readonly settings: readonly Readonly<Record<string, unknown>>[];
  readonly entrants: readonly Entrant[];
  readonly games: number;
  readonly seed: string;
  readonly nodes: number;
  readonly milliseconds: number;
  /** Called after every game. */
  readonly watch?: (played: Played, seats: readonly Entrant[]) => void;
}

/** What came of all who share a name. */
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

/** Thinking times in milliseconds. */
export interface Times {
  readonly count: number;
  readonly mean: number;
  readonly longest: number;
}

export async function hold(tournament: Tournament): Promise<Tally[]> {
  const { game, settings, entrants, games, seed, nodes, milliseconds, watch } = tournament;
  const books = new Map(entrants.map(({ name }) => [name, new Book()]));
  for (let i = 0; i < games; i++) {
    const seats = rotated(entrants, Math.floor(i / settings.length));
    const options = settings[i % settings.length];
    const bots = seats.map(({ bot }) => bot);
    const played = await play({ game, options, seed: seedOf(seed, i), bots, nodes, milliseconds });
    seats.forEach(({ name }, seat) => {
      books.get(name)!.add(played, seat);
    });
    watch?.(played, seats);
  }
  return [...books].map(([name, book]) => book.tally(name, 1 / entrants.length));
}

/** Every game can be played again alone. */
export const seedOf = (seed: string, game: number): string => `${seed}.${game}`;

const rotated = <T>(list: readonly T[], by: number): T[] => list.map((_, i) => list[(i + by) % list.length]);

/** What is written down about one name. */
class Book {
  #seats = 0;
  #wins = 0;
  #score = 0;
  readonly #turns: number[] = [];
  readonly #answers: number[] = [];

  add({ result, thinking }: Played, seat: number): void {
    const [first] = result.places;
    this.#seats++;
    if (first.includes(seat)) this.#wins += 1 / first.length;
    this.#score += result.scores[seat];
    this.#turns.push(...thinking[seat].turns);
    this.#answers.push(...thinking[seat].answers);
  }

  tally(name: string, byChance: number): Tally {
    const seats = this.#seats;
    return {
      name,
      seats,
      wins: this.#wins,
      rate: seats === 0 ? 0 : this.#wins / seats,
      interval: wilson(this.#wins, seats),
      byChance,
      meanScore: seats === 0 ? 0 : this.#score / seats,
      turns: timesOf(this.#turns),
      answers: timesOf(this.#answers),
    };
  }
}

function timesOf(milliseconds: readonly number[]): Times {
  let sum = 0;
  let longest = 0;
  for (const each of milliseconds) {
    sum += each;
    if (each > longest) longest = each;
  }
  return { count: milliseconds.length, mean: milliseconds.length === 0 ? 0 : sum / milliseconds.length, longest };
}
