import type { Reason } from '@cabinet-wars/kernel';

/** Why the server itself says no, besides what the kernel and the games say. Clients have words for each. */
export const serverReasons = {
  malformed: 400,
  'not-signed-in': 401,
  'not-allowed': 403,
  'wrong-origin': 403,
  'not-found': 404,
  'no-such-table': 404,
  'no-such-game': 404,
  'not-seated': 403,
  'not-playing': 409,
  'not-open': 409,
  'seats-free': 409,
  conflict: 409,
  'name-taken': 409,
  'wrong-password': 403,
  'prove-again': 403,
  'token-scope': 403,
  'registration-closed': 403,
  'invitation-needed': 403,
  'asked-to-leave': 403,
  'link-void': 404,
  'passkey-refused': 403,
  'last-key': 409,
  'no-guest': 409,
  'guests-upgrade': 409,
  suspended: 403,
  'not-owner': 403,
  'table-full': 409,
  'seat-taken': 409,
  'one-chair-each': 400,
  'wrong-chairs': 400,
  'no-such-bot': 400,
  'nobody-plays': 409,
  'too-many-tables': 429,
  'too-many-games': 429,
  'too-many-changes': 429,
  'journal-full': 409,
  'too-many-sockets': 429,
  'disk-full': 507,
  'not-missing': 409,
  'not-willing': 409,
  'too-many-targets': 429,
  'bad-address': 400,
  'no-whispers': 403,
  'no-vacation-left': 409,
  'too-many-tokens': 429,
  'not-finished': 409,
  'too-large': 413,
  'too-many-requests': 429,
  'cannot-replay': 409,
  'table-halted': 503,
  'shutting-down': 503,
  'database-away': 503,
} as const;
export type ServerReason = keyof typeof serverReasons;

/** A refusal on its way out of a use case: a clear reason for the sender, never a fault of ours. */
export class Refused extends Error {
  override name = 'Refused';
  readonly reason: Reason;
  readonly status: number;
  constructor(reason: Reason, status?: number) {
    super(reason.why);
    this.reason = reason;
    this.status = status ?? serverReasons[reason.why as ServerReason] ?? 400;
  }
}

export const refused = (why: ServerReason, facts: Omit<Reason, 'why'> = {}): Refused => new Refused({ why, ...facts });
