import { createHash } from 'node:crypto';

/** What a cookie, a token or a link says is a key: only its hash is kept, so that a stolen database opens nothing. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
