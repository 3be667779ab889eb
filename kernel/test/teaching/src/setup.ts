import { type Chance, drawFrom } from '@cabinet-wars/kernel';
import { cards } from './data/cards.ts';
import { markers } from './data/markers.ts';
import { homes, type Province, provinces } from './data/provinces.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import { game } from './steps/game.ts';

export const HAND = 2;
export const MARKERS = 2;
const GOLD = 4;
const GARRISON = 1;
const HOME_GUARD = 3;

export function setup(options: Options, chance: Chance): State {
  const pile = [...cards];
  const bag = [...markers];
  const each = <T>(make: () => T): T[] => Array.from({ length: options.players }, make);
  const draw = <T>(from: T[], count: number): T[] => Array.from({ length: count }, () => drawFrom(from, chance));
  const g: State = {
    stack: [game.frame({})],
    options: { ...options },
    round: 0,
    first: 0,
    active: 0,
    gold: each(() => GOLD),
    loans: each(() => 0),
    owner: everywhere(null),
    soldiers: everywhere(GARRISON),
    discard: [],
    spent: [],
    ended: null,
    secret: {
      answers: [],
      pile,
      bag,
      hands: each(() => draw(pile, HAND)),
      stashes: each(() => []),
      markers: each(() => draw(bag, MARKERS)),
      notes: each(() => each(() => null)),
    },
  };
  homes[options.players].forEach((home, seat) => {
    g.owner[home] = seat;
    g.soldiers[home] = HOME_GUARD;
  });
  return g;
}

const everywhere = <T>(value: T): Record<Province, T> =>
  Object.fromEntries(provinces.map((province) => [province, value])) as Record<Province, T>;
