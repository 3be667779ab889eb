import type { Term } from '../../../kit/terms/term.ts';

export const marks: readonly Term[] = [
  {
    id: 'order',
    names: ['Order of play'],
    meaning:
      'The number says when this power takes its turn in a round: 1 goes first. The auctions decide it anew for every war.',
  },
  {
    id: 'power-box',
    names: ['A power at a glance'],
    meaning:
      'Its place in the order of play, its victory points and, after the +, what it would gain if the war ended now; then gold, population, unrest and tiles.',
  },
  {
    id: 'told-points',
    names: ['Points just scored'],
    meaning: 'What the region that is being scored adds to this power’s victory points, or takes from them.',
  },
  {
    id: 'auction-price',
    names: ['Price of an auction'],
    meaning: 'What was paid, or is bid so far, to decide which alliance these two powers join and when they play.',
  },
  {
    id: 'bid',
    names: ['Your bid'],
    meaning:
      'Gold you offer for the right to arrange this pair. Only whoever wins the auction pays; what you lack you raise by taxing, for unrest.',
  },
  {
    id: 'odds',
    names: ['Chances'],
    meaning:
      'Out of 100 such fights: how many your side wins, how many are tied and how many it loses; where you only watch, the attacker’s side. Strength and dice are counted exactly.',
  },
  {
    id: 'chance',
    names: ['Chance to win'],
    meaning:
      'How often this attack succeeds, in per cent. Under it, what a win changes in points, or strength against strength.',
  },
  {
    id: 'arrives',
    names: ['Chance to arrive'],
    meaning: 'How often, in per cent, the dice let the unit reach this place over the sea.',
  },
  {
    id: 'cost',
    names: ['Price'],
    meaning: 'Gold to pay for it. Whoever has too little may tax: 2 gold for 1 unrest.',
  },
  {
    id: 'strength',
    names: ['Strength'],
    meaning:
      'Units, forts, allies and what else counts in this fight. Each side then adds the difference of its two dice; the higher sum wins. An arrow shows it with the allies you are about to call.',
  },
  {
    id: 'combat-dice',
    names: ['Dice'],
    meaning:
      'Two for each side: the higher less the lower is added to its strength. A side whose dice add up to 7 loses one unit more.',
  },
  { id: 'verb-targets', names: ['Targets'], meaning: 'How many attacks are open to you now.' },
  { id: 'verb-places', names: ['Places'], meaning: 'How many places a new unit could go to.' },
  { id: 'verb-tiles', names: ['Tiles'], meaning: 'How many different tiles you could pay for now.' },
  { id: 'verb-units', names: ['Units'], meaning: 'How many of your units could move.' },
  {
    id: 'tried',
    names: ['Worth a look'],
    meaning: 'One of the tiles that would bring you most as things stand, the first of them numbered 1.',
  },
  { id: 'stock', names: ['Left in stock'], meaning: 'How many of this tile can still be taken, by anybody.' },
  {
    id: 'power-points',
    names: ['Victory points'],
    meaning: 'What the power has, and beside it what it would gain if the war ended now.',
  },
  {
    id: 'pieces-there',
    names: ['In this region'],
    meaning: 'The power’s tokens, armies, forts and navies there, each with how many; then the points it would score.',
  },
];

/** What the sign of a power means. */
export const sign = 'Its colour and sign are on everything that belongs to it; dotted where nobody plays it.';
