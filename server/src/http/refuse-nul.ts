import type { FastifyInstance } from 'fastify';
import { refused } from '../errors.ts';

const NUL = '\0';

/** U+0000 is a letter to SQLite and JSON, and a fault to PostgreSQL: it is refused at the door, whatever is kept where. */
export function refuseNul(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00') || url.includes(NUL)) throw refused('malformed');
  });
  server.addHook('preValidation', async ({ body }) => {
    if (hasNul(body)) throw refused('malformed');
  });
}

/** Whether the letter stands anywhere in data that was read from JSON, names of fields included. */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(NUL);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, each]) => name.includes(NUL) || hasNul(each));
}
