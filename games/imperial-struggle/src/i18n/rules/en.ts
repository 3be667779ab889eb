import { peace } from './en-peace.ts';
import { war } from './en-war.ts';
import type { CardPhrases, Passage, Passages } from './passages.ts';

const tips: Passage = {
  title: 'Playing well',
  body: [
    'A little advice for the first games. None of it is a rule.',
    [
      'Before every tile look at the four Awards, at Prestige and at what is in demand: where does one flag tip the balance? A lead that is wide enough pays as much as a wider one; what goes beyond it is better spent elsewhere.',
      'A tile you take is one the other side does not get. See early which kind of points is rare among the nine.',
      'Keep a round’s purchases in one Region where you can: economic or diplomatic, the first one in each further Region costs 1 more.',
      'Whoever plays second has the last round before the scoring, and so the last word. The side that is behind decides who begins.',
    ],
    [
      'A Conflict makes a flag worth nothing, and cheap to take off: even a Minor action may do it then. Advantages and Events place Conflicts where no points reach.',
      'Your Markets hold together like a chain that begins at a Territory, a Fort or a squadron. Look for its weakest link, and for that of the other side: what is cut off is cheap to take away.',
      'A squadron or a Fort does three things at once: it connects Markets, protects them, and in many theatres it counts as strength.',
      'Leave a ministry face down until it pays. Turned up just before an Event, its keyword still brings the bonus.',
    ],
    'Wars are decided in Peace. A Bonus War tile costs 2 military points and adds 1 to 3 strength; look in the War tab at which lead the next row is reached. A theatre that is lost anyway can be left alone, as long as it is not lost in its last row.',
    'Debt buys time now and is missed later: Final Scoring compares what is still available, some Events ask for it, and Debt forced upon you beyond the limit becomes points of the other side. Treaty Points pay in the same way; more than four are lost after the last round, so spend them first.',
  ],
};

/** The rules in our own words. */
export const passages: Passages = { ...peace, ...war, tips };

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
