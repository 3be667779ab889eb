/** In milliseconds. */
export const HOUR = 3_600_000;
export const DAY = 86_400_000;
