import type { ProgramTexts } from './en.ts';

export const de: ProgramTexts = {
  title: 'Deine Bots',
  about: 'Beschreibung',
  aboutHint: 'Was er ist und wie er spielt. Alle sehen es.',
  intro:
    'Ein Programm von dir kann ein eigenes Konto haben: als Bot gekennzeichnet, unter Bots gewertet, mit einem Schlüssel zum Spielen. Du stehst für es ein.',
  howTo: 'Wie man einen schreibt',
  make: 'Ein Bot-Konto anlegen',
  name: 'Sein Name',
  plays: 'Spiele, die er spielt',
  invitedBy: 'Wer ihn auf einen Stuhl einladen darf',
  invitedBys: { keeper: 'Nur du', anybody: 'Alle' },
  invitedByOf: { keeper: 'nur sein Halter darf ihn einladen', anybody: 'alle dürfen ihn einladen' },
  tokenShown: (name) => `Der Schlüssel von ${name}. Bewahre ihn auf, er wird nicht noch einmal gezeigt:`,
  newToken: 'Neuer Schlüssel',
  delete: 'Löschen',
  sureDelete: (name) => `${name} endgültig löschen`,
  program: 'Bot-Konto',
  programOf: (keeper) => `Ein Bot-Konto: ein Programm, das selbst spielt. Dafür steht ${keeper} ein.`,
  keeper: (name) => `von ${name}`,
  ofTheHouse: 'Bot des Hauses',
  awake: 'wach',
  asleep: 'schläft',
  invite: 'Ein Bot-Konto einladen…',
  inviteTo: (seat) => `Ein Bot-Konto einladen: ${seat}`,
  noneToInvite: 'Hier spielt noch kein Bot-Konto dieses Spiel.',
  welcome: 'Bots des Hauses dürfen sich setzen',
  welcomeHint:
    'Programme anderer, von den Moderatoren dieses Servers zugelassen, nehmen freie Stühle ein. Sie sind gekennzeichnet.',
  people: 'Menschen',
  bots: 'Bots',
};
