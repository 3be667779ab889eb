import type { Manifest } from '@cabinet-wars/kernel';

export const manifest: Manifest = {
  id: 'struggle-of-empires',
  title: { en: 'Struggle of Empires', it: 'Struggle of Empires' },
  about: {
    en: 'Seven powers, three wars, and alliances for sale. Original and deluxe rules.',
    it: 'Sette potenze, tre guerre e alleanze all’asta. Regole originali e deluxe.',
    de: 'Sieben Mächte, drei Kriege, und Bündnisse unter dem Hammer. Alte und neue Ausgabe.',
  },
  players: [2, 7],
  minutes: [60, 90],
  lessonMinutes: 12,
  weight: 3,
  load: () => import('./index.ts'),
  loadLessons: () => import('./lessons/index.ts').then(({ lessons }) => lessons),
  loadExercises: () => import('./exercises/index.ts').then(({ exercises }) => exercises),
  loadHowToPlay: () => import('./how-to-play/index.ts').then(({ howToPlay }) => howToPlay),
};
