import type { ClauseId } from '../vocabulary/clauses.ts';

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
  if ((offered.clause ?? null) === null) return [];
  const written = {
    clause: offered.clause as ClauseId,
    about: ((offered.land ?? offered.square) as string | null) ?? null,
    points: (offered.sum as number | null) ?? 0,
    until: (offered.until as number | null) ?? null,
  };
  const [from, to] = [offered.from as number, offered.to as number];
  const clauses: Clause[] = [];
  if (offered.binds !== 'to') clauses.push({ ...written, seat: from, to });
  if (offered.binds !== 'from') clauses.push({ ...written, seat: to, to: from });
  return clauses;
}
