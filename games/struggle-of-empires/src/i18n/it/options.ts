import { isOneOf, keysOf, recordOf } from '@cabinet-wars/kernel';
import { POWERS } from '../../data/powers.ts';
import type { Options } from '../../options.ts';
import type { Named, ValueTexts } from '../tables.ts';
import { powers } from './names.ts';

const seat = (n: number): Named => ({
  name: `Potenza del giocatore ${n}`,
  hint: 'Una potenza, o la prima libera nell’ordine consueto.',
});

/** Every option of a new game with its one-line explanation. */
export const options: Readonly<Record<keyof Options, Named>> = {
  players: { name: 'Giocatori', hint: 'Da due a sette; meglio in cinque o più.' },
  edition: { name: 'Edizione', hint: 'Le regole originali del 2004/2005 o quelle deluxe del 2020.' },
  originalAdjacency: {
    name: 'Adiacenze originali',
    hint: 'Gli eserciti entrano in un’area europea solo da un confine, accanto a una pedina o con una flotta, non liberamente.',
  },
  originalSeaMove: {
    name: 'Movimento per mare originale',
    hint: 'Due dadi comuni invece del dado del mare, niente da pagare; entrano in gioco le tessere Navigazione.',
  },
  originalUnrest: {
    name: 'Fermento originale',
    hint: 'Ogni indicatore vale esattamente 1 punto fermento invece di 0, 1 o 2; restano coperti fino alla fine.',
  },
  openUnrest: {
    name: 'Fermento scoperto',
    hint: 'Ogni indicatore vale esattamente 1 punto fermento e il totale di tutti è in vista; altrimenti restano coperti.',
  },
  originalPass: { name: 'Passare senza beneficio', hint: 'Passando non si restituiscono punti fermento.' },
  originalImprovedAgriculture: {
    name: 'Progresso agricolo originale',
    hint: 'La tessera costa 4 PO e non dà popolazione quando si prende.',
  },
  originalIndustry: { name: 'Industria originale', hint: 'L’Industria vale 3 PV, qualunque sia la tua agricoltura.' },
  originalDuplicates: {
    name: 'Doppioni conservati',
    hint: 'Le aree pescate due volte all’inizio si tengono.',
  },
  ownFleetForNavalCombat: {
    name: 'Flotta propria per il combattimento navale',
    hint: 'Per combattere in mare serve una flotta propria di chi attacca o difende, non basta quella di un alleato.',
  },
  surrender: {
    name: 'Resa',
    hint: 'Prima dei dadi a terra il difensore può cedere la pedina di controllo e tenere tutte le unità.',
  },
  draftStart: {
    name: 'Draft iniziale',
    hint: 'Ognuno sceglie un indicatore e passa gli altri, invece di pescare alla cieca.',
  },
  quickStart: {
    name: 'Avvio rapido',
    hint: 'Le prime cinque unità di tutti sono già accanto alle loro pedine, e si comincia dalla prima asta.',
  },
  wallaceSimple: {
    name: 'Variante semplice di Wallace (4-6 giocatori)',
    hint: 'Tutte le tessere come in sette, dieci nazioni neutrali per guerra, potenze non giocanti pescate dal sacchetto.',
  },
  nonPlayerNavies: {
    name: 'Flotte delle potenze non giocanti',
    hint: 'Con 1 o 2 sul dado una potenza non giocante comincia con una flotta invece di un esercito, dove le navi entrano.',
  },
  randomLetterSets: {
    name: 'Serie mescolate',
    hint: 'Le aree delle potenze non giocanti si distribuiscono a caso invece che secondo le serie stampate.',
  },
  unitsAtHome: {
    name: 'Unità iniziali in madrepatria',
    hint: 'Se le unità possono cominciare in madrepatria. Come stampato: solo nell’edizione deluxe.',
  },
  navalTrainingCopies: {
    name: 'Tessere Addestramento navale',
    hint: 'Le stampe dell’originale differiscono: due copie o tre. Come stampato, qui: due.',
  },
  power1: seat(1),
  power2: seat(2),
  power3: seat(3),
  power4: seat(4),
  power5: seat(5),
  power6: seat(6),
  power7: seat(7),
};

export const optionName = (key: string): string => (isOneOf(keysOf(options), key) ? options[key].name : key);

const seatValues = {
  any: 'qualsiasi',
  ...recordOf(POWERS, (id) => powers[id].name),
};

export const values: ValueTexts = {
  edition: { original: 'originale (2004/2005)', deluxe: 'deluxe (2020)' },
  unitsAtHome: { edition: 'secondo l’edizione', yes: 'sì', no: 'no' },
  navalTrainingCopies: { edition: 'come stampato', '2': 'due', '3': 'tre' },
  power1: seatValues,
  power2: seatValues,
  power3: seatValues,
  power4: seatValues,
  power5: seatValues,
  power6: seatValues,
  power7: seatValues,
};

export const optionGroups = { main: 'Partita', variants: 'Varianti', powers: 'Potenze' } as const;
