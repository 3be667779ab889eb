import type { Term } from '../../../kit/terms/term.ts';

export const marks: readonly Term[] = [
  {
    id: 'order',
    names: ['Ordine di gioco'],
    meaning:
      'Il numero dice quando tocca a questa potenza nel round: 1 è la prima. Lo decidono le aste, di nuovo a ogni guerra.',
  },
  {
    id: 'power-box',
    names: ['Una potenza in breve'],
    meaning:
      'Il suo posto nell’ordine di gioco, i punti vittoria e, dopo il +, quelli che avrebbe se la guerra finisse ora; poi oro, popolazione, fermento e tessere.',
  },
  {
    id: 'told-points',
    names: ['Punti appena fatti'],
    meaning: 'Quanto l’area che si conta ora aggiunge ai punti di questa potenza, o le toglie.',
  },
  {
    id: 'auction-price',
    names: ['Prezzo di un’asta'],
    meaning:
      'Quanto è stato pagato, o offerto finora, per decidere in quale alleanza vanno queste due potenze e quando giocano.',
  },
  {
    id: 'bid',
    names: ['La tua offerta'],
    meaning:
      'L’oro che offri per sistemare questa coppia come vuoi. Paga solo chi vince l’asta; quel che manca si trova con le tasse, in cambio di fermento.',
  },
  {
    id: 'odds',
    names: ['Probabilità'],
    meaning:
      'Su 100 scontri così: quanti ne vince la tua parte, quanti finiscono pari e quanti ne perde; se guardi soltanto, la parte dell’attaccante. Forze e dadi sono contati esattamente.',
  },
  {
    id: 'chance',
    names: ['Probabilità di vincere'],
    meaning:
      'Quante volte su cento questo attacco riesce. Sotto, che cosa cambia nei punti se vinci, o forza contro forza.',
  },
  {
    id: 'arrives',
    names: ['Probabilità di arrivare'],
    meaning: 'Quante volte su cento i dadi lasciano arrivare l’unità fin qui per mare.',
  },
  {
    id: 'cost',
    names: ['Prezzo'],
    meaning: 'L’oro da pagare. Chi non ne ha abbastanza può tassare: 2 PO per 1 fermento.',
  },
  {
    id: 'strength',
    names: ['Forza'],
    meaning:
      'Unità, forti, alleati e quant’altro conta in questo scontro. Ogni parte aggiunge poi la differenza dei suoi due dadi; vince la somma più alta. La freccia mostra la forza con gli alleati che stai per chiamare.',
  },
  {
    id: 'combat-dice',
    names: ['Dadi'],
    meaning:
      'Due per parte: il più alto meno il più basso si aggiunge alla forza. Chi fa 7 in tutto perde un’unità in più.',
  },
  { id: 'verb-targets', names: ['Bersagli'], meaning: 'Quanti attacchi ti sono aperti ora.' },
  { id: 'verb-places', names: ['Luoghi'], meaning: 'In quanti luoghi potrebbe andare una nuova unità.' },
  { id: 'verb-tiles', names: ['Tessere'], meaning: 'Quante tessere diverse potresti pagare ora.' },
  { id: 'verb-units', names: ['Unità'], meaning: 'Quante delle tue unità potrebbero muoversi.' },
  {
    id: 'tried',
    names: ['Da guardare'],
    meaning: 'Una delle tessere che ti darebbero di più così come stanno le cose; la prima ha il numero 1.',
  },
  {
    id: 'stock',
    names: ['Rimaste'],
    meaning: 'Quante copie di questa tessera si possono ancora prendere, chiunque sia.',
  },
  {
    id: 'power-points',
    names: ['Punti vittoria'],
    meaning: 'Quelli che la potenza ha, e accanto quelli che avrebbe in più se la guerra finisse ora.',
  },
  {
    id: 'pieces-there',
    names: ['In questa regione'],
    meaning:
      'Pedine di controllo, eserciti, forti e flotte della potenza lì, con il loro numero; poi i punti che farebbe.',
  },
];

/** What the sign of a power means. */
export const sign = 'Il suo colore e il suo segno sono su tutto ciò che le appartiene; a puntini se nessuno la gioca.';
