import type { SideId } from './sides.ts';
import type { WarId } from './turns.ts';
import type { TileNames } from './war-tiles.ts';

/** Whom and what the Bonus War tiles show, by War and side; for the eye alone. Ids of texts, in the order of the kinds of tiles. */
export const BONUS_TILE_NAMES = {
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
      ['Bonny Prince Charlie', 'Castries', 'de la Bourdonnais', 'Murray'],
      ['Contades', 'O’Sullivan'],
      ['de Coigny', 'Nizam’s Favor'],
      ['Lowendal', 'von Schwerin'],
    ],
    britain: [
      ['Clive', 'Stair'],
      ['Boscawen', 'Francois de Bussy', 'Treaty of Warsaw', 'Warren'],
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
} as const satisfies Readonly<Record<WarId, Readonly<Record<SideId, TileNames>>>>;
