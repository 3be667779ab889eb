import { toAnswer } from '@cabinet-wars/bots';
import type { Seat, Table } from '@cabinet-wars/kernel';
import type { SeatsRow } from '../store/schema.ts';

/** The bot that has to do something, those who owe an answer to an offer first; null if none has. */
export function dueBot(table: Table, seats: readonly SeatsRow[]): Seat | null {
  if (table.result !== null) return null;
  const bots = seats.flatMap(({ sitter, seat }) => (sitter === 'bot' ? [seat] : []));
  const answering = bots.find((seat) => toAnswer(table.offers(seat), seat) !== undefined);
  return answering ?? bots.find((seat) => table.asks(seat).own !== null) ?? null;
}
