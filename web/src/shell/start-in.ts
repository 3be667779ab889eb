import type { Spoken } from '@cabinet-wars/kernel';

/** The client in each language. The build puts one in each entry that has the words of that language alone; here all are one. */
export const startIn: Readonly<Record<Spoken, () => Promise<unknown>>> = {
  en: () => import('./start.tsx'),
  it: () => import('./start.tsx'),
  de: () => import('./start.tsx'),
};
