import type { GameData } from '../shape.ts';

/**
 * Free markers: France's 2 is in the rulebook; players report 7 for Britain with Prussia and 7 for France, the Marathas, Austria,
 * Russia and the Manchus together; how these sums divide, and the other values, are reconstructed. Of the capitals London and
 * Prussia's only square are in the rulebook.
 */
export const powers: GameData['powers'] = {
  GB: { capital: 'C14', freeMarkers: 4 },
  FR: { capital: 'D14', freeMarkers: 2 },
  PR: { capital: 'C16', freeMarkers: 3 },
  AU: { capital: 'D16', freeMarkers: 1 },
  RU: { capital: 'B17', freeMarkers: 1 },
  MC: { capital: 'H21', freeMarkers: 1 },
  ME: { capital: 'E26', freeMarkers: 2 },
  UP: { capital: 'C15', freeMarkers: 1 },
  SP: { capital: 'E13', freeMarkers: 1 },
  OT: { capital: 'E16', freeMarkers: 1 },
};

/** Strengths and movement are reconstructed; what only defends follows from 2.312. */
export const units: GameData['units'] = {
  army: { recruit: 3, veteran: 5, move: 4, defendsOnly: false },
  horde: { recruit: 2, veteran: 3, move: 5, defendsOnly: false },
  legion: { recruit: 6, veteran: 8, move: 5, defendsOnly: false },
  fleet: { recruit: 4, veteran: 7, move: 15, defendsOnly: false },
  'fortified-zone': { recruit: 10, veteran: 10, move: 0, defendsOnly: true },
  base: { recruit: 2, veteran: 2, move: 0, defendsOnly: true },
};

/** Reconstructed; never below what the set-up of 28.6 needs. */
export const counters: GameData['counters'] = {
  GB: { army: 9, horde: 0, legion: 1, fleet: 8, base: 10 },
  FR: { army: 9, horde: 0, legion: 1, fleet: 4, base: 8 },
  PR: { army: 8, horde: 0, legion: 1, fleet: 0, base: 2 },
  AU: { army: 7, horde: 0, legion: 1, fleet: 0, base: 3 },
  RU: { army: 8, horde: 0, legion: 0, fleet: 2, base: 9 },
  MC: { army: 2, horde: 5, legion: 0, fleet: 1, base: 4 },
  ME: { army: 3, horde: 8, legion: 0, fleet: 2, base: 12 },
  UP: { army: 3, horde: 0, legion: 0, fleet: 3, base: 5 },
  SP: { army: 4, horde: 0, legion: 0, fleet: 3, base: 11 },
  OT: { army: 3, horde: 5, legion: 0, fleet: 2, base: 5 },
  minor: { army: 8, horde: 13, legion: 0, fleet: 6, base: 28 },
};

/** How many there are of each is reconstructed (players report a best general of 3 and a best admiral of 2). */
export const markers: GameData['markers'] = {
  attrition: 2,
  'balance-of-power': 2,
  voltaire: 1,
  corruption: 2,
  'coalition-rallies': 2,
  'diplomacy-1': 5,
  'diplomacy-2': 4,
  'diplomacy-3': 3,
  expedition: 2,
  'forced-march': 8,
  'grand-tour': 2,
  'honors-of-war': 2,
  illuminati: 2,
  'laissez-faire': 2,
  'manufacturing-inventions': 2,
  'minor-power-alliance': 5,
  revolution: 1,
  'scientific-breakthrough': 2,
  'trading-charter': 2,
  'sturm-und-drang': 2,
  'general-1': 4,
  'general-2': 4,
  'general-3': 2,
  'admiral-1': 3,
  'admiral-2': 2,
};
