import type { Manifest } from '@cabinet-wars/kernel';

export const manifest: Manifest = {
  id: 'imperial-struggle',
  title: { en: 'Imperial Struggle', it: 'Imperial Struggle' },
  about: {
    en: 'France and Britain, 1697 to 1789: six peaces, four wars, and the world’s trade between them.',
    it: 'Francia e Gran Bretagna, 1697–1789: sei paci, quattro guerre e i commerci del mondo in palio.',
    de: 'Frankreich und Großbritannien, 1697 bis 1789: sechs Frieden, vier Kriege und der Handel der Welt.',
  },
  players: [2, 2],
  minutes: [120, 180],
  lessonMinutes: 10,
  weight: 4,
  load: () => import('./index.ts'),
  loadLessons: () => import('./lessons/index.ts').then(({ lessons }) => lessons),
  loadExercises: () => import('./exercises/index.ts').then(({ exercises }) => exercises),
  loadHowToPlay: () => import('./how-to-play/index.ts').then(({ howToPlay }) => howToPlay),
};
