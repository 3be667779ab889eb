import { isKeyOf, type Reason } from '@cabinet-wars/kernel';
import { type ServerReason, serverReasons } from '@cabinet-wars/protocol/messages';

/** A refusal on its way out of a use case: a clear reason for the sender, never a fault of ours. */
export class Refused extends Error {
  override name = 'Refused';
  readonly reason: Reason;
  readonly status: number;
  constructor(reason: Reason, status?: number) {
    super(reason.why);
    this.reason = reason;
    this.status = status ?? (isKeyOf(serverReasons, reason.why) ? serverReasons[reason.why] : 400);
  }
}

export const refused = (why: ServerReason, facts: Omit<Reason, 'why'> = {}): Refused => new Refused({ why, ...facts });
