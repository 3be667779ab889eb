import type { Closing } from '@cabinet-wars/protocol/messages';

/** Somebody's socket at a table, as the table sees it. */
export interface Connection {
  /** A message, encoded. */
  send(text: string): void;
  /** Closes the socket, with a last message that says why. */
  close(why: Closing): void;
}
