import type { Closed } from '@cabinet-wars/protocol/client';
import type { Fault } from './faults.ts';

/** A socket that came to its end, and what had befallen the servers before. */
interface Lost {
  readonly table: string;
  readonly seat: number;
  readonly closed: Closed;
  /** Null before anything has befallen them. */
  readonly fault: Fault | null;
  /** Milliseconds since the fault was over; null while it lasted. */
  readonly after: number | null;
}

/** Every socket lost, told apart by whether anything was wrong: none may be while all is well. */
export class LostSockets {
  readonly #now: () => number;
  /** Those lost while nothing was wrong. */
  readonly #unexcused: Lost[] = [];
  readonly #last = new Map<Fault, Lost & { readonly after: number }>();
  #fault: Fault | null = null;
  #overAt: number | null = 0;
  #isWell = true;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get count(): number {
    return this.#unexcused.length;
  }

  /** From now on something is wrong. */
  begins(fault: Fault): void {
    this.#fault = fault;
    this.#overAt = null;
    this.#isWell = false;
  }

  /** The server or the database is back; those who were cut off come back by and by. */
  isOver(): void {
    this.#overAt = this.#now();
  }

  /** From now on nothing is wrong: or, at the end of a trial, nobody need look any more. */
  isWell(isWell: boolean): void {
    this.#isWell = isWell;
  }

  note(table: string, seat: number, closed: Closed): void {
    const after = this.#overAt === null ? null : this.#now() - this.#overAt;
    const lost = { table, seat, closed, fault: this.#fault, after };
    if (this.#isWell) this.#unexcused.push(lost);
    else if (this.#fault !== null && after !== null) this.#keepLast(this.#fault, { ...lost, after });
  }

  /** A line for each that was lost while nothing was wrong. */
  problems(): string[] {
    return this.#unexcused.map(
      (lost) => `${lost.table}: seat ${lost.seat}'s socket was lost while nothing was wrong: ${told(lost)}`,
    );
  }

  /** For each fault the socket that was lost longest after it was over. */
  latest(): string[] {
    return [...this.#last.values()].map(told);
  }

  #keepLast(fault: Fault, lost: Lost & { readonly after: number }): void {
    if (lost.after >= (this.#last.get(fault)?.after ?? 0)) this.#last.set(fault, lost);
  }
}

function told({ closed: { code, why, wasWelcome }, fault, after }: Lost): string {
  const reason = why === '' ? 'without a word' : why;
  const when = fault === null ? 'before any fault' : `${Math.round(after ?? 0)} ms after ${fault}`;
  return `${code} (${reason})${wasWelcome ? '' : ', not welcome yet'}, ${when}`;
}
