import type { Glossary } from '../tables.ts';
import type { TermValue } from '../terms.ts';

/** Kinds of deals, and what deals and standing orders speak of: the labels of a form. */
export const deals: Glossary['deals'] = {
  points: { name: 'Dare punti', hint: 'Punti tesoro, subito.' },
  trade: {
    name: 'Scambio',
    hint: 'Punti, un segnalino, una potenza o la sua neutralità, in cambio di quanto convenite, e se volete una clausola per iscritto.',
  },
  agreement: { name: 'Accordo scritto', hint: 'Una clausola per iscritto. Chi la viola perde tutti i segnalini.' },
  'sign-treaty': { name: 'Firmare il trattato', hint: 'Quando tutti hanno firmato, la partita finisce con il turno.' },
  'unsign-treaty': { name: 'Ritirare la firma', hint: 'Finché non hanno firmato tutti.' },
  settle: { name: 'Saldare un debito', hint: 'Una somma promessa per iscritto, prima che scada.' },
  'show-hand': { name: 'Mostrare i miei segnalini', hint: 'Tutti o uno solo, a tutti o a un solo giocatore.' },
  'give-up': { name: 'Rendere un segnalino', hint: 'Nel sacchetto, senza giocarlo.' },
  breakthrough: { name: 'Giocare Scoperta scientifica', hint: 'Tira un dado e pesca altrettanti segnalini.' },
};

export const terms: Glossary['terms'] = {
  points: 'Punti',
  marker: 'Segnalino',
  power: 'Potenza',
  neutral: 'Potenza resa neutrale',
  pointsBack: 'Punti in cambio',
  markerBack: 'Segnalino in cambio',
  powerBack: 'Potenza in cambio',
  neutralBack: 'Potenza resa neutrale in cambio',
  clause: 'Clausola',
  binds: 'Vincola',
  land: 'Potenza di cui tratta',
  square: 'Casella',
  sum: 'Somma',
  until: 'Fino al turno',
  seat: 'Mostrato a',
  creditor: 'Pagato a',
  which: 'Quali dadi',
  by: 'Giocato da',
  as: 'Dove sono',
  markers: 'Segnalini',
};

export const termValues: Readonly<Record<TermValue, string>> = {
  from: 'me',
  to: 'l’altra parte',
  both: 'entrambi',
  'my-battles': 'dei miei combattimenti',
  'my-battles-if-bad': 'dei miei combattimenti, se mi sono contrari',
  mine: 'tirati da me',
  'concerning-me': 'che mi riguardano',
  diplomacy: 'della diplomazia',
  all: 'tutti',
  attacker: 'in attacco',
  defender: 'in difesa',
};
