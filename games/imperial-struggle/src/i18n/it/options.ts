import type { Options } from '../../options.ts';
import type { OrderId } from '../../purchases/orders.ts';
import type { Ending } from '../../scoring/victory.ts';
import type { Named } from '../tables.ts';

/** Every option of a new game with its one-line explanation. */
export const options: Readonly<Record<keyof Options, Named>> = {
  players: { name: 'Giocatori', hint: 'Due: Francia e Gran Bretagna.' },
  spanishEmpire: {
    name: 'Impero spagnolo',
    hint: 'Bandiere spagnole a Cuba; quando una parte prende un territorio spagnolo di nessuno, l’altra può modificare uno spazio in Spagna.',
  },
  swapBasicTiles: {
    name: 'Pianificazione: scambio',
    hint: 'Il potenziamento militare può invece scambiare due proprie tessere guerra base.',
  },
  allotBasicTiles: {
    name: 'Pianificazione: scelta',
    hint: 'Le tessere guerra base si pescano insieme, e chi le ha decide dove va ciascuna.',
  },
  tougherForts: {
    name: 'Forti più solidi',
    hint: 'Prendere un forte in guerra richiede una linea di conquista da un proprio spazio.',
  },
  bid: {
    name: 'Asta per le parti',
    hint: 'Ciascuno dice per quanti punti trattato giocherebbe la Gran Bretagna; la gioca, e li riceve, chi ne chiede meno.',
  },
  deployNewSquadrons: {
    name: 'Squadre subito schierate',
    hint: 'Una squadra navale può salpare nel round in cui è costruita.',
  },
};
export const optionGroups = { main: 'Partita', variants: 'Regole opzionali' } as const;

export const endings: Readonly<Record<Ending, string>> = {
  'peace-sweep': 'Tutti i premi e tutte le domande in un turno',
  'war-sweep': 'Tutti i teatri di una guerra vinti al massimo',
  vp: 'La fine del tracciato dei punti vittoria',
  final: 'Più PV dopo il punteggio finale',
  'final-debt': 'Parità dopo il punteggio finale: più debito disponibile',
  'final-even': 'Parità in tutto: Gran Bretagna',
};

/** Standing orders. */
export const orders: Readonly<Record<OrderId, Named>> = {
  'pay-debt-first': {
    name: 'Debito prima dei punti trattato',
    hint: 'Prendi debito per me dove entrambi potrebbero pagare, fin dove il mio limite lo permette.',
  },
  'pay-treaty-first': {
    name: 'Punti trattato prima del debito',
    hint: 'Spendi punti trattato per me dove entrambi potrebbero pagare, finché ne ho.',
  },
};
