import { Refused } from '../errors.ts';
import type { Services } from '../services.ts';
import type { TableSocket } from './table-socket.ts';

/**
 * The lines of this process. Who may look from where can change while a line is open: a chair goes to a bot or comes back, a
 * session or token is voided. Such a line is ended, and whoever is at its other end comes again as who they are then.
 */
export class OpenTableSockets {
  readonly #byTable = new Map<string, Set<TableSocket>>();
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
    const stop = services.store.bulletin.subscribe((notice) => {
      if (notice.t === 'table' && notice.what === 'beside') this.#look(this.#byTable.get(notice.table) ?? []);
      if (notice.t === 'user' && notice.what === 'keys') this.#sendAway(notice.user);
      if (notice.t === 'missed') for (const lines of this.#byTable.values()) this.#look(lines);
    });
    services.onClose(async () => stop());
  }

  add(line: TableSocket): void {
    const lines = this.#byTable.get(line.table) ?? new Set();
    this.#byTable.set(line.table, lines.add(line));
  }

  remove(line: TableSocket): void {
    const lines = this.#byTable.get(line.table);
    lines?.delete(line);
    if (lines?.size === 0) this.#byTable.delete(line.table);
  }

  #look(lines: Iterable<TableSocket>): void {
    for (const line of [...lines])
      line.lookAgain().catch((fault) => {
        if (!(fault instanceof Refused)) this.#services.fault(fault, 'lines');
      });
  }

  #sendAway(user: string): void {
    for (const lines of this.#byTable.values()) for (const line of [...lines]) if (line.user === user) line.sendAway();
  }
}
