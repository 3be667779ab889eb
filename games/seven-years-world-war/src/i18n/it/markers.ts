import type { Glossary } from '../tables.ts';

const diplomacy = (value: number) => ({
  name: `Diplomazia ${value}`,
  hint: `Aggiunge ${value} a un tentativo diplomatico, tuo o contro quello di un altro; oppure paga un tentativo di diffondere i Lumi.`,
});
const leader = (kind: 'Generale' | 'Ammiraglio', value: number) => ({
  name: `${kind} ${value}`,
  hint: `Una volta per turno: in un combattimento aggiunge ${value} a un contingente con un’unità della sua potenza e ${
    kind === 'Generale' ? 'unità terrestri' : 'flotte'
  }, o addestra fino a ${value} unità ${kind === 'Generale' ? 'terrestri' : 'navali'} in una casella, o tenta di formare una legione.`,
});

/** What each marker is called, and what it does. */
export const markers: Glossary['markers'] = {
  attrition: {
    name: 'Logoramento',
    hint: 'Nel tuo turno: indica una casella qualsiasi. Ogni unità che vi si trova è persa con 1 o 2; basi e zone fortificate sono al sicuro.',
  },
  'balance-of-power': {
    name: 'Equilibrio delle potenze',
    hint: 'Agisce appena pescato: chi ha l’iniziativa tira un dado e rimette nel sacchetto altrettanti segnalini a caso; i comandanti sono salvi.',
  },
  voltaire: {
    name: 'Carteggio con Voltaire',
    hint: 'Nella tua fase del tesoro o nel tuo turno: guarda nel sacchetto e prendi il segnalino che vuoi.',
  },
  corruption: {
    name: 'Corruzione',
    hint: 'Nella tua fase del tesoro: tira un dado; un altro giocatore a tua scelta perde altrettanti punti tesoro.',
  },
  'coalition-rallies': {
    name: 'Riscossa della coalizione',
    hint: 'Nella tua fase del tesoro, se non hai l’iniziativa: due dadi di punti tesoro.',
  },
  'diplomacy-1': diplomacy(1),
  'diplomacy-2': diplomacy(2),
  'diplomacy-3': diplomacy(3),
  expedition: {
    name: 'Spedizione',
    hint: 'Nel tuo movimento: per una mossa di un contingente le terre selvagge costano 1 e la Terra incognita 2.',
  },
  'forced-march': {
    name: 'Marcia forzata',
    hint: 'Un contingente muove o attacca un’altra volta; oppure attacca chi gli è appena giunto accanto nel movimento di un altro.',
  },
  'grand-tour': { name: 'Grand Tour', hint: 'Nella fase di iniziativa: indica chi comincia in questo turno.' },
  'honors-of-war': {
    name: 'Onore delle armi',
    hint: 'In un tuo combattimento, prima del dado: chi sarebbe falcidiato o annientato si ritira.',
  },
  illuminati: { name: 'Illuminati', hint: 'Dopo un dado qualsiasi: il lancio si ripete e vale il secondo.' },
  'laissez-faire': {
    name: 'Laissez-faire',
    hint: 'Nella tua fase del tesoro: con 1 o 2 perdi un secondo dado di punti tesoro, con 3-6 lo guadagni.',
  },
  'manufacturing-inventions': {
    name: 'Invenzioni manifatturiere',
    hint: 'Nella tua fase del tesoro: raddoppia il valore di una casella civilizzata che occupi; l’aumento delle tasse vale per tutto.',
  },
  'minor-power-alliance': {
    name: 'Alleanza con una potenza minore',
    hint: 'Una potenza minore recluta, o un suo contingente muove, attacca o saccheggia per te, nella fase che serve.',
  },
  revolution: {
    name: 'Rivoluzione',
    hint: 'Agisce appena pescato, se un nemico occupa una capitale: con 5 o 6 tutti rimettono nel sacchetto ogni segnalino, anche i comandanti.',
  },
  'scientific-breakthrough': {
    name: 'Scoperta scientifica',
    hint: 'In ogni momento: tira un dado e pesca altrettanti segnalini.',
  },
  'trading-charter': {
    name: 'Patente commerciale',
    hint: 'Nella tua fase del tesoro: una rotta commerciale che controlli rende un’altra volta il suo valore.',
  },
  'sturm-und-drang': {
    name: 'Sturm und Drang',
    hint: 'Quando un segnalino è appena stato mostrato, o i segnalini Diplomazia sono scoperti: uno torna nel sacchetto senza effetto, anche uno tuo che va giocato per forza. Non contro i comandanti.',
  },
  'general-1': leader('Generale', 1),
  'general-2': leader('Generale', 2),
  'general-3': leader('Generale', 3),
  'admiral-1': leader('Ammiraglio', 1),
  'admiral-2': leader('Ammiraglio', 2),
};
