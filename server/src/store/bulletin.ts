/** A notification between the processes that share a database: it says only where to look, never what is there. */
export type Notice =
  | {
      readonly t: 'moved';
      readonly table: string;
      readonly version: number;
      /** The users whose list of tables shows something else now. */
      readonly concerns: readonly string[];
    }
  /** Something about a table other than its game has changed: its seats, its chat. */
  | { readonly t: 'table'; readonly table: string; readonly what: string; readonly id: string | null }
  /** Something a user's open pages should show. */
  | { readonly t: 'user'; readonly user: string; readonly what: string }
  /** Which seats of tables a process has sockets to. */
  | { readonly t: 'here'; readonly process: string; readonly tables: readonly (readonly [string, readonly number[]])[] }
  /** What somebody has used up of what is limited: by name, how much, and how long that counts. */
  | { readonly t: 'used'; readonly process: string; readonly uses: readonly (readonly [string, number, number])[] }
  /** How many sockets a process has open, by the names they are counted under. */
  | { readonly t: 'sockets'; readonly process: string; readonly open: readonly (readonly [string, number])[] }
  /** A process is no more. */
  | { readonly t: 'gone'; readonly process: string }
  /** Every process is to say which seats it has sockets to. */
  | { readonly t: 'roll-call' }
  /** The connection was cut: whatever came meanwhile was not heard. */
  | { readonly t: 'missed' };

export type Listener = (notice: Notice) => void;

/** Reaches every listener in every process, the sender's own included, except that a process does not hear its own `moved`. */
export interface Bulletin {
  publish(notice: Notice): Promise<void>;
  subscribe(listener: Listener): () => void;
}

/** The bulletin of a process that is alone. */
export class LocalBulletin implements Bulletin {
  readonly #listeners = new Set<Listener>();

  async publish(notice: Notice): Promise<void> {
    if (notice.t !== 'moved') this.hear(notice);
  }

  hear(notice: Notice): void {
    for (const listener of this.#listeners) listener(notice);
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
