import type { BotWords } from '../../bot-texts.ts';
import type { ReasonId } from '../reason-ids.ts';

const isPoor = (points: unknown): boolean => Number(points) <= 0;
const vp = (points: unknown): string => `${Number(points).toLocaleString('en')} VP`;

export const words: BotWords<ReasonId> = {
  name: 'Minister',
  hint: 'Weighs every purchase against Awards, demand and the coming War.',
  reasons: {
    tile: ({ points }) =>
      isPoor(points) ? 'Of the tiles left, the least bad.' : `The best use of a tile it sees: worth ${vp(points)}.`,
    discards: () => 'The card it can do least with.',
    ministry: () => 'It suits the cards in hand and the plan.',
    order: () => 'Whoever comes second has the last word before the scoring.',
    event: ({ points }) => `The Event pays now: worth ${vp(points)}.`,
    space: ({ points }) =>
      isPoor(points)
        ? 'Nothing else there does more.'
        : `That space is worth ${vp(points)} to it, the rest of its plan included.`,
    theatre: ({ points }) =>
      isPoor(points) ? 'The theatre that needs it most.' : `It tips a theatre: worth ${vp(points)}.`,
    pays: () => 'What it will miss least.',
    refuses: () => 'The Territory is worth more than the points it costs to refuse.',
    'gives-way': () => 'Refusing would cost more than the Territory is worth.',
    'nothing-better': () => 'Nothing more is worth its price.',
    best: ({ points }) => (isPoor(points) ? 'The lesser evil.' : `The best it sees: worth ${vp(points)}.`),
    'no-such-deal': () => 'It makes no deals.',
  },
};
