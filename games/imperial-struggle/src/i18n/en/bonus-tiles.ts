import type { Glossary } from '../tables.ts';

/** Whom and what Bonus War tiles show, by kind in the order of the data set's. */
export const bonusTiles: Glossary['bonusTiles'] = {
  WSS: {
    france: [
      ['Vendôme', 'de Villars'],
      ['Berwick', 'Cadiz Refused', 'd’Estrées', 'Musketeers'],
      ['d’Artagnan', 'Maison du Roi'],
      ['Boufflers', 'de Tessé'],
      ['Crack Troops', 'Ultima Ratio Regum'],
    ],
    britain: [
      ['Marlborough', 'Prince Eugene'],
      ['Church', 'Galway', 'Rooke', 'Savoy Defects'],
      ['Foot Guards', 'United Parliament'],
      ['Huguenot Rebels', 'Prize Hunting'],
      ['Leopold', 'Louis William'],
    ],
  },
  WAS: {
    france: [
      ['Frederick', 'Saxe'],
      ['Bonnie Prince Charlie', 'Castries', 'de la Bourdonnais', 'Murray'],
      ['Contades', 'O’Sullivan'],
      ['de Coigny', 'Nizam’s Favour'],
      ['Lowendal', 'von Schwerin'],
    ],
    britain: [
      ['Clive', 'Stair'],
      ['Boscawen', 'François de Bussy', 'Treaty of Warsaw', 'Warren'],
      ['de Lorraine', 'King George II'],
      ['Chaos in Bavaria', 'Hungarian Enthusiasm'],
      ['Lawrence', 'Seckendorff'],
    ],
  },
  '7YW': {
    france: [
      ['Castries', 'Montcalm'],
      ['Bougainville', 'Coureurs des bois', 'Nawabs Rally', 'Villiers'],
      ['Broglie', 'Lally'],
      ['Beaujeu', 'Hadik’s Raid'],
      ['Chevert', 'Monongahela Ambush'],
    ],
    britain: [
      ['Clive', 'Old Fritz'],
      ['Amherst', 'Coote', 'Morta la Bestia', 'Wolfe'],
      ['Granby', 'Sepoy Veterans'],
      ['Damned Audacity', 'Johnson'],
      ['Bradstreet', 'Monckton'],
    ],
  },
  AWI: {
    france: [
      ['Lafayette', 'Washington'],
      ['Arnold', 'East River Wind', 'Greene', 'von Steuben'],
      ['de Grasse', 'Rochambeau'],
      ['Bunker Hill', 'Castelnau'],
      ['Morgan’s Rifles', 'de Suffren'],
    ],
    britain: [
      ['Coote', 'Rodney'],
      ['Anglo-Dutch Conflict', 'Carleton', 'Hessians', 'Howe'],
      ['Cornplanter', 'Cornwallis'],
      ['Brant’s Volunteers', 'Stuart'],
      ['André', 'Arnold’s Treason'],
    ],
  },
};
