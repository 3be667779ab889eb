import { type AnyGame, type Choice, choicesWithin, type Option, Seeded, Table } from '@cabinet-wars/kernel';
import { expect, vi } from 'vitest';
import type { SeatPlan, TableClient } from '../src/client/table-client.ts';
import { localClient } from '../src/local/local-client.ts';
import { connect, type Port, serve } from '../src/rpc.ts';
import { MemoryStore } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import { Bots } from '../src/worker/bots.ts';
import { loadGame } from '../src/worker/load-game.ts';
import { LocalTables } from '../src/worker/local-tables.ts';
import { isPush, localTablesMethods, type Push } from '../src/worker/protocol.ts';

export const me: SeatPlan = { sitter: 'me', name: 'Ann', bot: null };
export const friend: SeatPlan = { sitter: 'person', name: 'Ben', bot: null };
export const bot: SeatPlan = { sitter: 'bot', name: 'Dice', bot: 'random' };

/** Two ends of a channel. Node's ports are those of a browser in all that is used of them, and typed apart. */
export function channel(): readonly [Port & MessagePort, Port & MessagePort] {
  const { port1, port2 } = new MessageChannel();
  port1.start();
  port2.start();
  return [port1, port2] as unknown as readonly [Port & MessagePort, Port & MessagePort];
}

/** A page and its worker on the two ends of a channel. */
export function office(store: Store = new MemoryStore()) {
  const [page, worker] = channel();
  const pushes: Push[] = [];
  const clients = new Map<string, ReturnType<typeof localClient>>();
  serve<LocalTables>(
    worker,
    localTablesMethods,
    new LocalTables(store, new Bots(), (push) => worker.postMessage(push)),
  );
  const tables = connect<LocalTables>(page, localTablesMethods);
  page.addEventListener('message', ({ data }) => {
    if (!isPush(data)) return;
    pushes.push(data);
    if (data.push === 'change') clients.get(data.table)?.receive(data.change);
  });
  const sit = async (id: string) => {
    const client = localClient(tables, await tables.open(id), () => 'What if');
    clients.set(id, client);
    client.onChange(({ state }) => client.shown(state.version));
    return client;
  };
  return { tables, pushes, sit, store };
}

/** Says the first thing that may be said, the least of a range. */
function sayFirst(table: Table): void {
  const seat = table.seats.findIndex((_, each) => table.asks(each).own !== null);
  const own = table.asks(seat).own!;
  expect(table.choose(seat, own.askId, least(own.options[0]))).toMatchObject({ ok: true });
}

const least = (option: Option<Choice>): Choice => choicesWithin(option)[0];

interface Kept {
  readonly seats: readonly SeatPlan[];
  readonly seed?: number;
  /** How many choices have been made, always the first. */
  readonly choices?: number;
  readonly game?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A game with dice that fall the same every time, kept in a store as if it had been played on this device; its id. */
export async function keptGame(store: Store, { seats, seed = 1, choices = 0, game: name = 'teaching', options }: Kept) {
  const { game }: { game: AnyGame } = await loadGame(name);
  const players = seats.map((seat) => seat.name);
  const all = { players: seats.length, ...options };
  const table = Table.open(game, { options: all, players, chance: new Seeded(seed) });
  for (let n = 0; n < choices && table.result === null; n++) sayFirst(table);
  const { header, journal, snapshot } = table.save();
  const id = `kept-${seed}-${choices}`;
  await store.create({
    record: {
      id,
      name: 'Thursday',
      origin: 'game',
      created: 0,
      changed: 0,
      header,
      seats,
      plays: table.seats.map(({ plays }) => plays),
      finished: table.result !== null,
      waitsFor: [],
      unseenFrom: seats.map(() => 0),
      entries: table.version,
      stamps: [],
    },
    journal,
    snapshot,
  });
  return id;
}

/** Takes the first option, the least of a range, as long as the viewer is asked. */
export async function chooseFirst(client: TableClient, times = 1): Promise<void> {
  for (let n = 0; n < times; n++) {
    await vi.waitFor(() => expect(client.state().asks.own ?? client.state().result).not.toBeNull());
    const { own } = client.state().asks;
    if (own === null) return;
    expect(await client.choose(own.seat, own.askId, least(own.options[0]))).toMatchObject({ ok: true });
  }
}
