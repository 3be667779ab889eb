import { makeStore } from '../../boards/kit/store.ts';

/** What the pages about a finished game share: whom they speak of, and the moment looked at. Null until somebody says. */
export const endStore = makeStore<{ readonly about: number | null; readonly at: number | null }>({
  about: null,
  at: null,
});
