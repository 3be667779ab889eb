import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';
import type { Term } from '../../kit/terms/term.ts';

const en: readonly Term[] = [
  {
    names: ['Conflict', 'Conflicts'],
    meaning: 'A space in Conflict scores nothing, connects nothing and costs 1 to shift. Any change of flag ends it.',
    section: 'conflicts',
  },
  {
    names: ['Isolated'],
    meaning: 'A Market that no chain of its owner’s Markets joins to a Territory, Fort or squadron: cheap to unflag.',
    section: 'connection',
  },
  {
    names: ['Protected'],
    meaning: 'A Market with a squadron or undamaged Fort of its owner beside it: 1 more to take.',
    section: 'connection',
  },
  {
    names: ['Treaty Points', 'Treaty Point'],
    meaning: 'Each is worth 1 point of a kind for which you have an action. Four are kept from turn to turn.',
    section: 'debt',
  },
  {
    names: ['Debt Limit', 'Debt Limits'],
    meaning: 'How far Debt may go. It rises by 4 with the second and third Era.',
    section: 'debt',
  },
  {
    names: ['Available Debt'],
    meaning: 'The Limit less the Debt. Some cards ask who has more of it, and a tie at the end.',
    section: 'debt',
  },
  {
    names: ['Debt'],
    meaning: 'Taken at will: each is worth 1 point of a kind for which you have an action. Passing gives back up to 2.',
    section: 'debt',
  },
  {
    names: ['Major action', 'Major'],
    meaning: 'Buys as much as its points pay for; only it takes opposing flags without a Conflict.',
    section: 'action',
  },
  {
    names: ['Minor action', 'Minor'],
    meaning: 'One single purchase; what is left of its points is lost.',
    section: 'action',
  },
  {
    names: ['Advantage', 'Advantages'],
    meaning: 'Yours while you hold all spaces joined to it; used once a turn.',
    section: 'use-advantage',
  },
  {
    names: ['squadron', 'squadrons'],
    meaning: 'Holds a sea: connects and protects the Markets beside it, and counts in Wars.',
    section: 'squadrons',
  },
  {
    names: ['Prestige'],
    meaning: 'Political spaces so marked score for whoever holds more of them.',
    section: 'map',
  },
];

const it: readonly Term[] = [
  {
    names: ['conflitto', 'conflitti'],
    meaning:
      'Uno spazio in conflitto non dà punti, non collega e costa 1 cambiarlo. Ogni cambio di bandiera lo chiude.',
    section: 'conflicts',
  },
  {
    names: ['isolato', 'isolati'],
    meaning:
      'Un mercato che nessuna catena di mercati del suo padrone unisce a un territorio, forte o squadra: si toglie con poco.',
    section: 'connection',
  },
  {
    names: ['protetto', 'protetti'],
    meaning: 'Un mercato con accanto una squadra o un forte intatto del suo padrone: costa 1 in più.',
    section: 'connection',
  },
  {
    names: ['punti trattato', 'punto trattato'],
    meaning: 'Ognuno vale 1 punto di un tipo per cui hai un’azione. Da un turno all’altro se ne tengono quattro.',
    section: 'debt',
  },
  {
    names: ['limite di debito', 'limiti di debito'],
    meaning: 'Fin dove può arrivare il debito. Sale di 4 con la seconda e la terza era.',
    section: 'debt',
  },
  {
    names: ['debito disponibile'],
    meaning: 'Il limite meno il debito. Alcune carte chiedono chi ne ha di più, e così la parità finale.',
    section: 'debt',
  },
  {
    names: ['debito'],
    meaning:
      'Si contrae a piacere: ognuno vale 1 punto di un tipo per cui hai un’azione. Passando se ne rende fino a 2.',
    section: 'debt',
  },
  {
    names: ['azione maggiore'],
    meaning: 'Compra quanto i suoi punti pagano; solo lei toglie bandiere avversarie dove non c’è conflitto.',
    section: 'action',
  },
  {
    names: ['azione minore'],
    meaning: 'Un solo acquisto; ciò che avanza dei punti va perso.',
    section: 'action',
  },
  {
    names: ['vantaggio', 'vantaggi'],
    meaning: 'È tuo finché tieni tutti gli spazi che lo formano; si usa una volta per turno.',
    section: 'use-advantage',
  },
  {
    names: ['squadra', 'squadre'],
    meaning: 'Tiene un mare: collega e protegge i mercati accanto, e conta nelle guerre.',
    section: 'squadrons',
  },
  {
    names: ['prestigio'],
    meaning: 'Gli spazi politici così segnati danno punti a chi ne tiene di più.',
    section: 'map',
  },
];

const tables: Translations<readonly Term[]> = { en, it };

/** Words of the game that explain themselves wherever they are printed. */
export const glossary = (language: Language): readonly Term[] => inLanguage(tables, language);
