/** The database cannot be reached, or did not answer in time. What was asked may or may not have been done: ask again. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
  constructor(cause?: unknown) {
    super(`the database does not answer${cause instanceof Error ? `: ${cause.message}` : ''}`, { cause });
  }
}
