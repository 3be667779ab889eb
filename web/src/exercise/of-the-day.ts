const DAY = 86_400_000;

/** The number of a day: the same for everybody, wherever they are. */
export const dayOf = (milliseconds: number): number => Math.floor(milliseconds / DAY);

/** The one of some that a day has; the next day has the next. */
export const ofTheDay = <T>(all: readonly T[], day: number): T | undefined => all[day % Math.max(1, all.length)];
