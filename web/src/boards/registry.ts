import type { AnyGame } from '@cabinet-wars/kernel';
import type { BoardModule, InLanguages } from './board.ts';

export type { BoardModule };

/** What the first page says of a game without fetching it. A test holds it against the game itself. */
export interface Cover {
  readonly title: InLanguages;
  readonly about: InLanguages;
  readonly players: readonly [from: number, to: number];
}

interface Face {
  readonly cover: Cover;
  /** What draws the game, fetched only when it is played. */
  readonly board?: () => Promise<{ readonly board: BoardModule<AnyGame> }>;
}

/** The faces of games. One without a line here plays as a list of choices, under its id. */
const faces: Readonly<Record<string, Face>> = {
  'struggle-of-empires': {
    cover: {
      title: { en: 'Struggle of Empires', it: 'Struggle of Empires' },
      about: {
        en: 'Seven powers, three wars, and alliances for sale. Original and deluxe rules.',
        it: 'Sette potenze, tre guerre e alleanze all’asta. Regole originali e deluxe.',
      },
      players: [2, 7],
    },
    board: () => import('./struggle-of-empires/index.tsx'),
  },
  'imperial-struggle': {
    cover: {
      title: { en: 'Imperial Struggle', it: 'Imperial Struggle' },
      about: {
        en: 'France and Britain, 1697 to 1789: six peaces, four wars, and the world’s trade between them.',
        it: 'Francia e Gran Bretagna, 1697–1789: sei paci, quattro guerre e i commerci del mondo in palio.',
      },
      players: [2, 2],
    },
    board: () => import('./imperial-struggle/index.tsx'),
  },
  'seven-years-world-war': {
    cover: {
      title: { en: 'Seven Years World War', it: 'Seven Years World War' },
      about: {
        en: 'Coalitions at war on every ocean, 1756 to 1763: armies, fleets and cabinets in seven turns.',
        it: 'Coalizioni in guerra su ogni oceano, 1756–1763: eserciti, flotte e gabinetti in sette turni.',
      },
      players: [2, 4],
    },
    board: () => import('./seven-years-world-war/index.tsx'),
  },
  teaching: {
    cover: {
      title: { en: 'Border Forts', it: 'Forti di confine' },
      about: { en: 'A small game, to learn the table.', it: 'Un piccolo gioco, per imparare il tavolo.' },
      players: [2, 4],
    },
    board: () => import('./teaching/board.ts'),
  },
};

export const boardOf = async (game: string): Promise<BoardModule> => (await faces[game]?.board?.())?.board ?? {};

export const coverOf = (game: string): Cover =>
  faces[game]?.cover ?? { title: { en: game, it: game }, about: { en: '', it: '' }, players: [2, 2] };
