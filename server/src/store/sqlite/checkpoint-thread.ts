import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

/**
 * Brings what is committed from SQLite's write-ahead log into the database file, beside the thread that writes: whoever waits
 * for a commit waits for its own bytes alone, and not, every few hundred commits, for all pages changed since.
 */
const EVERY = 500;
/** A log that is always written to never comes to its end by itself: beyond so many pages it is begun anew. */
const MOST_PAGES = 16_000;
/** Whoever begins the log anew keeps writers waiting: not for longer than this, even where a backup still reads it. */
const BUSY_TIMEOUT = 20;

const database = new DatabaseSync(workerData.path, { timeout: BUSY_TIMEOUT });
const beside = database.prepare('pragma wal_checkpoint(passive)');
const anew = database.prepare('pragma wal_checkpoint(restart)');

setInterval(() => {
  try {
    if (Number(beside.get()?.log) > MOST_PAGES) anew.get();
  } catch {
    // A full disk, or somebody else at it: the log keeps everything, and the next look tries again.
  }
}, EVERY);
