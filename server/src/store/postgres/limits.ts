/** How long, in milliseconds, we wait for PostgreSQL before we say that it is away. */
export const CONNECT_LIMIT = 3000;
export const QUERY_LIMIT = 5000;
/** How often the listening connection notifies itself; the notification must arrive within as long again. */
export const BEAT = 2500;
/** Between attempts to reach it again: the first, and the longest. */
export const FIRST_PAUSE = 100;
export const LONGEST_PAUSE = 1000;
