import type { FastifyInstance } from 'fastify';
import { refused } from '../errors.ts';

const NUL = '\0';
/** Lists and fields within each other: nothing we take has a quarter as many. */
const DEEPEST = 32;

/**
 * U+0000 is a letter to SQLite and JSON, and a fault to PostgreSQL: it is refused at the door, whatever is kept where. So is what is
 * nested without end, which whoever goes through it would have no room for.
 */
export function mustBePlain(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00') || url.includes(NUL)) throw refused('malformed');
  });
  server.addHook('preValidation', async ({ body }) => {
    if (!isPlain(body)) throw refused('malformed');
  });
}

/** Whether data that was read from JSON has neither the letter anywhere, names of fields included, nor more within each other. */
export function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes(NUL);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEEPEST) return false;
  return Object.entries(value).every(([name, each]) => !name.includes(NUL) && isPlain(each, depth + 1));
}
