/** By which an address is found, however it was written. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
