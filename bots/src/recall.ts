import type { Deal, GameEvent, Seat, Table } from '@cabinet-wars/kernel';
import type { Recall } from './bot.ts';

/** Events by which somebody's word is given, kept or broken, and those that end what was promised; of all games. */
const HEARD: ReadonlySet<string> = new Set([
  'promised',
  'attack-declared',
  'ally-called',
  'ally-committed',
  'war-begins',
  'turn-begins',
  'agreement-broken',
]);

export const NOTHING_RECALLED: Recall = { heard: [], offered: [] };

/** What one seat remembers of a table. It looks whenever it is asked something: a host may let go of the story in between. */
class Recollection implements Recall {
  readonly heard: GameEvent[] = [];
  readonly offered: { readonly deal: Deal; readonly after: number }[] = [];
  #event = 0;
  #entry = 0;

  look(table: Table, seat: Seat): Recall {
    const held = table.version - table.journal.length;
    for (const entry of table.journal.slice(Math.max(0, this.#entry - held)))
      if (entry.t === 'propose' && entry.seat === seat)
        this.offered.push({ deal: entry.deal, after: this.heard.length });
    this.#entry = table.version;
    for (const told of table.events(seat, Math.max(this.#event, table.heldFrom))) {
      this.#event = told.id + 1;
      if ('event' in told && HEARD.has(told.event.t)) this.heard.push(told.event);
    }
    return { heard: [...this.heard], offered: [...this.offered] };
  }
}

/** By table, as long as it is held: whoever loads it anew begins with what it still tells. */
const recollections = new WeakMap<Table, Map<Seat, Recollection>>();

/** What a seat remembers at a table. */
export function recallOf(table: Table, seat: Seat): Recall {
  const bySeat = recollections.get(table) ?? new Map<Seat, Recollection>();
  recollections.set(table, bySeat);
  const own = bySeat.get(seat) ?? new Recollection();
  bySeat.set(seat, own);
  return own.look(table, seat);
}

/** The offers made since something last happened. */
export function offeredSince({ heard, offered }: Recall, t: string): readonly Deal[] {
  const from = heard.findLastIndex((event) => event.t === t) + 1;
  return offered.filter(({ after }) => after >= from).map(({ deal }) => deal);
}
