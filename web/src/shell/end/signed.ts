/** A change with its sign, as one reads it: +2.4, −1. */
export const signed = (n: number): string => {
  const shown = Math.abs(n) >= 10 ? Math.round(Math.abs(n)).toString() : Math.abs(n).toFixed(1);
  return n < 0 ? `−${shown}` : `+${shown}`;
};
