import type { Services } from '../services.ts';
import type { SocketLimits } from './limits.ts';

/** The places one socket takes up, among those of its address and of its account. */
export class SocketPlaces {
  readonly #sockets: Services['sockets'];
  readonly #limits: SocketLimits;
  readonly #taken: string[] = [];
  #left = false;

  constructor({ sockets }: Pick<Services, 'sockets'>, limits: SocketLimits) {
    this.#sockets = sockets;
    this.#limits = limits;
  }

  /** Whether there was one left. */
  take(kind: keyof SocketLimits, who: string): boolean {
    const name = `${kind} ${who}`;
    if (this.#left || !this.#sockets.enter(name, this.#limits[kind])) return false;
    this.#taken.push(name);
    return true;
  }

  leave(): void {
    this.#left = true;
    for (const name of this.#taken.splice(0)) this.#sockets.leave(name);
  }
}
