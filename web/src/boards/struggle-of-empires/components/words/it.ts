import type { CounterWords } from './en.ts';

export const it: CounterWords = {
  title: 'I segnalini paese',
  hint: 'Premi un segnalino per cambiare ciò che vi è stampato.',
  counter: (region, n) => `${region}, segnalino ${n}`,
  kind: 'Tipo',
  kinds: { colony: 'da colonizzare', commerce: 'commercio della Costa d’Oro', country: 'da conquistare' },
  defence: 'Difesa',
  gold: 'Oro a ogni guerra',
  vp: '1 PV se conquistato',
  letter: 'Serie deluxe',
  none: 'nessuna',
  add: 'Aggiungi un segnalino',
  remove: 'Togli questo',
  total: (n) => `${n} segnalini in tutto; il gioco ne ha 65.`,
  unreadable: 'non si può leggere',
};
