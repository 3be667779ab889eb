import type { Phrases } from '../phrase-of.ts';

export const places: Phrases = {
  'north-america': 'in Nord America',
  caribbean: 'nei Caraibi',
  'south-america': 'in Sud America',
  africa: 'in Africa',
  india: 'in India',
  'east-indies': 'nelle Indie dell’Est',
  baltic: 'nel Baltico',
  'german-states': 'negli Stati tedeschi',
  'central-europe': 'in Europa centrale',
  mediterranean: 'nel Mediterraneo',
  'ottoman-empire': 'nell’Impero ottomano',
  home: 'in patria',
};
