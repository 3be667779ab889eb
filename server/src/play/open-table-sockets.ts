import { Refused } from '../errors.ts';
import type { Services } from '../services.ts';
import type { TableSocket } from './table-socket.ts';

/**
 * The sockets of this process. Who may look from where can change while a socket is open: a chair goes to a bot or comes back, a
 * session or token is voided. Such a socket is ended, and whoever is at its other end comes again as who they are then.
 */
export class OpenTableSockets {
  readonly #byTable = new Map<string, Set<TableSocket>>();
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
    const stop = services.store.bulletin.subscribe((notice) => {
      if (notice.t === 'table' && notice.what === 'details') this.#look(this.#byTable.get(notice.table) ?? []);
      if (notice.t === 'user' && notice.what === 'keys') this.#sendAway(notice.user);
      if (notice.t === 'missed') for (const sockets of this.#byTable.values()) this.#look(sockets);
    });
    services.onClose(async () => stop());
  }

  add(socket: TableSocket): void {
    const sockets = this.#byTable.get(socket.table) ?? new Set();
    this.#byTable.set(socket.table, sockets.add(socket));
  }

  remove(socket: TableSocket): void {
    const sockets = this.#byTable.get(socket.table);
    sockets?.delete(socket);
    if (sockets?.size === 0) this.#byTable.delete(socket.table);
  }

  #look(sockets: Iterable<TableSocket>): void {
    for (const socket of [...sockets])
      socket.lookAgain().catch((fault) => {
        // The table is gone, or is no longer shown to them.
        if (fault instanceof Refused) socket.refuse(fault.reason);
        else this.#services.fault(fault, 'sockets');
      });
  }

  #sendAway(user: string): void {
    for (const sockets of this.#byTable.values())
      for (const socket of [...sockets]) if (socket.user === user) socket.sendAway();
  }
}
