import type { BotsBySeat } from '@cabinet-wars/host/bots';
import type { SeatsRow } from '../store/schema.ts';

export const isBot = ({ sitter }: SeatsRow): boolean => sitter === 'bot';

/** By seat the kind of bot that sits there, null for a person. Rows come in the order of the seats. */
export const botsIn = (seats: readonly SeatsRow[]): BotsBySeat =>
  seats.map(({ sitter, bot }) => (sitter === 'bot' ? (bot ?? '') : null));
