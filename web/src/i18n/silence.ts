/**
 * Stands for words in a language this client was built without. Tables of all languages are put together when they are loaded, so
 * it can be called, read, listed and joined; it never comes to be shown, for a page in another language is another client.
 */
export const silence: unknown = new Proxy(() => silence, {
  get: (_, key) => {
    // Whoever waits for it must not take it for a promise.
    if (key === 'then') return undefined;
    if (key === Symbol.toPrimitive) return () => '';
    return key === Symbol.iterator ? () => [].values() : silence;
  },
  apply: () => silence,
  ownKeys: () => [],
  getOwnPropertyDescriptor: () => undefined,
});
