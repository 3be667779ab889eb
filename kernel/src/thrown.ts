import { isRecord } from './guards.ts';

/** What something that was thrown says of itself, whatever it is. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** The code it carries, such as Node's `ENOENT`; null where it has none. */
export const codeOf = (thrown: unknown): string | null =>
  isRecord(thrown) && typeof thrown.code === 'string' ? thrown.code : null;
