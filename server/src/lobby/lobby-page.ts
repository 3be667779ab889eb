import type { LobbyMessage, TableSummary } from '@cabinet-wars/protocol';
import { closeCode } from '@cabinet-wars/protocol/messages';
import type { WebSocket } from 'ws';
import type { Who } from '../who.ts';

/** A page that does not read what it is sent has to come again. */
const MOST_UNSENT = 1_000_000;

/** The socket of one page of the lobby. */
export class LobbyPage {
  readonly who: Who | null;
  readonly #socket: WebSocket;
  /** Its own tables, each as it was last told; empty where it has only fetched them. */
  readonly #mine: Map<string, string>;

  constructor(socket: WebSocket, who: Who | null, mine: Iterable<string>) {
    this.#socket = socket;
    this.who = who;
    this.#mine = new Map([...mine].map((table) => [table, '']));
  }

  /** Tells a table of its own, unless it has been told the very same. */
  tellMine(table: TableSummary): void {
    const text = JSON.stringify({ t: 'mine', table } satisfies LobbyMessage);
    if (this.#mine.get(table.id) === text) return;
    this.#mine.set(table.id, text);
    this.send(text);
  }

  tellNotMine(id: string): void {
    if (this.#mine.delete(id)) this.send(JSON.stringify({ t: 'not-mine', id } satisfies LobbyMessage));
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_UNSENT) this.sendAway();
    else this.#socket.send(text);
  }

  /** Its key may open nothing any more: it has to show it again. */
  sendAway(): void {
    this.#socket.close(closeCode('come-again'), 'come-again');
  }
}
