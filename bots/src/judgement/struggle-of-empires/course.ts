import type { Choice, State } from '@cabinet-wars/struggle-of-empires/view';
import type { Course } from '../../learning/course.ts';
import { features } from './features/features.ts';
import { weights } from './generated/weights.ts';
import { judgementOf } from './judgement.ts';
import { isOfTurn } from './of-turn.ts';

const editions = ['deluxe', 'original'] as const;

export const course: Course<State, Choice> = {
  table: features,
  weights,
  unit: 8,
  judgement: judgementOf,
  clear: 8,
  isKept: (key) => key.startsWith('turn.') || key.startsWith('attack.'),
  // Five players as they mostly sit down, now and then fewer or more.
  settings: [5, 5, 4, 5, 3, 5, 6, 2].flatMap((players) => editions.map((edition) => ({ players, edition }))),
  kin: [
    ['VP', 'first', 'second', 'third', 'tokens'],
    ['foremost', 'all rivals', 'units of rivals'],
    ['gold'],
    ['population'],
    ['tiles:'],
    ['armies', 'navies', 'forts', 'units at home'],
    ['attacks:'],
    ['dangers:'],
    ['ships:'],
    ['penalties', 'unrest', 'on the brink'],
  ],
  doubtful: ['tiles:'],
  trials: {
    isTried: isOfTurn,
    period: (g) => (g.war > 0 && g.round > 0 ? g.war : null),
  },
};
