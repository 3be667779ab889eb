/** How many entries may have to be played again when a table is loaded. */
const ENTRIES_A_SNAPSHOT = 25;

/** Whether a table that has come from one version to another has been kept whole on the way. */
export const isSnapshotBetween = (from: number, to: number): boolean =>
  Math.floor(from / ENTRIES_A_SNAPSHOT) < Math.floor(to / ENTRIES_A_SNAPSHOT);

/** How far a table has come. */
interface Progress {
  readonly version: number;
  readonly result: unknown;
}

/** Whether a table last kept at a version is to be kept whole now: every so many entries, and when the game is over. */
export const isSnapshotDue = (kept: number, { version, result }: Progress): boolean =>
  result !== null || isSnapshotBetween(kept, version);
