import type { Seat } from '@cabinet-wars/kernel';
import type { Bulletin, Notice } from '../../store/bulletin.ts';

/** So many tables fit into one notice. */
const A_NOTICE = 100;

/**
 * Who has a table's page open, at any process. Each process says what its own sockets are whenever that changes and when it is
 * asked; what one has said holds until it says otherwise or is gone. Nothing is stored: whoever dies leaves nothing behind.
 */
export class Presence {
  readonly #bulletin: Bulletin;
  readonly #process: string;
  readonly #fault: (fault: unknown) => void;
  readonly #own = new Map<string, readonly Seat[]>();
  /** By table, then by process. */
  readonly #elsewhere = new Map<string, Map<string, readonly Seat[]>>();
  readonly #unsubscribe: () => void;
  #closed = false;
  /** Called when others have come or gone. */
  onChange: (table: string) => void = () => {};

  constructor(bulletin: Bulletin, process: string, fault: (fault: unknown) => void) {
    this.#bulletin = bulletin;
    this.#process = process;
    this.#fault = fault;
    this.#unsubscribe = bulletin.subscribe((notice) => this.#hear(notice));
  }

  /** Those who have come to a table, through this process or another. */
  at(table: string): ReadonlySet<unknown> {
    const others = [...(this.#elsewhere.get(table)?.values() ?? [])].flat();
    return new Set([...(this.#own.get(table) ?? []), ...others]);
  }

  /** Whoever has a socket to a table through this process: all of them. */
  set(table: string, seats: readonly Seat[]): void {
    if (String(this.#own.get(table) ?? []) === String(seats)) return;
    if (seats.length === 0) this.#own.delete(table);
    else this.#own.set(table, seats);
    this.#say([[table, seats]]);
  }

  /** Says goodbye, so that nobody has to wait for the silence. */
  async close(): Promise<void> {
    this.#unsubscribe();
    this.#closed = true;
    await this.#bulletin.publish({ t: 'gone', process: this.#process }).catch(this.#fault);
  }

  #hear(notice: Notice): void {
    if (notice.t === 'here' && notice.process !== this.#process)
      for (const [table, seats] of notice.tables) this.#note(table, notice.process, seats);
    if (notice.t === 'gone') for (const table of this.#elsewhere.keys()) this.#note(table, notice.process, []);
    if (notice.t === 'roll-call') this.#answer();
    if (notice.t === 'missed') this.#askAgain();
  }

  #note(table: string, process: string, seats: readonly Seat[]): void {
    const there = this.#elsewhere.get(table) ?? new Map<string, readonly Seat[]>();
    if (seats.length > 0) this.#elsewhere.set(table, there.set(process, seats));
    else if (!there.delete(process)) return;
    if (there.size === 0) this.#elsewhere.delete(table);
    this.onChange(table);
  }

  #answer(): void {
    const own = [...this.#own];
    for (let i = 0; i < own.length; i += A_NOTICE) this.#say(own.slice(i, i + A_NOTICE));
  }

  #askAgain(): void {
    const before = [...this.#elsewhere.keys()];
    this.#elsewhere.clear();
    for (const table of before) this.onChange(table);
    this.#publish({ t: 'roll-call' });
  }

  #say(tables: readonly (readonly [string, readonly Seat[]])[]): void {
    this.#publish({ t: 'here', process: this.#process, tables });
  }

  #publish(notice: Notice): void {
    if (!this.#closed) this.#bulletin.publish(notice).catch(this.#fault);
  }
}
