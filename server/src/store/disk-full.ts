/** SQLite's own numbers: full, and an error in writing. */
const SQLITE_FULL = 13;
const SQLITE_IOERR_WRITE = 778;
/** PostgreSQL's code, and the operating system's. */
const names = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether something failed since there is no room left where everything is kept. */
export function isDiskFull(fault: unknown): boolean {
  if (!(fault instanceof Error) || !('code' in fault)) return false;
  const { code } = fault;
  if (typeof code === 'number') return code === SQLITE_FULL || code === SQLITE_IOERR_WRITE;
  return names.has(String(code));
}
