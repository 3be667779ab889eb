import type { Services } from '../services.ts';

/** A letter to one address about one account: the words are found when it is sent, in the reader's language. */
export interface Letter {
  readonly to: string;
  readonly what: 'confirm-email' | 'reset-password' | 'address-changed' | 'password-changed' | 'key-added';
  readonly user: string;
  /** The page it leads to, without the server's address. */
  readonly link: string;
  /** Tells it from other letters: the same letter sent again is known again. */
  readonly key: string;
}

/** Hands a letter to the post: it goes out even if this process ends now. */
export const postLetter = ({ store }: Services, letter: Letter, at: number | null = null): Promise<void> =>
  store.addJob(store.db, { kind: 'letter', key: null, payload: { ...letter }, at });
