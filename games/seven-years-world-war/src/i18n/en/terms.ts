import type { Glossary } from '../tables.ts';
import type { TermValue } from '../terms.ts';

/** Kinds of deals, and what deals and standing orders speak of: the labels of a form. */
export const deals: Glossary['deals'] = {
  points: { name: 'Give points', hint: 'Treasury points, at once.' },
  trade: {
    name: 'Trade',
    hint: 'Points, a marker, a power or its neutrality, for as much in return as you agree on, and a clause in writing if you like.',
  },
  agreement: { name: 'Written agreement', hint: 'A clause in writing. Who breaks it loses all his markers.' },
  'sign-treaty': { name: 'Sign the treaty', hint: 'When all have signed, the game ends with the turn.' },
  'unsign-treaty': { name: 'Take back the signature', hint: 'As long as not all have signed.' },
  settle: { name: 'Pay a debt', hint: 'A sum promised in writing, before it is due.' },
  'show-hand': { name: 'Show my markers', hint: 'All of them or one, to everybody or to one player alone.' },
  'give-up': { name: 'Return a marker', hint: 'To the pool, unplayed.' },
  breakthrough: { name: 'Play Scientific Breakthrough', hint: 'Throw a die and draw that many markers.' },
};

export const terms: Glossary['terms'] = {
  points: 'Points',
  marker: 'Marker',
  power: 'Power',
  neutral: 'Power made neutral',
  pointsBack: 'Points in return',
  markerBack: 'Marker in return',
  powerBack: 'Power in return',
  neutralBack: 'Power made neutral in return',
  clause: 'Clause',
  binds: 'Binds',
  land: 'Power it is about',
  square: 'Square',
  sum: 'Sum',
  until: 'Until turn',
  seat: 'Shown to',
  creditor: 'Paid to',
  which: 'Which dice',
  by: 'Played by',
  as: 'Where I am',
  markers: 'Markers',
};

export const termValues: Readonly<Record<TermValue, string>> = {
  from: 'me',
  to: 'the other',
  both: 'both of us',
  'my-battles': 'of my battles',
  'my-battles-if-bad': 'of my battles, where they are bad for me',
  mine: 'thrown by me',
  'concerning-me': 'that concern me',
  diplomacy: 'of diplomacy',
  all: 'all of them',
  attacker: 'the attacker',
  defender: 'the defender',
};
