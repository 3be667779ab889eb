import type { EventText } from '../cards.ts';

export const succession = {
  'carnatic-war': {
    name: 'Carnatic War',
    both: {
      effect: 'Place as many Conflicts in Indian Markets and Political spaces as you hold Local Alliances in India.',
      bonus: 'Damage an opposing Fort in India, or shift a Cotton Market.',
    },
  },
  'acts-of-union': {
    name: 'Acts of Union',
    britain: { effect: '1 D, only to unflag in Europe.', bonus: 'Score 2 VP.' },
    france: { effect: '2 D.', bonus: 'Unflag a Political space in Europe, but not in Spain or Austria.' },
  },
  'tropical-diseases': {
    name: 'Tropical Diseases',
    both: {
      effect: 'Take one opposing flag and then one of your own off Caribbean Markets.',
      bonus: 'Take another opposing flag off a Caribbean Market.',
    },
  },
  'south-sea-speculation': {
    name: 'South Sea Speculation',
    both: {
      effect: 'Unflag any Market, connected or not, but so that no other becomes Isolated.',
      bonus: 'One squadron you build this round costs 2 M less.',
    },
  },
  'war-of-jenkins-ear': {
    name: 'War of Jenkins’ Ear',
    britain: { effect: 'Britain’s Debt falls by 2.', bonus: 'France must take 1 Debt.' },
    france: { effect: 'Place a Conflict in a British Market in the Caribbean.', bonus: '1 D.' },
  },
  'native-american-alliances': {
    name: 'Native American Alliances',
    britain: {
      effect: 'Shift a Local Alliance in North America.',
      bonus:
        'Use a North American Advantage you hold at once, exhausted or new as it may be; it is not exhausted by this.',
    },
    france: { effect: '2 E for North America.', bonus: 'Unflag a Local Alliance in North America.' },
  },
  'austro-spanish-rivalry': {
    name: 'Austro-Spanish Rivalry',
    britain: {
      effect: 'Place a Conflict in Spain.',
      bonus: 'A French Bonus War tile of the next War goes back to its pool, unseen.',
    },
    france: { effect: 'Unflag a space of the Dutch Republic.', bonus: '2 D or 2 E, for India.' },
  },
  'tax-reform': {
    name: 'Tax Reform',
    both: {
      effect: 'Your Debt falls by 2. For each point it cannot fall you may have 1 E.',
      bonus: 'The same with 1 more.',
    },
  },
  'great-northern-war': {
    name: 'Great Northern War',
    britain: { effect: 'Shift a German States space; if both are British then, score 2 VP.', bonus: '1 D.' },
    france: { effect: 'Shift Russia; if it is French already, score 2 VP instead.', bonus: '1 D.' },
  },
  'vatican-politics': {
    name: 'Vatican Politics',
    britain: { effect: '2 D for the German States, Prussia and the Dutch Republic.', bonus: '1 D for Europe.' },
    france: {
      effect: 'Shift a space in Spain or Austria.',
      bonus: 'Score 2 VP if Britain has no flag left in either country.',
    },
  },
  'calico-acts': {
    name: 'Calico Acts',
    britain: {
      effect: '2 E, only to unflag Markets.',
      bonus: 'You may have Cotton scored now as if it were in demand; whoever leads takes it.',
    },
    france: {
      effect: 'Unflag a Cotton Market, connected or not.',
      bonus: 'Send a British squadron from the map to the Navy Box.',
    },
  },
  'military-spending-overruns': {
    name: 'Military Spending Overruns',
    both: {
      effect:
        'Your opponent picks a loss: an own Fort damaged, a squadron from the map to the Navy Box, or a Bonus War tile back to the pool.',
      bonus: 'Your opponent picks a second loss.',
    },
  },
  'alberonis-ambition': {
    name: 'Alberoni’s Ambition',
    britain: { effect: '2 E, only to flag Markets next to a British Market.', bonus: '1 E more of the same kind.' },
    france: {
      effect: 'Shift an Alliance space in Austria, the Dutch Republic or Spain.',
      bonus: 'Score 3 VP if Savoy and Sardinia are both French.',
    },
  },
  'famine-in-ireland': {
    name: 'Famine in Ireland',
    britain: { effect: 'Unflag a space in Ireland or Scotland.' },
    france: {
      effect:
        'Draw a Bonus War tile for each French space in Ireland; all go to the Jacobite Rebellion of the next War, and those that lay there make room.',
    },
  },
  'interest-payments': {
    name: 'Interest Payments',
    both: {
      effect:
        'Your opponent’s Debt Limit falls by 1. If it had no Available Debt, its Debt falls by 1 too and you score 1 VP.',
      bonus: 'Your Debt falls by 2.',
    },
  },
} as const satisfies Record<string, EventText>;
