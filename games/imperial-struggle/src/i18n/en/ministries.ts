import type { MinistryId } from '../../data/ministries.ts';
import type { MinistryText } from '../cards.ts';

export const ministries: Readonly<Record<MinistryId, MinistryText>> = {
  'cardinal-ministers': {
    name: 'The Cardinal Ministers',
    abilities: [
      'Once a turn, right after taking a tile with a diplomatic action: that action gets 1 D for each French space among Savoy, Sardinia and the Prestige spaces of Spain and Austria, at most 3.',
    ],
  },
  'john-law': {
    name: 'John Law',
    abilities: [
      'After the last round of each turn France’s Debt falls by 1, or by 2 if France has a space in Scotland.',
    ],
  },
  'court-of-the-sun-king': {
    name: 'Court of the Sun King',
    abilities: ['If France wins the Award of Europe, it scores 1 VP more.'],
  },
  'jacobite-uprisings': {
    name: 'Jacobite Uprisings',
    abilities: [
      'Once a turn, for one round: France may pay M in place of D to shift spaces in Scotland and Ireland.',
      'Once a turn, in another round: for 3 M score 1 VP for each French space in Scotland and Ireland and each Jacobite Victory marker, at most 4.',
      'Leaves the game on a Jacobite Defeat, or when the Papacy-Hanover Negotiations are revealed.',
    ],
  },
  'robert-walpole': {
    name: 'Robert Walpole',
    abilities: ['Once a turn, even before taking a tile: draw an Event, then discard one from your hand.'],
  },
  'jonathan-swift': {
    name: 'Jonathan Swift',
    abilities: [
      'Flagging a space in Ireland or Scotland costs Britain 1 D less.',
      'While Britain has a space in Ireland, its Minor diplomatic actions may unflag French spaces in Europe, Conflict or not.',
    ],
  },
  'east-india-company': {
    name: 'East India Company',
    abilities: [
      'At scoring: 1 VP for each usable Advantage Britain holds, not exhausted, among Textiles, Silk, Fruit, Fur Trade and Rum, at most 3.',
    ],
  },
  'bank-of-england': {
    name: 'Bank of England',
    abilities: [
      'Once a turn: Britain’s Debt Limit rises by 1.',
      'Once a turn: an economic Event may be played with a tile whose Major action is not economic; the tile must show the Event symbol.',
    ],
  },
  'new-world-huguenots': {
    name: 'New World Huguenots',
    abilities: [
      'Once a turn: put a Huguenots marker in a French Territory of North America or the Caribbean. Taking that Territory costs 2 Conquest Points. The marker outlasts the Era, and goes for good when France loses the Territory.',
      'Spend a fresh marker: one shift of a Market in its Region costs 1 E less. A spent marker still guards its Territory.',
    ],
  },
  'edmond-halley': {
    name: 'Edmond Halley',
    abilities: [
      'Once a turn: build a squadron for 2 M.',
      'Once a turn, with a British squadron in Biscay or Balearic: discard an Event for 1 Treaty Point.',
    ],
  },
  choiseul: {
    name: 'Choiseul',
    abilities: [
      'Once a turn, in a military action: 1 M more, only for Bonus War tiles or deploying squadrons.',
      'Once a turn, with a French squadron in North America: build a squadron for 2 M.',
    ],
  },
  dupleix: {
    name: 'Dupleix',
    abilities: ['1 Treaty Point whenever France wins the Award of India, the Cotton demand or the Spice demand.'],
  },
  'pompadour-and-du-barry': {
    name: 'Pompadour & Du Barry',
    abilities: ['1 Treaty Point the first time in a round that France exhausts a European Advantage.'],
  },
  voltaire: {
    name: 'Voltaire',
    abilities: [
      'When the Award of Europe is given, to whichever side: 1 Treaty Point for each country of several spaces in which France has a Prestige space, at most 3.',
    ],
  },
  'pitt-the-elder': {
    name: 'Pitt the Elder',
    abilities: [
      'Once a turn, in a diplomatic action: 1 D more, only for Political spaces without Prestige.',
      'Once a turn: build a squadron for 2 M.',
    ],
  },
  'charles-hanbury-williams': {
    name: 'Charles Hanbury Williams',
    abilities: [
      'Once a turn, for one round: unflagging French spaces in Prussia, the German States and Russia costs 1 D less each.',
    ],
  },
  'merchant-banks': {
    name: 'Merchant Banks',
    abilities: [
      'While this is face up, the first two Debt of each Peace turn that Britain takes as economic points leave its Debt as it is. They may be taken at the Debt Limit too, in one round or in several.',
    ],
  },
  'samuel-johnson': {
    name: 'Samuel Johnson',
    abilities: ['The Award of Europe: 1 VP more if Britain wins it, 1 VP less (not below 0) if France does.'],
  },
  'james-watt': {
    name: 'James Watt',
    abilities: [
      'France scores nothing for Debt forced upon Britain beyond its Debt Limit.',
      '1 Treaty Point the first time in a round that France exhausts an Advantage.',
    ],
  },
  'papacy-hanover-negotiations': {
    name: 'Papacy-Hanover Negotiations',
    abilities: [
      'When revealed, Jacobite Uprisings leaves the game.',
      'Once a turn, in a diplomatic action: 2 D more, only for Scotland and Ireland.',
    ],
  },
  'townshend-acts': {
    name: 'Townshend Acts',
    abilities: [
      'Once a turn, at the start of a round: mark a commodity. For the rest of the turn Britain’s Minor economic actions may unflag French Markets of it.',
    ],
  },
  'edmund-burke': {
    name: 'Edmund Burke',
    abilities: [
      'A Major diplomatic action spent wholly in Europe gets 1 D for each British space in Ireland.',
      'Shifting the Sons of Liberty or the United States costs Britain 1 D less.',
    ],
  },
  turgot: {
    name: 'Turgot',
    abilities: [
      'The first Debt France takes in a round is worth 2 points if France has more Available Debt than Britain.',
    ],
  },
  'north-american-trade': {
    name: 'North American Trade',
    abilities: [
      'If France has more Fur and Fish Markets than Britain when its round begins, its economic actions get 1 E more.',
      'When revealed, all spent Huguenots markers are fresh again.',
    ],
  },
  'marquis-de-condorcet': {
    name: 'Marquis de Condorcet',
    abilities: [
      'Once a turn, at the start of a round: play an Event although the tile lacks the Event symbol; its kind must still fit the Major action.',
    ],
  },
  lavoisier: {
    name: 'Lavoisier',
    abilities: [
      'When France gets the bonus of an Event, the Major and Minor actions of its tile get 1 point more each.',
    ],
  },
};
