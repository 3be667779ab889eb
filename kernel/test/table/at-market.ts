import { Scripted, Table } from '../../src/index.ts';
import { market } from '../market.ts';

export const open = (script = new Scripted()) => Table.open(market, { chance: script });
export type AnyTable = ReturnType<typeof open>;

/** The seat says it, in answer to the question it has now. */
export const say = (table: AnyTable, seat: number, said: unknown) =>
  table.choose(seat, table.asks(seat).own?.askId ?? -1, said);
export const picture = (table: AnyTable) => JSON.stringify(table.save());
export const gold = (table: AnyTable, viewer: number | 'spectator' = 'spectator') =>
  (table.view(viewer).open as { gold: number[] }).gold;
export const kinds = (table: AnyTable, viewer: number | 'spectator') =>
  table.events(viewer).map((told) => ('event' in told ? told.event.t : 'taken-back'));
