/** A name as a title: in Italian some are written small. */
export const capital = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);
