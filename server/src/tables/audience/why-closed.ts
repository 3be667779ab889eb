import type { Reason } from '@cabinet-wars/kernel';
import { Refused } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { DatabaseAway } from '../../store/database-away.ts';

/** Why a socket is closed after something went wrong. Only what is our own fault is noted as one. */
export function whyClosed({ fault: note }: Pick<Services, 'fault'>, fault: unknown, where: string): Reason {
  if (fault instanceof Refused) return fault.reason;
  if (fault instanceof DatabaseAway) return { why: 'database-away' };
  note(fault, where);
  return { why: 'fault' };
}
