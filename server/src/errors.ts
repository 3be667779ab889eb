import { isKeyOf, type Reason } from '@cabinet-wars/kernel';
import { type ServerReason, serverReasons } from '@cabinet-wars/protocol/messages';

/** A refusal on its way out of a use case: a clear reason for the sender, never a fault of ours. */
export class Refused extends Error {
  override name = 'Refused';
  readonly reason: Reason;
  readonly status: number;
  /** Milliseconds after which it is worth asking again; null where waiting does not help. */
  readonly left: number | null;
  constructor(reason: Reason, status?: number, left: number | null = null) {
    super(reason.why);
    this.reason = reason;
    this.left = left;
    this.status = status ?? (isKeyOf(serverReasons, reason.why) ? serverReasons[reason.why] : 400);
  }
}

/** For so many milliseconds. */
export const tooManyRequests = (left: number): Refused => new Refused({ why: 'too-many-requests' }, undefined, left);

export const refused = (why: ServerReason, facts: Omit<Reason, 'why'> = {}): Refused => new Refused({ why, ...facts });
