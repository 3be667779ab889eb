import type { AskMeTexts } from '../en/ask-me.ts';

export const askMe: AskMeTexts = {
  title: 'Chiedimelo prima che …',
  hint: 'Ti si chiede solo se hai in mano il segnalino. Quello che scegli qui vale a tutti i tuoi tavoli.',
  sentences: {
    countermarch: { before: 'un nemico arrivi accanto alle mie forze', with: 'Marcia forzata: contromarcia.' },
    die: { before: 'resti un dado che potrei far ritirare', with: 'Illuminati.' },
    marker: { before: 'il segnalino di qualcuno abbia effetto', with: 'Sturm & Drang.' },
    oppose: {
      before: 'riesca una diplomazia a cui posso oppormi',
      with: 'Segnalini diplomazia. Per le tue potenze te lo si chiede sempre.',
    },
    battle: { before: 'si tiri il dado di una mia battaglia', with: 'Onori di guerra; sul foglio del combattimento.' },
    initiative: { before: 'si decida l’iniziativa', with: 'Grand Tour.' },
  },
  answers: {
    never: 'mai',
    always: 'sempre',
    'if-good': 'se vincerei 3 su 6',
    'if-bad': 'nelle mie battaglie, se va male',
    'if-late': 'se non sarei primo',
    'my-battles': 'nelle mie battaglie',
    'concerning-me': 'se mi riguarda',
    four: 'questi quattro e la diplomazia',
    any: 'qualunque',
    mine: 'solo le mie',
    all: 'mie e neutrali',
  },
  onPlate: 'Quello che scegli vale a tutti i tuoi tavoli.',
  passed: (marker, wins) =>
    wins === null ? `Lasciato passare: ${marker}.` : `Lasciato passare: ${marker}, ${wins} su 6.`,
  youHold: (n) => (n === 0 ? 'Non ne hai: vale per dopo.' : `Ne hai ${n}.`),
  askNext: 'La prossima volta chiedimelo',
  everything: 'Chiedimi tutto',
  byOrders: 'Chiedimi come scelto sopra',
  nothing: 'Non chiedermi niente',
  bluff: 'Chiedimelo anche senza il segnalino',
  bluffHint: 'Una lunga pausa dice agli altri che forse ce l’hai. Così puoi fare una pausa anche senza, e bluffare.',
};
