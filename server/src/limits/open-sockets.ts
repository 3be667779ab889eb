import type { Bulletin, Notice } from '../store/bulletin.ts';

const WORTH_TELLING = 0.25;

/**
 * How many sockets are open in somebody's name or from somewhere, over all processes. Each tells the others of those who have
 * many; what it has told holds until it says otherwise or is gone. Nothing is stored: whoever dies leaves nothing behind.
 */
export class OpenSockets {
  readonly #bulletin: Bulletin;
  readonly #process: string;
  readonly #fault: (fault: unknown) => void;
  readonly #own = new Map<string, { count: number; readonly most: number }>();
  /** By name, then by process. */
  readonly #elsewhere = new Map<string, Map<string, number>>();
  readonly #unsubscribe: () => void;

  constructor(bulletin: Bulletin, process: string, fault: (fault: unknown) => void) {
    this.#bulletin = bulletin;
    this.#process = process;
    this.#fault = fault;
    this.#unsubscribe = bulletin.subscribe((notice) => this.#hear(notice));
  }

  /** Whether one more may be opened; if so it is counted until it leaves. */
  enter(name: string, most: number): boolean {
    const own = this.#own.get(name)?.count ?? 0;
    let all = own;
    for (const count of this.#elsewhere.get(name)?.values() ?? []) all += count;
    if (all >= most) return false;
    this.#set(name, own + 1, most);
    return true;
  }

  leave(name: string): void {
    const own = this.#own.get(name);
    if (own !== undefined) this.#set(name, own.count - 1, own.most);
  }

  close(): void {
    this.#unsubscribe();
  }

  #set(name: string, count: number, most: number): void {
    const before = this.#own.get(name)?.count ?? 0;
    if (count > 0) this.#own.set(name, { count, most });
    else this.#own.delete(name);
    if (Math.max(before, count) >= most * WORTH_TELLING) this.#say([[name, count]]);
  }

  #hear(notice: Notice): void {
    if (notice.t === 'sockets' && notice.process !== this.#process)
      for (const [name, count] of notice.open) this.#note(name, notice.process, count);
    if (notice.t === 'gone') for (const name of this.#elsewhere.keys()) this.#note(name, notice.process, 0);
    if (notice.t === 'roll-call')
      for (const [name, { count, most }] of this.#own) if (count >= most * WORTH_TELLING) this.#say([[name, count]]);
    if (notice.t === 'missed') this.#elsewhere.clear();
  }

  #note(name: string, process: string, count: number): void {
    const there = this.#elsewhere.get(name) ?? new Map<string, number>();
    if (count > 0) this.#elsewhere.set(name, there.set(process, count));
    else there.delete(process);
    if (there.size === 0) this.#elsewhere.delete(name);
  }

  #say(open: readonly (readonly [string, number])[]): void {
    this.#bulletin.publish({ t: 'sockets', process: this.#process, open }).catch(this.#fault);
  }
}
