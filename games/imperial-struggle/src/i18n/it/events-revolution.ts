import type { EventText } from '../cards.ts';

export const revolution = {
  'nootka-incident': {
    name: 'Incidente di Nootka',
    britain: {
      effect: '2 D o 2 E.',
      bonus: 'Ottieni 2 PV per ogni spazio alleanza britannico in Spagna, poi rimuovi quelle bandiere.',
    },
    france: {
      effect: 'Manda una squadra navale britannica dalla mappa al riquadro Marina.',
      bonus: 'Costruisci gratis una squadra navale.',
    },
  },
  'haitian-revolution': {
    name: 'Rivoluzione haitiana',
    both: {
      effect: 'Piazza un conflitto grave in un mercato dello zucchero; sedarlo costa 1 M in più.',
      bonus: 'Piazza conflitti gravi in altri due.',
    },
  },
  'loge-des-neuf-soeurs': {
    name: 'Loggia delle Nove Sorelle',
    britain: {
      effect: 'Piazza un conflitto in un mercato o spazio politico delle Colonie settentrionali.',
      bonus: 'Ottieni 3 PV se la Gran Bretagna ha più bandiere in Nord America della Francia.',
    },
    france: {
      effect: 'Usa un vantaggio che hai fuori dall’Europa, anche esaurito; questo non lo esaurisce.',
      bonus: '2 D.',
    },
  },
  'la-gabelle': {
    name: 'La gabella',
    britain: { effect: 'Esaurisci fino a due vantaggi, di chiunque siano; non hanno effetto.', bonus: '2 E.' },
    france: { effect: '2 E.', bonus: 'Ottieni 2 PV, o 3 con un ministero scoperto con la parola chiave Governo.' },
  },
  'jesuit-abolition': {
    name: 'Soppressione dei gesuiti',
    britain: {
      effect: 'Togli la bandiera avversaria da un mercato dello zucchero, collegato o no.',
      bonus: '3 E per i Caraibi.',
    },
    france: { effect: 'Il debito francese scende di 2.', bonus: 'Ottieni 2 PV.' },
  },
  'wealth-of-nations': {
    name: 'La ricchezza delle nazioni',
    both: { effect: 'Il tuo debito scende di 2.', bonus: '3 E.' },
  },
  'debt-crisis': {
    name: 'Crisi del debito',
    both: {
      effect: 'Con più debito disponibile dell’avversario: 3 E, solo per togliere bandiere da mercati.',
      bonus: 'Ottieni 2 PV.',
    },
  },
  'east-asia-piracy': {
    name: 'Pirateria in Asia orientale',
    both: {
      effect:
        'Ottieni 3 PV se in India hai più squadre navali, forti e alleanze locali, presi insieme, dell’avversario.',
    },
  },
  'stamp-act': {
    name: 'Stamp Act',
    britain: { effect: 'Il debito britannico scende di 2.', bonus: '2 E.' },
    france: {
      effect: 'Piazza un conflitto in un mercato o spazio politico delle Colonie settentrionali.',
      bonus: 'Piazzane tre invece di uno.',
    },
  },
  'falklands-crisis': {
    name: 'Crisi delle Falkland',
    britain: {
      effect: 'Ottieni 1 PV se la Gran Bretagna ha una bandiera in Spagna.',
      bonus: 'Togli la bandiera avversaria da uno spazio in Spagna.',
    },
    france: {
      effect: '1 M per ogni bandiera francese in Spagna.',
      bonus: 'Una squadra navale britannica, sulla mappa o nel riquadro Marina, è tolta dal gioco.',
    },
  },
  'cook-and-bougainville': {
    name: 'Cook e Bougainville',
    britain: {
      effect: '1 E ogni due squadre navali britanniche sulla mappa e nel riquadro Marina.',
      bonus: 'Pesca e piazza gratis una tessera guerra bonus.',
    },
    france: { effect: 'Costruisci gratis una squadra navale.', bonus: 'Il debito francese scende di 2.' },
  },
} as const satisfies Record<string, EventText>;
