import { vi } from 'vitest';
import { doing } from './dom.ts';

export interface Asked {
  readonly method: string;
  /** After `/api/v1/`. */
  readonly path: string;
  readonly body: unknown;
  answer(value: unknown, status?: number): Promise<void>;
  /** Nobody answers. */
  fail(): Promise<void>;
}

/** Requests that wait until the test answers them. */
export function requests(): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (to: URL | string, { method = 'GET', body }: RequestInit = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    asked.push({
      method,
      path: String(to).replace(/^.*\/api\/v1\//, ''),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      answer: (value, status = 200) => doing(() => resolve(new Response(JSON.stringify(value), { status }))),
      fail: () => doing(() => reject(new TypeError('no network'))),
    });
    return promise;
  });
  return asked;
}
