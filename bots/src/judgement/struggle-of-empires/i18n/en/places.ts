import type { Phrases } from '../phrase-of.ts';

export const places: Phrases = {
  'north-america': 'in North America',
  caribbean: 'in the Caribbean',
  'south-america': 'in South America',
  africa: 'in Africa',
  india: 'in India',
  'east-indies': 'in the East Indies',
  baltic: 'in the Baltic',
  'german-states': 'in the German States',
  'central-europe': 'in Central Europe',
  mediterranean: 'in the Mediterranean',
  'ottoman-empire': 'in the Ottoman Empire',
  home: 'at home',
};
