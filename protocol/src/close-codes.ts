/** What a client does when the server closes its socket. */
type Afterwards =
  /** Nothing: the server would say the same again. */
  | 'stop'
  /** Opens the socket again, and goes on from where it was. */
  | 'retry'
  /** Opens the socket again, and asks for the story from its beginning: from where one looks has changed. */
  | 'restart';

interface CloseCode {
  readonly code: number;
  readonly next: Afterwards;
}

/** Why the server closes a socket: its WebSocket close code, and what the client does then. */
const closings = {
  'not-signed-in': { code: 4001, next: 'stop' },
  'not-allowed': { code: 4003, next: 'stop' },
  'no-such-table': { code: 4004, next: 'stop' },
  'too-many-requests': { code: 4008, next: 'retry' },
  malformed: { code: 4009, next: 'stop' },
  'table-halted': { code: 4010, next: 'stop' },
  'not-playing': { code: 4011, next: 'stop' },
  'come-again': { code: 4012, next: 'restart' },
  'too-many-sockets': { code: 4013, next: 'stop' },
  /** What was sent last may or may not have been stored. */
  'database-away': { code: 4014, next: 'retry' },
  fault: { code: 1011, next: 'retry' },
  'shutting-down': { code: 1012, next: 'retry' },
  'too-slow': { code: 1013, next: 'retry' },
} as const satisfies Readonly<Record<string, CloseCode>>;

export type Closing = keyof typeof closings;

export const isClosing = (why: string): why is Closing => Object.hasOwn(closings, why);

export const closeCode = (why: Closing): number => closings[why].code;

const byCode = new Map<number, CloseCode>(Object.values(closings).map((each) => [each.code, each]));

/** A code the server never sends is the network's: the socket is opened again. */
export const afterClosing = (code: number): Afterwards => byCode.get(code)?.next ?? 'retry';
