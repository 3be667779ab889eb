import type { Manifest } from '@cabinet-wars/kernel';

/** What hosts know of the game before they fetch its rules. CABINET_WARS_GAMES names this file. */
export const game: Manifest = {
  id: 'envoys',
  title: { en: 'Envoys', it: 'Envoys' },
  about: { en: 'Four rounds of cards sent in secret.', it: 'Quattro mani di carte mandate in segreto.' },
  players: [2, 4],
  minutes: [5, 10],
  lessonMinutes: null,
  weight: 1,
  load: () => import('./game.ts'),
};
