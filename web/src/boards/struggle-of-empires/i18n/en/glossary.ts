import type { Term } from '../../../kit/terms/term.ts';

export const glossary: readonly Term[] = [
  {
    id: 'control',
    names: ['control piece', 'control pieces', 'token', 'tokens', 'control marker', 'control markers'],
    meaning: 'A disc of your colour. Only these score: most in a region is first place there.',
    section: 'scoring',
  },
  {
    id: 'population',
    names: ['population'],
    meaning:
      'What units are built of, one for each. It gives a gold at the end of each war and then grows by 5, to 9 at most.',
    section: 'population',
  },
  {
    id: 'unrest',
    names: ['unrest'],
    meaning: 'What taxing and losses cost. At the end the most restless lose 7 and 4 points; 20 is a revolution.',
    section: 'unrest',
  },
  { names: ['taxation', 'taxing', 'tax'], meaning: 'At any time: 2 gold for 1 unrest.', section: 'gold' },
  {
    names: ['naval support'],
    meaning: '+1 on land for the side that won at sea, or whose navy nobody opposed.',
    section: 'land-combat',
  },
  {
    names: ['sea check', 'sea checks'],
    meaning: 'The dice for going from one sea to another: a unit arrives, turns back or is lost.',
    section: 'voyage',
  },
  {
    id: 'neutral',
    names: ['neutral', 'neutrals', 'country counter', 'country counters'],
    meaning: 'A country on its own with its defence. Beaten, its place becomes your control piece.',
    section: 'attack',
  },
  {
    id: 'local-alliance',
    names: ['local alliance', 'local alliances', 'alliance tile', 'alliance tiles'],
    meaning: 'One unit more in its regions until the war ends. It is never lost.',
    section: 'ally',
  },
  {
    names: ['alliance', 'alliances'],
    meaning: 'One of the two sides of a war. Allies cannot attack each other until it ends.',
    section: 'auction',
  },
  { names: ['maintenance', 'upkeep'], meaning: 'One gold for every unit at the end of each war.', section: 'income' },
  { names: ['revolution'], meaning: '20 unrest or more at the end of the game: everything is lost.', section: 'end' },
  {
    names: ['free action', 'free actions'],
    meaning: 'Done before, between or after your two actions, and costs none of them.',
    section: 'turn',
  },
  {
    id: 'fort',
    names: ['fort', 'forts'],
    meaning: 'Counts 2 in defence, stays where it is, and cannot help an ally.',
    section: 'land-combat',
  },
  {
    id: 'army',
    isCommon: true,
    names: ['army', 'armies'],
    meaning:
      'Fights on land and takes control pieces. Overseas it can only go where one of your navies is. Costs 1 gold a war.',
    section: 'build',
  },
  {
    id: 'navy',
    isCommon: true,
    names: ['navy', 'navies'],
    meaning: 'Fights at sea, carries armies to the colonies and supports them on land. Costs 1 gold a war.',
    section: 'build',
  },
  {
    id: 'gold',
    isCommon: true,
    names: ['gold'],
    meaning:
      'Pays for attacks, tiles and, at the end of a war, for every unit. Whoever has none taxes: 2 gold for 1 unrest.',
    section: 'gold',
  },
  {
    id: 'tile',
    isCommon: true,
    names: ['tile', 'tiles'],
    meaning: 'A lasting advantage, or one for a single use. At most one a round.',
    section: 'take-tile',
  },
  {
    id: 'vp',
    isCommon: true,
    names: ['victory points', 'VP', 'points'],
    meaning: 'Who has most after the third war wins. Regions pay them at the end of each war.',
    section: 'scoring',
  },
  {
    id: 'place',
    isCommon: true,
    names: ['first place', 'second place', 'third place'],
    meaning: 'What this place in the region brings at the end of the war. Who ties for it has it in full.',
    section: 'scoring',
  },
  {
    id: 'raid',
    isCommon: true,
    names: ['raid', 'raids', 'pirates', 'slave revolt'],
    meaning: 'Sent by a tile. It lies in its region until somebody beats it.',
    section: 'raid',
  },
];
