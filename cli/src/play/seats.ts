import {
  askMe,
  type Choice,
  type Option,
  randomChoice,
  type Seat,
  type Source,
  type Table,
} from '@cabinet-wars/kernel';
import { BadUsage } from '../host/index.ts';

/** Who decides for a seat: somebody at this terminal, or chance. */
export const sitters = ['me', 'random'] as const;
export type Sitter = (typeof sitters)[number];

/** `me,random,me`; without it, the first seat is played here and the others at random. */
export function readSitters(text: string | undefined, seats: number): Sitter[] {
  if (text === undefined) return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : 'random'));
  const named = text.split(',').map((word) => word.trim());
  const wrong = named.find((word) => !sitters.includes(word as Sitter));
  if (wrong !== undefined) throw new BadUsage(`a seat is one of ${sitters.join(', ')}, not "${wrong}"`);
  if (named.length !== seats) throw new BadUsage(`--seats names ${named.length} seats, this game has ${seats}`);
  return named as Sitter[];
}

/** People at the terminal are asked about every reaction; for the others their standing orders speak. */
export function askPeople(table: Table, who: readonly Sitter[]): void {
  who.forEach((sitter, seat) => {
    if (sitter === 'me') table.order(seat, askMe());
  });
}

/** One choice of a seat that plays at random; false if none of them is asked. */
export function playOneAtRandom(table: Table, who: readonly Sitter[], source: Source): boolean {
  const chance = { roll: (n: number) => source.next(n), draw: (n: number) => source.next(n) };
  for (const [seat, sitter] of who.entries()) {
    const ask = sitter === 'random' ? table.asks(seat).own : null;
    if (ask === null) continue;
    table.choose(seat, ask.askId, randomChoice<Choice>(ask.options as readonly Option<Choice>[], chance));
    return true;
  }
  return false;
}

/** The seat at this terminal that is asked something, beginning with the one that was asked last. */
export function seatAsked(table: Table, who: readonly Sitter[], last: Seat): Seat | null {
  const mine = [last, ...who.keys()].filter((seat) => who[seat] === 'me');
  return mine.find((seat) => table.asks(seat).own !== null) ?? null;
}
