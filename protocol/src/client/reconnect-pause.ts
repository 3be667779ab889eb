const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 2000;

/**
 * How many milliseconds to wait before a lost socket is opened again: twice as long after each failure, and never quite
 * alike, so that not everybody comes back to a restarted server at once.
 */
export const reconnectPause = (failures: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures) * (0.5 + Math.random() / 2);
