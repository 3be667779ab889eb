/** A figure with a real minus. */
export const withMinus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
