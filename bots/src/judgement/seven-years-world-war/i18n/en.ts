import type { Why } from '../../../bot.ts';
import type { BotWords } from '../../bot-texts.ts';
import type { ReasonId } from '../reason-ids.ts';

const isPoor = ({ gain }: Why): boolean => Number(gain) <= 0;

export const words: BotWords<ReasonId> = {
  name: 'Commander',
  hint: 'Moves to where something is to be had, and attacks by the average of the die.',
  reasons: {
    attack: (why) =>
      isPoor(why) ? 'The best attack there is.' : `On average over the die worth ${why.gain} % of what it began with.`,
    table: () => 'The table that promises most, the die averaged.',
    moves: (why) => (isPoor(why) ? 'Nothing better to do there.' : `Brings more within reach: worth ${why.gain} %.`),
    recruits: () => 'Where it is in danger, or can go for something.',
    marker: () => 'A marker is worth its price.',
    diplomacy: () => 'The table of diplomacy is worth the marker.',
    plays: () => 'The marker does more now than it would later.',
    suggested: () => 'The suggested deployment is sound.',
    'keeps-back': () => 'Keeps its markers for itself.',
    'nothing-better': () => 'Nothing more is worth doing.',
    best: (why) => (isPoor(why) ? 'The lesser evil.' : `The best it sees: worth ${why.gain} %.`),
    'no-such-deal': () => 'Nothing is in it for it.',
    gift: () => 'A gift is welcome.',
    'binds-the-other': () => 'It binds the other alone.',
    'fair-trade': (why) => `It gains by it, even counting what the other gains: worth ${why.gain} %.`,
    'poor-trade': () => 'It would give more than it gets.',
    'wants-more': (why) => `Too little for what it would give: it wants ${why.more} more.`,
    'not-for-that': () => 'That is not for sale at any price you could pay.',
    'offers-peace': () => 'Both would be safer, and free for others.',
    'sells-marker': () => 'It has more markers than it can use; you have the points.',
  },
};
