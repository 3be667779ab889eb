import { Sealed } from '@cabinet-wars/kernel';

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Fresh sealed chance: a seed nobody has seen, and a word for each seat. */
export const freshSeal = (seats: number): Sealed =>
  new Sealed({ seed: hex(32), nonces: Array.from({ length: seats }, () => hex(8)) });

export const freshId = (): string => hex(10);
export const freshSeed = (): string => hex(8);
