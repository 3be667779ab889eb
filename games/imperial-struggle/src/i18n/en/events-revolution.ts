import type { EventText } from '../cards.ts';

export const revolution = {
  'nootka-incident': {
    name: 'Nootka Incident',
    britain: {
      effect: '2 D or 2 E.',
      bonus: 'Score 2 VP for each British Alliance space in Spain, then take those flags off.',
    },
    france: { effect: 'Send a British squadron from the map to the Navy Box.', bonus: 'Build a squadron free.' },
  },
  'haitian-revolution': {
    name: 'Haitian Revolution',
    both: {
      effect: 'Place a strong Conflict in a Sugar Market; it costs 1 M more to remove.',
      bonus: 'Place strong Conflicts in two more.',
    },
  },
  'loge-des-neuf-soeurs': {
    name: 'Loge des Neuf Sœurs',
    britain: {
      effect: 'Place a Conflict in a Market or Political space of the Northern Colonies.',
      bonus: 'Score 3 VP if Britain has more flags in North America than France.',
    },
    france: {
      effect: 'Use an Advantage you hold outside Europe, even an exhausted one; it is not exhausted by this.',
      bonus: '2 D.',
    },
  },
  'la-gabelle': {
    name: 'La Gabelle',
    britain: { effect: 'Exhaust up to two Advantages, whosever they are; they have no effect.', bonus: '2 E.' },
    france: { effect: '2 E.', bonus: 'Score 2 VP, or 3 with a face-up ministry that has the keyword Governance.' },
  },
  'jesuit-abolition': {
    name: 'Jesuit Abolition',
    britain: { effect: 'Unflag a Sugar Market, connected or not.', bonus: '3 E for the Caribbean.' },
    france: { effect: 'France’s Debt falls by 2.', bonus: 'Score 2 VP.' },
  },
  'wealth-of-nations': {
    name: 'Wealth of Nations',
    both: { effect: 'Your Debt falls by 2.', bonus: '3 E.' },
  },
  'debt-crisis': {
    name: 'Debt Crisis',
    both: {
      effect: 'With more Available Debt than your opponent: 3 E, only to unflag Markets.',
      bonus: 'Score 2 VP.',
    },
  },
  'east-asia-piracy': {
    name: 'East Asia Piracy',
    both: {
      effect:
        'Score 3 VP if you have more squadrons, Forts and Local Alliances in India, taken together, than your opponent.',
    },
  },
  'stamp-act': {
    name: 'Stamp Act',
    britain: { effect: 'Britain’s Debt falls by 2.', bonus: '2 E.' },
    france: {
      effect: 'Place a Conflict in a Market or Political space of the Northern Colonies.',
      bonus: 'Place three instead of one.',
    },
  },
  'falklands-crisis': {
    name: 'Falklands Crisis',
    britain: { effect: 'Score 1 VP if Britain has a flag in Spain.', bonus: 'Unflag a space in Spain.' },
    france: {
      effect: '1 M for each French flag in Spain.',
      bonus: 'A British squadron, on the map or in the Navy Box, leaves the game.',
    },
  },
  'cook-and-bougainville': {
    name: 'Cook and Bougainville',
    britain: {
      effect: '1 E for every two British squadrons on the map and in the Navy Box.',
      bonus: 'Draw and place a Bonus War tile free.',
    },
    france: { effect: 'Build a squadron free.', bonus: 'France’s Debt falls by 2.' },
  },
} as const satisfies Record<string, EventText>;
