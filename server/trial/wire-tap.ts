import type { AnyGame, Seat, Table, Viewer } from '@cabinet-wars/kernel';
import { Audience } from '../src/tables/audience/audience.ts';
import { welcome } from '../src/tables/audience/welcome.ts';
import type { Live } from '../src/tables/live.ts';
import { progressAfter } from '../src/tables/progress.ts';
import { progressRow, seatRow, tableRow } from './rows.ts';
import { checkMessage } from './strict.ts';

/**
 * What the server would send of a table that is not at any server: some watch, or everybody from every seat and from outside,
 * and what each of them is sent is kept byte by byte.
 */
export class WireTap {
  readonly viewers: readonly Viewer[];
  readonly #live: Live;
  readonly #audience = new Audience();
  readonly #sent = new Map<Viewer, string[]>();

  private constructor(game: AnyGame, table: Table, viewers: readonly Viewer[]) {
    const seats = table.seats.map(({ plays }, seat) => seatRow('tapped', seat, { plays }));
    const progress = progressRow('tapped', { started: 0, unseen: JSON.stringify(seats.map(() => 0)) });
    this.#live = { game, table, row: tableRow('tapped', { game: game.id }), seedHash: '', seats, progress };
    this.#live.progress = progressAfter(table, progress, null, 0, 0);
    this.viewers = viewers;
  }

  static async at(
    game: AnyGame,
    table: Table,
    viewers: readonly Viewer[] = [...table.seats.keys(), 'spectator'],
  ): Promise<WireTap> {
    const tap = new WireTap(game, table, viewers);
    for (const viewer of tap.viewers) await tap.#welcome(viewer);
    return tap;
  }

  get table(): Table {
    return this.#live.table;
  }

  /** A seat has acted: everybody is sent what is new to them. */
  acted(seat: Seat): void {
    this.#live.progress = progressAfter(this.table, this.#live.progress, seat, 0, this.table.shown);
    this.#audience.publish(this.#live, seat);
  }

  /** Everything a viewer was sent since this was last asked. */
  sentTo(viewer: Viewer): readonly string[] {
    const sent = this.#sent.get(viewer)!;
    this.#sent.set(viewer, []);
    return sent;
  }

  async #welcome(viewer: Viewer): Promise<void> {
    this.#sent.set(viewer, []);
    const send = (text: string) => {
      checkMessage(text, 'table');
      this.#sent.get(viewer)!.push(text);
    };
    const connection = { send, close: () => {} };
    const known = this.#audience.join(this.#live, viewer, connection);
    const seat = typeof viewer === 'number' ? viewer : null;
    connection.send(
      await welcome(noDatabase, this.#live, this.#audience.seatsHere(), {
        viewer,
        seat,
        known,
        since: this.table.heldFrom,
      }),
    );
  }
}

/** What a table still holds is told without a database. */
const noDatabase = null as never;
