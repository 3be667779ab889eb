/** What both languages write alike. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const number = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
/** A number that is added. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : number(n));
