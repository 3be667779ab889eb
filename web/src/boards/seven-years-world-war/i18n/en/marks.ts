import type { Term } from '../../../kit/terms/term.ts';

export const marks: readonly Term[] = [
  {
    id: 'coalition',
    names: ['A coalition at a glance'],
    meaning:
      'Its ratio with the level of victory it stands for, the treasury with what a year brings in, the markers in hand, and a drum for whoever has the initiative.',
  },
  {
    id: 'ratio',
    names: ['Ratio'],
    meaning:
      'Points now over points at the start: 1 means as strong as on the first day. The word beside it is the level of victory it would be worth; the highest level wins.',
  },
  {
    id: 'gold',
    names: ['Treasury'],
    meaning:
      'What the coalition can spend now, a question mark where it is hidden. After the + what taxes and trade routes bring in a year as things stand.',
  },
  {
    id: 'tile',
    names: ['Campaign markers'],
    meaning: 'How many it holds, hidden from the others, and how many it may hold at most.',
  },
  {
    id: 'drum',
    names: ['Initiative'],
    meaning:
      'This coalition acts first this year: its powers have the highest sum of campaign values, or a Grand Tour named it.',
  },
  {
    id: 'years',
    names: ['Years of the war'],
    meaning:
      'Seven years from 1756 on, a turn each, by their last two figures; the present one stands out. The bar below says how far this year has come.',
  },
  {
    id: 'neutral-powers',
    names: ['Neutral powers'],
    meaning: 'Nobody controls them yet. Diplomacy may win them; an attack drives them to the other side.',
  },
  {
    id: 'ledger-treasury',
    names: ['In the treasury'],
    meaning: 'What you have to spend this year before anything is paid.',
  },
  {
    id: 'ledger-basket',
    names: ['In the basket'],
    meaning: 'What you have put together so far costs this much. Nothing is paid before you press Pay.',
  },
  {
    id: 'ledger-left',
    names: ['Left over'],
    meaning: 'Treasury less basket. Keep enough for the winter, or units starve.',
  },
  {
    id: 'ledger',
    names: ['The account'],
    meaning: 'What is in the treasury, what the basket costs, and what is left; under it, what winter will want.',
  },
  {
    id: 'wares',
    names: ['What can be bought'],
    meaning: 'A row for each kind: what one costs, how many are still to be had, and how many you buy.',
  },
  {
    id: 'ware-price',
    names: ['Price of one'],
    meaning: 'What one of them costs from the treasury.',
  },
  {
    id: 'ware-left',
    names: ['Still to be had'],
    meaning: 'How many of them there are left for you this year; a dash means that only money and room set a limit.',
  },
  {
    id: 'in-basket',
    names: ['How many you buy'],
    meaning: 'Minus and plus change the basket. Nothing is paid before you say so.',
  },
  {
    id: 'chances',
    names: ['Six faces of the die'],
    meaning: 'How many of the six are good for you, how many change nothing, how many are bad.',
  },
  {
    id: 'combat-odds',
    names: ['Odds'],
    meaning:
      'The attacker’s strength against the defender’s, rounded to a column of the combat table. The die is read in that column.',
  },
];
