import type { Glossary } from '../tables.ts';

/** Whom and what Bonus War tiles show, by kind in the order of the data set's. */
export const bonusTiles: Glossary['bonusTiles'] = {
  WSS: {
    france: [
      ['Vendôme', 'de Villars'],
      ['Berwick', 'Cadice resiste', 'd’Estrées', 'Moschettieri'],
      ['d’Artagnan', 'Maison du Roi'],
      ['Boufflers', 'de Tessé'],
      ['Truppe scelte', 'Ultima Ratio Regum'],
    ],
    britain: [
      ['Marlborough', 'Principe Eugenio'],
      ['Church', 'Galway', 'Rooke', 'Defezione dei Savoia'],
      ['Guardie a piedi', 'Parlamento unito'],
      ['Ribelli ugonotti', 'Caccia alle prede'],
      ['Leopoldo', 'Luigi Guglielmo'],
    ],
  },
  WAS: {
    france: [
      ['Federico', 'Maurizio di Sassonia'],
      ['Bonnie Prince Charlie', 'Castries', 'de la Bourdonnais', 'Murray'],
      ['Contades', 'O’Sullivan'],
      ['de Coigny', 'Favore del Nizam'],
      ['Lowendal', 'von Schwerin'],
    ],
    britain: [
      ['Clive', 'Stair'],
      ['Boscawen', 'François de Bussy', 'Trattato di Varsavia', 'Warren'],
      ['Carlo di Lorena', 'Re Giorgio II'],
      ['Caos in Baviera', 'Entusiasmo ungherese'],
      ['Lawrence', 'Seckendorff'],
    ],
  },
  '7YW': {
    france: [
      ['Castries', 'Montcalm'],
      ['Bougainville', 'Coureurs des bois', 'Adunata dei nawab', 'Villiers'],
      ['Broglie', 'Lally'],
      ['Beaujeu', 'Incursione di Hadik'],
      ['Chevert', 'Imboscata sul Monongahela'],
    ],
    britain: [
      ['Clive', 'Il vecchio Fritz'],
      ['Amherst', 'Coote', 'Morta la Bestia', 'Wolfe'],
      ['Granby', 'Sepoy veterani'],
      ['Dannata audacia', 'Johnson'],
      ['Bradstreet', 'Monckton'],
    ],
  },
  AWI: {
    france: [
      ['Lafayette', 'Washington'],
      ['Arnold', 'Vento sull’East River', 'Greene', 'von Steuben'],
      ['de Grasse', 'Rochambeau'],
      ['Bunker Hill', 'Castelnau'],
      ['Fucilieri di Morgan', 'de Suffren'],
    ],
    britain: [
      ['Coote', 'Rodney'],
      ['Conflitto anglo-olandese', 'Carleton', 'Assiani', 'Howe'],
      ['Cornplanter', 'Cornwallis'],
      ['Volontari di Brant', 'Stuart'],
      ['André', 'Tradimento di Arnold'],
    ],
  },
};
