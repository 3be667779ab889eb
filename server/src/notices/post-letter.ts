import { z } from 'zod';
import type { Services } from '../services.ts';

/** A letter to one address about one account: its text is chosen when it is sent, in the reader's language. */
export const letter = z.object({
  to: z.string(),
  what: z.enum(['confirm-email', 'reset-password', 'address-changed', 'password-changed', 'key-added']),
  user: z.string(),
  /** The page it leads to, without the server's address. */
  link: z.string(),
  /** Tells it from other letters: the same letter sent again is known again. */
  key: z.string(),
});
export type Letter = Readonly<z.infer<typeof letter>>;

/** Hands a letter to the post: it goes out even if this process ends now. */
export const postLetter = ({ store }: Services, letter: Letter, at: number | null = null): Promise<void> =>
  store.addJob(store.db, { kind: 'letter', key: null, payload: { ...letter }, at });
