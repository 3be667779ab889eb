import type { EventText } from '../cards.ts';

export const empire = {
  'caribbean-slave-unrest': {
    name: 'Agitazioni degli schiavi nei Caraibi',
    both: { effect: 'Piazza un conflitto in un mercato dei Caraibi.', bonus: 'Piazzane un altro.' },
  },
  'pacte-de-famille': {
    name: 'Patto di famiglia',
    britain: {
      effect: 'In questo round, togliere bandiere francesi in Spagna e in Austria costa 1 D in meno ciascuna.',
      bonus: '1 D.',
    },
    france: {
      effect: 'Ripristina fino a due vantaggi europei esauriti, di chiunque siano.',
      bonus: '2 D per Spagna e Austria.',
    },
  },
  'byngs-trial': {
    name: 'Il processo a Byng',
    britain: { effect: 'Piazza il segnalino Byng (forza 2) in un teatro della prossima guerra che conta le squadre.' },
    france: {
      effect: 'Manda in missione una squadra navale britannica; torna nel riquadro Marina al prossimo ripristino.',
    },
  },
  'le-beau-monde': {
    name: 'Le Beau Monde',
    britain: { effect: 'Puoi aggiungere pellicce o cotone alla domanda mondiale di questo turno.', bonus: '1 E.' },
    france: { effect: '1 D per l’Europa.', bonus: 'Altri 2 D per l’Europa.' },
  },
  'hyder-ali': {
    name: 'Hyder Ali',
    both: {
      effect:
        'Prendi il controllo di un’alleanza locale in India, oppure piazza due conflitti in spazi dell’India non protetti.',
      bonus: '2 E per l’India.',
    },
  },
  'co-hong-system': {
    name: 'Sistema del Cohong',
    both: {
      effect: 'Pesca una tessera domanda non in uso; prende il posto di una merce richiesta a tua scelta.',
      bonus: '2 E per l’India.',
    },
  },
  'corsican-crisis': {
    name: 'Crisi di Corsica',
    britain: {
      effect: 'Modifica la Sardegna o la Savoia.',
      bonus: 'Ottieni 1 PV se la Francia non ha squadre navali in un mare europeo.',
    },
    france: {
      effect: 'Togli la bandiera avversaria da uno spazio politico in Europa.',
      bonus: 'Ottieni 1 PV se la Gran Bretagna non ha bandiere in Spagna.',
    },
  },
  'european-panic': {
    name: 'Panico in Europa',
    both: {
      effect: 'Ottieni 1 PV per ogni punto di cui il debito avversario supera il tuo, al massimo 4.',
      bonus: 'Togli la bandiera avversaria da uno spazio politico in Europa.',
    },
  },
  'west-african-gold-mining': {
    name: 'Oro dell’Africa occidentale',
    both: { effect: '1 E.', bonus: '2 E per i Caraibi.' },
  },
  'war-of-the-quadruple-alliance': {
    name: 'Guerra della Quadruplice Alleanza',
    britain: {
      effect: 'Manda una tua squadra navale in missione fino al prossimo ripristino e ottieni 2 PV.',
      bonus: 'Costruisci una squadra navale, poi prendi 1 debito o rinuncia a 1 punto trattato.',
    },
    france: { effect: 'Modifica uno spazio in Spagna.', bonus: '1 D.' },
  },
  'salon-dhercule': {
    name: 'Salon d’Hercule',
    britain: { effect: 'La Francia deve prendere 1 debito.', bonus: 'La Francia deve prendere altri 2 debiti.' },
    france: { effect: '2 D per l’Europa.', bonus: 'Altri 2 D per l’Europa.' },
  },
  'bengal-famine': {
    name: 'Carestia del Bengala',
    both: { effect: 'Piazza fino a due conflitti in mercati o spazi politici dell’India.' },
  },
  'father-le-loutre': {
    name: 'Padre Le Loutre',
    britain: { effect: 'Piazza un conflitto in un mercato del pesce.', bonus: '2 M per il Nord America.' },
    france: { effect: 'Piazza un conflitto in un mercato britannico qualsiasi.', bonus: '2 E per il Nord America.' },
  },
  'war-of-the-polish-succession': {
    name: 'Guerra di successione polacca',
    britain: { effect: '2 punti trattato.', bonus: 'Modifica la Russia.' },
    france: { effect: 'Ottieni 2 PV.', bonus: 'Modifica la Russia o la Svezia.' },
  },
  'jonathans-coffee-house': {
    name: 'Jonathan’s Coffee-House',
    both: { effect: '2 E.', bonus: 'Un altro E, e il tuo debito scende di 1.' },
  },
} as const satisfies Record<string, EventText>;
