import type { EventText } from '../cards.ts';

export const succession = {
  'carnatic-war': {
    name: 'Guerra carnatica',
    both: {
      effect: 'Piazza in mercati e spazi politici dell’India tanti conflitti quante alleanze locali hai in India.',
      bonus: 'Danneggia un forte avversario in India, oppure modifica un mercato del cotone.',
    },
  },
  'acts-of-union': {
    name: 'Atti di Unione',
    britain: { effect: '1 D, solo per togliere bandiere in Europa.', bonus: 'Ottieni 2 PV.' },
    france: {
      effect: '2 D.',
      bonus: 'Togli la bandiera avversaria da uno spazio politico in Europa, ma non in Spagna o in Austria.',
    },
  },
  'tropical-diseases': {
    name: 'Malattie tropicali',
    both: {
      effect: 'Rimuovi una bandiera avversaria e poi una tua da mercati dei Caraibi.',
      bonus: 'Rimuovi un’altra bandiera avversaria da un mercato dei Caraibi.',
    },
  },
  'south-sea-speculation': {
    name: 'Speculazione dei Mari del Sud',
    both: {
      effect: 'Togli la bandiera avversaria da un mercato qualsiasi, collegato o no, ma senza isolarne un altro.',
      bonus: 'Una squadra navale costruita in questo round costa 2 M in meno.',
    },
  },
  'war-of-jenkins-ear': {
    name: 'Guerra dell’orecchio di Jenkins',
    britain: { effect: 'Il debito britannico scende di 2.', bonus: 'La Francia deve prendere 1 debito.' },
    france: { effect: 'Piazza un conflitto in un mercato britannico dei Caraibi.', bonus: '1 D.' },
  },
  'native-american-alliances': {
    name: 'Alleanze con i nativi americani',
    britain: {
      effect: 'Modifica un’alleanza locale in Nord America.',
      bonus:
        'Usa subito un vantaggio nordamericano che hai, anche esaurito o appena ottenuto; questo non lo esaurisce.',
    },
    france: {
      effect: '2 E per il Nord America.',
      bonus: 'Togli la bandiera avversaria da un’alleanza locale in Nord America.',
    },
  },
  'austro-spanish-rivalry': {
    name: 'Rivalità austro-spagnola',
    britain: {
      effect: 'Piazza un conflitto in Spagna.',
      bonus: 'Una tessera guerra bonus francese della prossima guerra torna nella riserva, senza essere vista.',
    },
    france: {
      effect: 'Togli la bandiera avversaria da uno spazio delle Province Unite.',
      bonus: '2 D o 2 E, per l’India.',
    },
  },
  'tax-reform': {
    name: 'Riforma fiscale',
    both: {
      effect: 'Il tuo debito scende di 2. Per ogni punto di cui non può scendere puoi avere 1 E.',
      bonus: 'Lo stesso con 1 in più.',
    },
  },
  'great-northern-war': {
    name: 'Grande guerra del Nord',
    britain: {
      effect: 'Modifica uno spazio degli Stati tedeschi; se poi sono entrambi britannici, ottieni 2 PV.',
      bonus: '1 D.',
    },
    france: { effect: 'Modifica la Russia; se è già francese, ottieni invece 2 PV.', bonus: '1 D.' },
  },
  'vatican-politics': {
    name: 'Politica vaticana',
    britain: { effect: '2 D per Stati tedeschi, Prussia e Province Unite.', bonus: '1 D per l’Europa.' },
    france: {
      effect: 'Modifica uno spazio in Spagna o in Austria.',
      bonus: 'Ottieni 2 PV se nei due paesi non resta alcuna bandiera britannica.',
    },
  },
  'calico-acts': {
    name: 'Leggi sul calicò',
    britain: {
      effect: '2 E, solo per togliere bandiere da mercati.',
      bonus: 'Puoi far valutare ora il cotone come se fosse richiesto; lo prende chi è in testa.',
    },
    france: {
      effect: 'Togli la bandiera avversaria da un mercato del cotone, collegato o no.',
      bonus: 'Manda una squadra navale britannica dalla mappa al riquadro Marina.',
    },
  },
  'military-spending-overruns': {
    name: 'Spese militari fuori controllo',
    both: {
      effect:
        'L’avversario sceglie una perdita: un proprio forte danneggiato, una squadra dalla mappa al riquadro Marina, o una tessera guerra bonus di nuovo nella riserva.',
      bonus: 'L’avversario sceglie una seconda perdita.',
    },
  },
  'alberonis-ambition': {
    name: 'L’ambizione di Alberoni',
    britain: {
      effect: '2 E, solo per issare bandiere in mercati accanto a un mercato britannico.',
      bonus: 'Un altro E dello stesso tipo.',
    },
    france: {
      effect: 'Modifica uno spazio alleanza in Austria, nelle Province Unite o in Spagna.',
      bonus: 'Ottieni 3 PV se Savoia e Sardegna sono entrambe francesi.',
    },
  },
  'famine-in-ireland': {
    name: 'Carestia in Irlanda',
    britain: { effect: 'Togli la bandiera avversaria da uno spazio in Irlanda o in Scozia.' },
    france: {
      effect:
        'Pesca una tessera guerra bonus per ogni spazio francese in Irlanda; vanno tutte nella Ribellione giacobita della prossima guerra, e quelle che c’erano fanno posto.',
    },
  },
  'interest-payments': {
    name: 'Pagamento degli interessi',
    both: {
      effect:
        'Il limite del debito avversario scende di 1. Se non aveva debito disponibile, anche il suo debito scende di 1 e ottieni 1 PV.',
      bonus: 'Il tuo debito scende di 2.',
    },
  },
} as const satisfies Record<string, EventText>;
