import type { SeaId } from '../map/titles.ts';

const seas: Readonly<Record<SeaId, string>> = {
  atlantic: 'Atlantic',
  mediterranean: 'Mediterranean',
  ocean: 'Atlantic Ocean',
  mexico: 'Gulf of Mexico',
  'caribbean-sea': 'Caribbean Sea',
  bengal: 'Bay of Bengal',
  arabian: 'Arabian Sea',
};

/** What this board says beyond the game's own words. */
export const en = {
  seas,
  sheet: (region: string) => `Map of ${region}`,
  sheets: 'The four maps',
  sheetLabel: (region: string, britain: number, france: number, award: string) =>
    `${region}: Britain ${britain}, France ${france}; ${award}`,
  choicesThere: (n: number) => (n === 1 ? '1 choice there' : `${n} choices there`),
  number: (n: number) => `Choice ${n}`,
  cancel: 'Leave it',

  localAlliance: 'Local Alliance',
  price: (n: number) => `price ${n}`,
  damaged: 'damaged',
  isolated: 'isolated',
  guarded: 'protected',
  wanted: 'in demand',
  notInPlay: 'not in play yet',
  joinedTo: (names: string) => `Joined to ${names}.`,
  conquestTo: (names: string) => `Conquest lines to ${names}.`,
  huguenots: 'Huguenots',
  exhausted: 'used up',
  held: (side: string) => `held by ${side}`,
  unheld: 'held by nobody',
  gameOver: 'The game is over',
  finalScoring: 'Final Scoring',
  peace: (turn: number) => `Peace ${turn} of 6`,
  peaceRound: (turn: number, round: number) => `Peace ${turn}, round ${round} of 4`,
};

export type BoardWords = typeof en;
