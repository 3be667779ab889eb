import type { Reason } from '@cabinet-wars/kernel';

/** A request that is not carried out: answered with its reason, and everything is as it was. */
export class Refused extends Error {
  override name = 'Refused';
  readonly reason: Reason;
  /** In a list of choices, which element was refused. */
  readonly at: number | undefined;
  /** Every fault of somebody's data, with where it stands. */
  readonly reasons: readonly Reason[] | undefined;

  constructor(reason: Reason, more: { readonly at?: number | undefined; readonly reasons?: readonly Reason[] } = {}) {
    super(reason.why);
    this.reason = reason;
    this.at = more.at;
    this.reasons = more.reasons;
  }
}
