import { peace } from './en-peace.ts';
import { war } from './en-war.ts';
import type { CardPhrases, Passages } from './passages.ts';

/** The rules in our own words. */
export const passages: Passages = { ...peace, ...war };

export const phrases: CardPhrases = {
  bonus: 'Bonus',
  advantage: 'An Advantage, to be used once a turn by who holds all its spaces.',
  kind: (era, points) => `An Event of the ${era} Era${points === null ? '' : `, for a Major action of ${points}`}.`,
  condition: (bonus, glossary) => {
    if (bonus === null) return null;
    if (bonus.by === 'keyword') return `The bonus is won with ${glossary.keywords[bonus.keyword]}.`;
    if (bonus.by === 'available-debt')
      return `The bonus is won with a lead of ${bonus.lead} or more in Available Debt.`;
    if (bonus.by === 'bonus-tiles') return 'The bonus is won with more Bonus War tiles in the next War.';
    if (bonus.by === 'prestige') return 'The bonus is won with more Prestige spaces in Scotland and Ireland.';
    return `The bonus is won by who holds ${glossary.advantages[bonus.advantage].name}.`;
  },
  keywords: (names) => `Keywords: ${names.join(', ')}.`,
};
