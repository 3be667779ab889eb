import type { Term } from '../../../kit/terms/term.ts';

export const moreMarks: readonly Term[] = [
  { id: 'nation-minor', names: ['Minor powers'], meaning: 'The sign of small states no player controls.' },
  {
    id: 'shield',
    names: ['Shield of a coalition'],
    meaning: 'It has the coalition’s number; its box in the strip names the powers.',
  },
  { id: 'in-six', names: ['Chance'], meaning: 'How many of the six faces of the die bring what you want.' },
  {
    id: 'square-value',
    names: ['Value of the square'],
    meaning: 'It counts for your points and your taxes while you occupy the square.',
  },
  { id: 'way-cost', names: ['Movement'], meaning: 'Movement points the force spends to enter this square.' },
  {
    id: 'command',
    names: ['Command'],
    meaning: 'What this leader adds to the strength of the side he leads in a battle.',
  },
  {
    id: 'of-all',
    names: ['How many go'],
    meaning: 'How many you have put down for it, of how many there are. Minus and plus change it.',
  },
  {
    id: 'lessons',
    names: ['Who trains whom'],
    meaning: 'A row for each leader: where he trains, what a recruit costs to train, and how many he takes on.',
  },
  { id: 'how-many', names: ['How many'], meaning: 'So many of the same kind are here.' },
  {
    id: 'stack-strength',
    names: ['Strength'],
    meaning: 'Attack, a line, defence: what all units there are worth together. One number where both are the same.',
  },
  {
    id: 'die-faces',
    names: ['The six throws'],
    meaning: 'What each face of the die would bring, in the column that counts here.',
  },
  {
    id: 'combat-chart',
    names: ['Combat table'],
    meaning:
      'Find the odds at the top and the throw of the die at the left: the letters where they meet are the result.',
  },
  {
    id: 'court-chart',
    names: ['Diplomacy table'],
    meaning:
      'At the top, by how much your markers beat those laid against you; at the left the throw of the die. The letters where they meet are the result.',
  },
  {
    id: 'unit-chart',
    names: ['Units and prices'],
    meaning:
      'What a unit costs to recruit, to feed through a winter and to train, its strength (recruit, then veteran) and how far it moves.',
  },
  {
    id: 'opposed',
    names: ['Markers against you'],
    meaning:
      'Suppose the other side lays so many points of markers against you: the chances below are reckoned with it.',
  },
  {
    id: 'laid-markers',
    names: ['Markers you lay'],
    meaning: 'The values of the diplomacy markers you would lay together.',
  },
  {
    id: 'court-chance',
    names: ['Chance to win the power'],
    meaning: 'How many of the six faces bring the power over to you, for these markers.',
  },
  {
    id: 'ratio-scale',
    names: ['Scale of victory'],
    meaning:
      'From nothing at the left to beyond a global victory at the right. The ticks are where levels begin: 0.81 equilibrium, 1.20 marginal, 1.50 continental, 2.00 global. A line shows the way it went this year.',
  },
  {
    id: 'winter-paid',
    names: ['Winter'],
    meaning: 'Treasury points paid so that units the land could not feed live on.',
  },
  { id: 'units-lost', names: ['Losses'], meaning: 'Units lost in this year’s fighting.' },
  { id: 'pillaged', names: ['Plunder'], meaning: 'Treasury points that came from laying the square waste.' },
  { id: 'lit-square', names: ['Enlightenment'], meaning: 'A square that is enlightened counts a point for you.' },
  { id: 'final-place', names: ['Place'], meaning: 'By level of victory first, then by ratio.' },
];

/** What the sign of a power means. */
export const sign = 'Its colour and sign are on everything that belongs to it.';
