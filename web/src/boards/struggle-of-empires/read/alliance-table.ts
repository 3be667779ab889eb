import type { ToldEvent } from '@cabinet-wars/kernel';
import { POWER_COUNT, POWERS, type PowerId } from '@cabinet-wars/struggle-of-empires/data';
import { type Event, eventsOf, isPlayed, type OpenView } from './seen.ts';

/** A box of the alliance display; `number` is its place in the order of play. */
export interface AllianceBox {
  readonly power: PowerId | null;
  readonly number: number;
  /** In no alliance yet: it only waits here. */
  readonly waiting: boolean;
}

export interface AllianceColumn {
  readonly first: AllianceBox;
  readonly second: AllianceBox;
  /** Who paid how much for this auction; null where it has not been won. */
  readonly price: { readonly payer: PowerId; readonly gold: number } | null;
}

/** The auctions won in the present war. */
function pricesOf(events: readonly Event[]): { payer: PowerId; gold: number }[] {
  const from = events.findLastIndex(({ t }) => t === 'war-begins');
  return events
    .slice(from + 1)
    .flatMap((event) => (event.t === 'auction-won' ? [{ payer: event.power, gold: event.gold }] : []));
}

/** Every power that has a marker in this game: those played, and with the deluxe rules the others too. */
export const markersOf = (open: OpenView): PowerId[] =>
  POWERS.filter(
    (_, power) => isPlayed(open, power) || (open.options.edition === 'deluxe' && open.options.players < POWER_COUNT),
  );

/** Rows are alliances, columns auctions. Who is in no alliance yet waits in the boxes that are still free. */
export function allianceTable(open: OpenView, told: readonly ToldEvent<Event>[]): AllianceColumn[] {
  const markers = markersOf(open);
  const rows = [open.top, open.bottom].map((row) => row.map((power) => POWERS[power]));
  const waiting = markers.filter((power) => !rows.some((row) => row.includes(power)));
  const prices = pricesOf(eventsOf(told));
  const box = (row: number, column: number): AllianceBox => {
    const power = rows[row][column] ?? null;
    const waits = power === null ? (waiting.shift() ?? null) : null;
    return { power: power ?? waits, number: column * 2 + row + 1, waiting: power === null && waits !== null };
  };
  return Array.from({ length: Math.ceil(markers.length / 2) }, (_, column) => ({
    first: box(0, column),
    second: box(1, column),
    price: prices[column] ?? null,
  }));
}
