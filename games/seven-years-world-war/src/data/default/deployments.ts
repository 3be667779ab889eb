import type { GameData } from '../shape.ts';

/** How many of what is in the rulebook (28.6); the squares follow from it where it names only a kind of square. */
export const deployments: GameData['deployments'] = {
  powers: {
    GB: [
      { unit: 'army-veteran', count: 3, on: 'own' },
      { unit: 'army-recruit', count: 1, on: 'own' },
      { unit: 'fleet-veteran', count: 4, on: 'ports' },
      { unit: 'base', count: 8, on: 'own', most: 1 },
    ],
    FR: [
      { unit: 'army-veteran', count: 5, on: 'own' },
      { unit: 'army-recruit', count: 3, on: 'own' },
      { unit: 'fleet-veteran', count: 2, on: 'ports' },
      { unit: 'fleet-recruit', count: 1, on: 'ports' },
      { unit: 'fortified-zone', count: 2, on: 'D13 D14', most: 1 },
      { unit: 'base', count: 5, on: 'own', except: 'D13 D14', most: 1 },
    ],
    PR: [
      { unit: 'army-veteran', count: 4, on: 'C16' },
      { unit: 'fortified-zone', count: 1, on: 'C16', most: 1 },
    ],
    AU: [
      { unit: 'army-veteran', count: 3, on: 'civilized' },
      { unit: 'army-recruit', count: 3, on: 'civilized' },
      { unit: 'fortified-zone', count: 1, on: 'D16', most: 1 },
      { unit: 'base', count: 1, on: 'D17', most: 1 },
    ],
    RU: [
      { unit: 'army-veteran', count: 1, on: 'own', most: 2 },
      { unit: 'army-recruit', count: 6, on: 'own', most: 2 },
      { unit: 'fleet-recruit', count: 1, on: 'B17' },
      { unit: 'fortified-zone', count: 1, on: 'B17', most: 1 },
      { unit: 'base', count: 6, on: 'civilized', except: 'B17', most: 1 },
    ],
    MC: [
      { unit: 'army-recruit', count: 1, on: 'H21' },
      { unit: 'horde-recruit', count: 3, on: 'civilized', most: 1 },
      { unit: 'base', count: 3, on: 'civilized', most: 1 },
    ],
    ME: [
      { unit: 'army-recruit', count: 2, on: 'E26' },
      { unit: 'horde-veteran', count: 3, on: 'civilized', except: 'E26', most: 1 },
      { unit: 'horde-recruit', count: 3, on: 'civilized', except: 'E26', most: 1 },
      { unit: 'fortified-zone', count: 1, on: 'E26', most: 1 },
      { unit: 'base', count: 9, on: 'civilized', except: 'E26', most: 1 },
    ],
    UP: [
      { unit: 'army-veteran', count: 1, on: 'C15' },
      { unit: 'army-recruit', count: 1, on: 'K25' },
      { unit: 'fleet-veteran', count: 1, on: 'C15' },
      { unit: 'fleet-recruit', count: 1, on: 'K25' },
      { unit: 'fortified-zone', count: 1, on: 'C15', most: 1 },
      { unit: 'base', count: 3, on: 'civilized', except: 'C15', most: 1 },
    ],
    SP: [
      { unit: 'army-recruit', count: 2, on: 'E13' },
      { unit: 'army-recruit', count: 1, on: 'L7' },
      { unit: 'fleet-recruit', count: 1, on: 'E13' },
      { unit: 'fleet-recruit', count: 1, on: 'H6' },
      { unit: 'fortified-zone', count: 1, on: 'E13', most: 1 },
      { unit: 'base', count: 9, on: 'civilized', except: 'E13', most: 1 },
    ],
    OT: [
      { unit: 'army-recruit', count: 2, on: 'E16' },
      { unit: 'horde-veteran', count: 3, on: 'civilized', except: 'E16', most: 1 },
      { unit: 'fleet-recruit', count: 1, on: 'E16' },
      { unit: 'fortified-zone', count: 1, on: 'E16', most: 1 },
      { unit: 'base', count: 3, on: 'civilized', except: 'E16', most: 1 },
    ],
  },
  minors: {
    portugal: [
      { unit: 'fleet-recruit', count: 1, on: 'E12' },
      { unit: 'base', count: 3, on: 'E12 L10 M10', most: 1 },
    ],
    norway: [{ unit: 'base', count: 1, on: 'A15', most: 1 }],
    sweden: [
      { unit: 'army-veteran', count: 1, on: 'A16' },
      { unit: 'fleet-recruit', count: 1, on: 'A16' },
      { unit: 'fortified-zone', count: 1, on: 'A16', most: 1 },
      { unit: 'base', count: 1, on: 'A17', most: 1 },
    ],
    'german-states': [
      { unit: 'army-recruit', count: 2, on: 'D15' },
      { unit: 'base', count: 1, on: 'D15', most: 1 },
    ],
    'italian-states': [
      { unit: 'army-recruit', count: 1, on: 'E15' },
      { unit: 'base', count: 1, on: 'E15', most: 1 },
    ],
    poland: [
      { unit: 'army-recruit', count: 1, on: 'C17' },
      { unit: 'base', count: 1, on: 'C17', most: 1 },
    ],
    turkestan: [
      { unit: 'horde-veteran', count: 1, on: 'E21' },
      { unit: 'base', count: 1, on: 'E21', most: 1 },
    ],
    persia: [
      { unit: 'army-recruit', count: 1, on: 'F19' },
      { unit: 'horde-veteran', count: 1, on: 'F20' },
      { unit: 'base', count: 2, on: 'F19 F20', most: 1 },
    ],
    oman: [
      { unit: 'fleet-recruit', count: 1, on: 'G20' },
      { unit: 'base', count: 1, on: 'G20', most: 1 },
    ],
    afghanistan: [{ unit: 'horde-veteran', count: 1, on: 'F21' }],
    baluchistan: [{ unit: 'horde-recruit', count: 1, on: 'G21' }],
    mysore: [
      { unit: 'horde-recruit', count: 1, on: 'I21' },
      { unit: 'base', count: 1, on: 'I21', most: 1 },
    ],
    burma: [
      { unit: 'horde-veteran', count: 1, on: 'G24' },
      { unit: 'base', count: 1, on: 'G24', most: 1 },
    ],
    siam: [{ unit: 'base', count: 1, on: 'H24', most: 1 }],
    annam: [{ unit: 'base', count: 1, on: 'H25', most: 1 }],
    korea: [{ unit: 'base', count: 1, on: 'E27', most: 1 }],
    japan: [
      { unit: 'army-recruit', count: 1, on: 'F28' },
      { unit: 'horde-veteran', count: 1, on: 'F28' },
      { unit: 'base', count: 2, on: 'F27 F28', most: 1 },
    ],
    'barbary-states': [
      { unit: 'fleet-recruit', count: 1, on: 'F15' },
      { unit: 'base', count: 2, on: 'F13 F15', most: 1 },
    ],
    abyssinia: [
      { unit: 'horde-recruit', count: 1, on: 'I18' },
      { unit: 'base', count: 1, on: 'I18', most: 1 },
    ],
    bornu: [{ unit: 'base', count: 1, on: 'I16', most: 1 }],
    timbuktu: [
      { unit: 'horde-veteran', count: 1, on: 'H14' },
      { unit: 'base', count: 1, on: 'H14', most: 1 },
    ],
  },
  // Reconstructed. Powers whose set-up leaves nothing to choose have it here too, so that one rule serves all.
  suggested: {
    GB: {
      'army-veteran': 'C14 E7 G23',
      'army-recruit': 'F6',
      'fleet-veteran': 'C14 C14 H7 G23',
      base: 'B14 C13 C14 D8 E7 F6 G23 H7',
    },
    FR: {
      'army-veteran': 'D14 D14 D13 D7 I22',
      'army-recruit': 'D14 D14 H8',
      'fleet-veteran': 'D13 D13',
      'fleet-recruit': 'H8',
      'fortified-zone': 'D13 D14',
      base: 'D7 F5 H8 I22 M20',
    },
    PR: {
      'army-veteran': 'C16 C16 C16 C16',
      'fortified-zone': 'C16',
    },
    AU: {
      'army-veteran': 'D16 D16 D16',
      'army-recruit': 'D16 D16 D16',
      'fortified-zone': 'D16',
      base: 'D17',
    },
    RU: {
      'army-veteran': 'B17',
      'army-recruit': 'B17 B18 B18 C18 C18 C19',
      'fleet-recruit': 'B17',
      'fortified-zone': 'B17',
      base: 'A18 B18 B20 C18 C19 C24',
    },
    MC: {
      'army-recruit': 'H21',
      'horde-recruit': 'G22 H21 H22',
      base: 'G22 H21 H22',
    },
    ME: {
      'army-recruit': 'E26 E26',
      'horde-veteran': 'F24 G25 E24',
      'horde-recruit': 'D26 F26 D25',
      'fortified-zone': 'E26',
      base: 'D25 D26 E24 E25 F24 F25 F26 G25 G26',
    },
    UP: {
      'army-veteran': 'C15',
      'army-recruit': 'K25',
      'fleet-veteran': 'C15',
      'fleet-recruit': 'K25',
      'fortified-zone': 'C15',
      base: 'N16 K25 J9',
    },
    SP: {
      'army-recruit': 'E13 E13 L7',
      'fleet-recruit': 'E13 H6',
      'fortified-zone': 'E13',
      base: 'G6 H4 H5 H6 H26 I7 L7 N7 N8',
    },
    OT: {
      'army-recruit': 'E16 E16',
      'horde-veteran': 'E17 F17 F18',
      'fleet-recruit': 'E16',
      'fortified-zone': 'E16',
      base: 'E17 F17 F18',
    },
  },
};
