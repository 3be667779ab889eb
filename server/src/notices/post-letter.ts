import type { Services } from '../services.ts';

/** A letter to one address about one account: the words are found when it is sent, in the reader's language. */
export interface Letter {
  readonly to: string;
  readonly what: 'confirm-email' | 'reset-password';
  readonly user: string;
  /** The page it leads to, without the server's address. */
  readonly link: string;
}

/** Hands a letter to the post: it goes out even if this process ends now. */
export const postLetter = ({ store }: Services, letter: Letter): Promise<void> =>
  store.addJob(store.db, { kind: 'letter', key: null, payload: { ...letter }, at: null });
