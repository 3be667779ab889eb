import { refused } from '../errors.ts';
import { useUp } from '../limits/use-up.ts';
import type { Services } from '../services.ts';
import type { SocketLimits } from './limits.ts';

const MINUTE = 60_000;

/** The places one socket takes up, among those of its address and of its account. */
export class SocketPlaces {
  readonly #services: Pick<Services, 'sockets' | 'quotas'>;
  readonly #limits: SocketLimits;
  readonly #taken: string[] = [];
  #left = false;

  constructor(services: Pick<Services, 'sockets' | 'quotas'>, limits: SocketLimits) {
    this.#services = services;
    this.#limits = limits;
  }

  /** Refused where too many are open, or were opened of late. */
  take(kind: 'account' | 'address', who: string): void {
    const { sockets, quotas } = this.#services;
    const name = `${kind} ${who}`;
    if (this.#left || !sockets.enter(name, this.#limits[kind])) throw refused('too-many-sockets');
    this.#taken.push(name);
    const most = this.#limits.aMinute[kind];
    if (most < Number.POSITIVE_INFINITY) useUp(quotas, `sockets ${name}`, MINUTE, most);
  }

  leave(): void {
    this.#left = true;
    for (const name of this.#taken.splice(0)) this.#services.sockets.leave(name);
  }
}
