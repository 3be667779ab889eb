import { hash, verify } from '@node-rs/argon2';

/** The library's name for it is a const enum, which only a compiler could read. */
const ARGON2ID = 2;
/** What OWASP asks of argon2id: 19 MiB, two passes. */
const settings = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, settings);

let decoy: Promise<string> | null = null;

/** Whether it is the password. Where there is none to compare, as much time is spent, so that nobody can tell. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('there is no such account');
  const other = await decoy;
  const right = await verify(stored ?? other, password);
  return stored !== null && right;
}
