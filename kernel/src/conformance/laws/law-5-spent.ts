import type { AnyGame, GameEvent } from '../../game.ts';
import type { Seat } from '../../seat.ts';
import type { GameState } from '../../state.ts';
import type { Moment } from '../moment.ts';

type Counts = Map<string, number>;

/**
 * Follows the hidden things that have names (texts under `secret`): how many of each a seat may still take to be hidden. What a seat
 * was told of as it left hiding is spent, until something comes back unnamed.
 */
export class Spent {
  readonly #game: AnyGame;
  /** How many of each there were when it was first met. A place where more turn up holds notes of things, not things. */
  readonly #first: Counts = new Map();
  readonly #notes = new Set<string>(['answers', 'notes']);
  #counts: ReadonlyMap<string, Counts>;
  /** By seat: what it saw go, and how many of it may be left. */
  readonly #left: readonly Counts[];

  constructor(game: AnyGame, seats: readonly Seat[], g: GameState) {
    this.#game = game;
    this.#left = seats.map(() => new Map());
    this.#counts = countByPlace(g);
    this.#meet(total(this.#counts, this.#notes));
  }

  /** Looks at what the last act took out of hiding, and whom it was told to. */
  follow(g: GameState, told: readonly GameEvent[]): void {
    const counts = countByPlace(g);
    this.#markNotes(counts);
    const [before, after] = [total(this.#counts, this.#notes), total(counts, this.#notes)];
    this.#counts = counts;
    const rises = [...after].filter(([thing, n]) => this.#first.has(thing) && n > (before.get(thing) ?? 0));
    const falls = [...before].filter(([thing, n]) => n > (after.get(thing) ?? 0));
    this.#meet(after);
    // Nearly always: what was told is read only where something came or went.
    if (rises.length === 0 && falls.length === 0) return;
    for (const [seat, left] of this.#left.entries()) {
      const named = namesIn(told.map((event) => this.#game.redact(event, seat)));
      if (rises.some(([thing]) => !named.has(thing))) left.clear();
      for (const [thing, n] of rises) change(left, thing, n - (before.get(thing) ?? 0));
      for (const [thing, n] of falls) {
        if (!named.has(thing)) continue;
        if (!left.has(thing)) left.set(thing, this.#first.get(thing) ?? n);
        change(left, thing, (after.get(thing) ?? 0) - n);
      }
    }
  }

  /** Something a seat saw go that a state has hidden again; null if there is none. */
  redrawn(g: GameState, seat: Seat): string | null {
    const counts = total(countByPlace(g), this.#notes);
    return [...this.#left[seat]].find(([thing, left]) => (counts.get(thing) ?? 0) > left)?.[0] ?? null;
  }

  #meet(counts: Counts): void {
    for (const [thing, n] of counts) if (!this.#first.has(thing)) this.#first.set(thing, n);
  }

  /** A copy of what lies elsewhere is a note of it: a place that ever holds one is left out from then on. */
  #markNotes(counts: ReadonlyMap<string, Counts>): void {
    for (const [thing, n] of total(counts, this.#notes))
      if (n > (this.#first.get(thing) ?? n))
        for (const [place, its] of counts)
          if ((its.get(thing) ?? 0) > (this.#counts.get(place)?.get(thing) ?? 0)) this.#notes.add(place);
  }
}

/** What a seat saw spent does not lie hidden in a world it imagines. */
export function samplesRedrawNothing(m: Moment): void {
  const { spent } = m;
  if (spent === null) return;
  for (const seat of m.seats)
    for (const w of m.samples(seat)) {
      const thing = spent.redrawn(w, seat);
      m.insist(5, thing !== null && `seat ${seat} saw ${thing} spent, but a sample has it hidden again`);
    }
}

/** Only of what was seen to go is there anything to count. */
function change(left: Counts, thing: string, by: number): void {
  const n = left.get(thing);
  if (n !== undefined) left.set(thing, n + by);
}

const countByPlace = ({ secret }: GameState): Map<string, Counts> =>
  new Map(Object.entries(secret).map(([place, held]) => [place, textsIn(held, new Map())]));

function textsIn(held: unknown, counts: Counts): Counts {
  if (typeof held === 'string') counts.set(held, (counts.get(held) ?? 0) + 1);
  else if (typeof held === 'object' && held !== null) for (const each of Object.values(held)) textsIn(each, counts);
  return counts;
}

function total(counts: ReadonlyMap<string, Counts>, without: ReadonlySet<string>): Counts {
  const all: Counts = new Map();
  for (const [place, its] of counts)
    if (!without.has(place)) for (const [thing, n] of its) all.set(thing, (all.get(thing) ?? 0) + n);
  return all;
}

const namesIn = (events: readonly unknown[]): ReadonlySet<string> => new Set(textsIn(events, new Map()).keys());
