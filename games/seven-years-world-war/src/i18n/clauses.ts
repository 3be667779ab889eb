import type { ClauseId } from '../vocabulary/clauses.ts';
import { dealTerms } from '../vocabulary/deal-terms.ts';

/** A clause as sentences speak of it: whom it binds, to whom, about what. */
export interface Clause {
  readonly clause: ClauseId;
  readonly seat: number;
  readonly to: number;
  readonly about: string | null;
  readonly points: number;
  /** The last turn it binds; null: the one in which it is agreed. */
  readonly until: number | null;
}

/** What an offered deal would put into writing, one clause for each whom it binds; none if it has no clause. */
export function clausesOf(offered: Readonly<Record<string, unknown>>): Clause[] {
  const { from, to, clause, about, sum, until } = dealTerms(offered);
  if (clause === null) return [];
  const written = { clause, about, points: sum, until };
  const clauses: Clause[] = [];
  if (offered.binds !== 'to') clauses.push({ ...written, seat: from, to });
  if (offered.binds !== 'from') clauses.push({ ...written, seat: to, to: from });
  return clauses;
}
