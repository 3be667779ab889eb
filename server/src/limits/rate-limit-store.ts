import { isRecord } from '@cabinet-wars/kernel';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Windows } from './windows.ts';

type Done = Parameters<FastifyRateLimitStore['incr']>[1];

/** What the routes' limits count with: our own windows, since the plugin's go by the wall's clock and by one process. */
export function rateLimitStore(windows: Windows): FastifyRateLimitStoreCtor {
  return class RateLimitStore implements FastifyRateLimitStore {
    readonly #route: string;

    constructor(options: object) {
      const route = 'routeInfo' in options && isRecord(options.routeInfo) ? options.routeInfo : {};
      this.#route = `${String(route.method ?? '')} ${String(route.url ?? '')}`;
    }

    incr(key: string, done: Done, timeWindow: number, max: number): void {
      const { used, left } = windows.use(`${this.#route} ${key}`, timeWindow, max);
      done(null, { current: used, ttl: left });
    }

    child(options: object): RateLimitStore {
      return new RateLimitStore(options);
    }
  };
}
