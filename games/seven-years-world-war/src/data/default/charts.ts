import type { GameData } from '../shape.ts';

/**
 * The rulebook gives the 1 of wilderness in defence, more than 0 for minor powers in Terra Incognita, and no forage at sea for major
 * units; the rest is reconstructed. Forage of a civilized square is its value, which agrees with 19.1 and the set-ups of 28.6.
 */
export const terrain: GameData['terrain'] = {
  civilized: { landCost: 1, defence: 0, defenceMinor: 0, forage: 0, forageMinor: 1 },
  wilderness: { landCost: 2, defence: 1, defenceMinor: 1, forage: 1, forageMinor: 2 },
  'terra-incognita': { landCost: 3, defence: 1, defenceMinor: 2, forage: 0, forageMinor: 1 },
  sea: { landCost: 0, defence: 0, defenceMinor: 0, forage: 0, forageMinor: 1 },
};

/** Names are in the rulebook; values, lines and termini are reconstructed. */
export const routes: GameData['routes'] = {
  'american-colonies': { value: 1, parts: [['C14 C13 C12 C11 C10 D10 D9 E9 E8 E7']] },
  'west-indies': { value: 3, parts: [['E13 F13 F12 G12 G11 G10 G9 G8 G7 G6 H6']] },
  antilles: { value: 3, parts: [['D13 D12 D11 E11 E10 F10 F9 G9 H9 H8']] },
  'arabian-sea': { value: 2, parts: [['G20 H20 H21']] },
  china: { value: 2, parts: [['H25 G25 G26 F26']] },
  philippines: { value: 2, parts: [['H26 H27 H28 H29 H30 H1 H2 H3 H4']] },
  // 10.123: one terminus in Europe, one in Asia; several players may hold it at once.
  'east-indies': {
    value: 2,
    parts: [
      ['C14 C13 C12 D12 D11 E11', 'C15 C14 C13 C12 D12 D11 E11', 'D13 D12 D11 E11', 'E12 E11'],
      ['F11 G11 H11 I11 J11 J12 K12 L12 L13 M13 M14 N14 N15 O15 O16 O17 O18 N18 N19 N20 N21 M21 L21 K21 K22'],
      ['J22 J23 I23 H23 G23', 'J22 I22', 'K23 K24 K25'],
    ],
  },
};

/** The columns, who may use which table and the result codes are in the rulebook or reported by players; the tables are reconstructed. */
export const combat: GameData['combat'] = {
  engagement: [
    'AZ AZ AZ AW AW -  DW',
    'AW AW AW -  -  DW DW',
    'AW AW -  -  DW DW DW',
    'AW -  -  DW DW DW DZ',
    '-  -  DW DW DW DZ DZ',
    '-  DW DW DW DZ DZ DD',
  ],
  linear: [
    'AA AA AZ AZ AW BB DW',
    'AA AZ AZ AW BB DW DZ',
    'AZ AZ AW BB DW DZ DZ',
    'AZ AW BB DW DZ DZ DD',
    'AW BB DW DZ DZ DD DD',
    'BB DW DZ DZ DD DD DD',
  ],
  revolutionary: [
    'AA AA AA AZ AZ BB DZ',
    'AA AA AZ BB BB DZ DD',
    'AA AZ BB DZ DZ DD DD',
    'AZ BB DZ DZ DD DD DD',
    'BB DZ DZ DD DD DD DD',
    'DZ DZ DD DD DD DD DD',
  ],
};
