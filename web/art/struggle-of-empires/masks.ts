import type { Point } from '../kit/plane.ts';

const points = (text: string): Point[] =>
  text.split(',').map((pair) => {
    const [lon, lat] = pair.trim().split(' ').map(Number);
    return [lon, lat];
  });

export const box = (west: number, south: number, east: number, north: number): Point[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

/** Cuts through modern countries, longitude and latitude, that bring the borders of 1760 back where the game has them. */
export const MASK = {
  prussia: points(
    '11.05 55.2, 11 53.75, 11.3 53.1, 11.75 52.85, 11.35 52.4, 11.2 52, 11.9 51.6, 12.7 51.75, 13.6 51.5, 14.5 51.6, 15.3 51.95, ' +
      '15.75 52.5, 16.6 53.05, 17.3 53.3, 18.4 53.1, 19.4 53, 20.8 53.1, 21.9 53.4, 22.9 54, 23.2 55.6, 20 56',
  ),
  holstein: points('8 53.2, 9.4 53.55, 10.1 53.45, 10.95 53.7, 11.4 54.1, 11.5 55.2, 8 55.2'),
  tyrol: points('9.3 46.5, 12.35 46.5, 12.35 48, 9.3 48'),
  transylvania: points(
    '19.5 45.6, 20.6 45.4, 21.6 44.9, 22.6 45.25, 24.5 45.5, 25.6 45.45, 26.4 46, 26.1 46.7, 25.6 47.2, 25 47.75, 24.6 48.5, 20 48.5',
  ),
  yedisan: points('28 44, 28 46.6, 29.5 47.1, 31.5 47.2, 33.3 46.95, 35.2 46.9, 35.3 46, 37 45.6, 37 44'),
  leftBank: points(
    '30.6 53, 30.55 51, 30.6 50.3, 31.4 49.6, 32.6 49, 34.2 48.5, 35 47.9, 35.2 46.9, 35.3 46, 37.2 45.4, 42 46.5, 42 53',
  ),
  crimea: box(32.2, 44, 36.7, 46.25),
  kaliningrad: box(19, 54, 23.2, 55.6),
  european: box(19, 40, 70, 82),
  metropolitanFrance: box(-10, 38, 12, 52),
  corsica: box(8.3, 41.2, 9.8, 43.2),
  mainlandSpain: box(-10, 35.4, 5, 45),
  lowCountries: box(2, 50, 8, 55),
  norway: box(3, 55, 32, 72),
} as const;
