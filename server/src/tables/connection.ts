/** Somebody's line to a table, as the table sees it. */
export interface Connection {
  /** A message, encoded. */
  send(text: string): void;
  /** Ends the line with a last word: one of `closeCodes`. */
  close(code: number, why: string): void;
}

/** Why a line is closed by the server, as a WebSocket close code. */
export const closeCodes = {
  'not-signed-in': 4001,
  'not-allowed': 4003,
  'no-such-table': 4004,
  'too-many-requests': 4008,
  'too-many-sockets': 4013,
  malformed: 4009,
  'table-halted': 4010,
  'not-playing': 4011,
  /** From where one looks has changed: open the line again, and ask for the story from its beginning. */
  'come-again': 4012,
  /** The database is away: what was sent last may or may not have been stored. Open it again and ask again. */
  'database-away': 4014,
  'shutting-down': 1012,
  'too-slow': 1013,
  fault: 1011,
} as const;
