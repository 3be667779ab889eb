import type { MarkerId } from '@cabinet-wars/seven-years-world-war/data';

const moments = {
  initiative: 'Initiative',
  treasury: 'Treasury',
  diplomacy: 'Diplomacy',
  movement: 'Movement',
  combat: 'Combat',
  winter: 'Winter',
  leaders: 'Leaders',
  answer: 'In answer',
  any: 'At any time',
};
/** In a few texts what each does. */
const short: Readonly<Partial<Record<MarkerId, string>>> = {
  attrition: 'a square wastes away',
  voltaire: 'pick from the pool',
  corruption: 'they lose a die of points',
  'coalition-rallies': 'two dice of points',
  'diplomacy-1': 'adds 1',
  'diplomacy-2': 'adds 2',
  'diplomacy-3': 'adds 3',
  expedition: 'wilds cost less, once',
  'forced-march': 'a force acts again, or strikes who comes near',
  'grand-tour': 'names who goes first',
  'honors-of-war': 'before the die: mauled becomes retreat',
  illuminati: 'throw a die again',
  'laissez-faire': 'gamble for points',
  'manufacturing-inventions': 'a square pays double',
  'minor-power-alliance': 'a minor power acts for you',
  'scientific-breakthrough': 'draw a die of markers',
  'trading-charter': 'a route pays twice',
  'sturm-und-drang': 'stops a marker',
  'general-1': 'adds 1, trains one',
  'general-2': 'adds 2, trains two',
  'general-3': 'adds 3, trains three',
  'admiral-1': 'adds 1 at sea',
  'admiral-2': 'adds 2 at sea',
};

/** Words of the hand. */
export const hand = {
  title: (count: number, limit: number) => `Your hand, ${count} of ${limit}`,
  moments,
  short,
  fresh: 'fresh',
  onMap: 'Choose the force it is for in the list, or on the map.',
  now: 'now',
  or: 'or:',
  playable: 'can be played now',
};
export type HandTexts = typeof hand;
