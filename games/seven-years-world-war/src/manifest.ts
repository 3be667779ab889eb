import type { Manifest } from '@cabinet-wars/kernel';

export const manifest: Manifest = {
  id: 'seven-years-world-war',
  title: { en: 'Seven Years World War', it: 'Seven Years World War' },
  about: {
    en: 'Coalitions at war on every ocean, 1756 to 1763: armies, fleets and cabinets in seven turns.',
    it: 'Coalizioni in guerra su ogni oceano, 1756–1763: eserciti, flotte e gabinetti in sette turni.',
    de: 'Bündnisse im Krieg auf allen Meeren, 1756 bis 1763: Heere, Flotten und Kabinette in sieben Jahren.',
  },
  players: [2, 4],
  minutes: [120, 240],
  lessonMinutes: 11,
  weight: 5,
  load: () => import('./index.ts'),
  loadLessons: () => import('./lessons/index.ts').then(({ lessons }) => lessons),
  loadExercises: () => import('./exercises/index.ts').then(({ exercises }) => exercises),
  loadHowToPlay: () => import('./how-to-play/index.ts').then(({ howToPlay }) => howToPlay),
};
