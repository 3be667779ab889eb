import type { Manifest } from '@cabinet-wars/kernel';

export const manifest: Manifest = {
  id: 'teaching',
  title: { en: 'Border Forts', it: 'Forti di confine' },
  about: { en: 'A small game, to learn the table.', it: 'Un piccolo gioco, per imparare il tavolo.' },
  players: [2, 4],
  minutes: [10, 20],
  lessonMinutes: null,
  weight: 1,
  load: () => import('./index.ts'),
};
