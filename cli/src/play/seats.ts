import { botsFor, everyBot, usualBot } from '@cabinet-wars/bots';
import { askedSeats } from '@cabinet-wars/host';
import type { BotsBySeat } from '@cabinet-wars/host/bots';
import { askMe, type Seat, type Table } from '@cabinet-wars/kernel';
import { BadUsage } from '../host/index.ts';

export const ME = 'me';
/** Who decides for a seat: somebody at this terminal, or a bot by the id of its kind. */
export type Sitter = string;

/** Who may sit at a table of a game: a person, and the bots that play it, the gentlest first. */
export async function sittersFor(game: string): Promise<readonly [typeof ME, ...Sitter[]]> {
  return [ME, ...(await botsFor(game)).map(({ id }) => id)];
}

/** Those, and the bots that games begun earlier may have in their seats. */
export async function knownSitters(game: string): Promise<readonly Sitter[]> {
  return [ME, ...(await everyBot(game)).map(({ id }) => id)];
}

/** `me,captain,random`; without it, the first seat is played here and the others by the game's usual bot. */
export async function readSitters(text: string | undefined, game: string, seats: number): Promise<Sitter[]> {
  const sitters = await sittersFor(game);
  const usual = usualBot(await botsFor(game)).id;
  if (text === undefined) return Array.from({ length: seats }, (_, seat) => (seat === 0 ? ME : usual));
  const named = text.split(',').map((word) => word.trim());
  const known = await knownSitters(game);
  const wrong = named.find((word) => !known.includes(word));
  if (wrong !== undefined) throw new BadUsage(`a seat is one of ${sitters.join(', ')}, not "${wrong}"`);
  if (named.length !== seats) throw new BadUsage(`--seats names ${named.length} seats, this game has ${seats}`);
  return named;
}

export const botsAmong = (who: readonly Sitter[]): BotsBySeat => who.map((sitter) => (sitter === ME ? null : sitter));

/** People and bots are asked about every reaction; else their standing orders would pass for them. */
export function askAbout(table: Table, who: readonly Sitter[]): void {
  for (const seat of who.keys()) table.order(seat, askMe());
}

/** The seat at this terminal that is asked something, beginning with the one that was asked last. */
export function seatAsked(table: Table, who: readonly Sitter[], last: Seat): Seat | null {
  const mine = askedSeats(table).filter((seat) => who[seat] === ME);
  return mine.find((seat) => seat === last) ?? mine[0] ?? null;
}
