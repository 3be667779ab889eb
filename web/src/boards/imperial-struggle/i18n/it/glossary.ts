import type { Term } from '../../../kit/terms/term.ts';

export const glossary: readonly Term[] = [
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
