import type { ComponentType } from 'react';

/** Pictures by name. */
export type Figures = Readonly<Record<string, ComponentType>>;

const all = import.meta.glob<Figures>('./*/how-to-play/figures.tsx', { import: 'figures' });

/** The pictures of the page that tells how a game is played, fetched with that page. */
export const figuresOf = async (game: string): Promise<Figures> =>
  (await all[`./${game}/how-to-play/figures.tsx`]?.()) ?? {};
