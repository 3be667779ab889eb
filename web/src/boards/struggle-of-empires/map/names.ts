import type { PlaceId } from './places.ts';

export type SeaId = 'atlantic' | 'north-sea' | 'black-sea' | 'levant' | 'barbary' | 'portugal';

/** What is written on the map, line by line. */
export interface MapNames {
  readonly places: Readonly<Record<PlaceId, readonly string[]>>;
  readonly seas: Readonly<Record<SeaId, string>>;
  readonly north: string;
  readonly title: string;
}

export const en: MapNames = {
  places: {
    'north-america': ['North', 'America'],
    caribbean: ['Caribbean'],
    'south-america': ['South', 'America'],
    africa: ['Africa'],
    india: ['India'],
    'east-indies': ['East Indies'],
    baltic: ['Baltic'],
    'german-states': ['German', 'States'],
    'central-europe': ['Central Europe'],
    mediterranean: ['Mediterranean'],
    'ottoman-empire': ['Ottoman Empire'],
    britain: ['Britain'],
    france: ['France'],
    spain: ['Spain'],
    russia: ['Russia'],
    austria: ['Austria'],
    prussia: ['Prussia'],
    'united-provinces': ['United', 'Provinces'],
  },
  seas: {
    atlantic: 'Atlantic Ocean',
    'north-sea': 'North Sea',
    'black-sea': 'Black Sea',
    levant: 'Levant Sea',
    barbary: 'Barbary Coast',
    portugal: 'Portugal',
  },
  north: 'N',
  title: 'Struggle of Empires',
};

export const it: MapNames = {
  places: {
    'north-america': ['Nord', 'America'],
    caribbean: ['Caraibi'],
    'south-america': ['Sud', 'America'],
    africa: ['Africa'],
    india: ['India'],
    'east-indies': ['Indie dell’Est'],
    baltic: ['Baltico'],
    'german-states': ['Stati', 'tedeschi'],
    'central-europe': ['Europa centrale'],
    mediterranean: ['Mediterraneo'],
    'ottoman-empire': ['Impero ottomano'],
    britain: ['Gran', 'Bretagna'],
    france: ['Francia'],
    spain: ['Spagna'],
    russia: ['Russia'],
    austria: ['Austria'],
    prussia: ['Prussia'],
    'united-provinces': ['Paesi', 'Bassi'],
  },
  seas: {
    atlantic: 'Oceano Atlantico',
    'north-sea': 'Mare del Nord',
    'black-sea': 'Mar Nero',
    levant: 'Mare di Levante',
    barbary: 'Barberia',
    portugal: 'Portogallo',
  },
  north: 'N',
  title: 'Struggle of Empires',
};
