import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';
import { POWERS } from '@cabinet-wars/struggle-of-empires/data';
import type { Term } from '../../kit/terms/term.ts';
import { powerNames } from './index.ts';

const en: readonly Term[] = [
  {
    id: 'order',
    names: ['Order of play'],
    meaning:
      'The number says when this power takes its turn in a round: 1 goes first. The auctions decide it anew for every war.',
  },
  {
    id: 'power-box',
    names: ['A power at a glance'],
    meaning:
      'Its place in the order of play, its victory points and, after the +, what it would gain if the war ended now; then gold, population, unrest and tiles.',
  },
  {
    id: 'told-points',
    names: ['Points just scored'],
    meaning: 'What the region that is being scored adds to this power’s victory points, or takes from them.',
  },
  {
    id: 'auction-price',
    names: ['Price of an auction'],
    meaning: 'What was paid, or is bid so far, to decide which alliance these two powers join and when they play.',
  },
  {
    id: 'bid',
    names: ['Your bid'],
    meaning:
      'Gold you offer for the right to arrange this pair. Only whoever wins the auction pays; what you lack you raise by taxing, for unrest.',
  },
  {
    id: 'odds',
    names: ['Chances'],
    meaning:
      'Out of 100 such fights: how many your side wins, how many are tied and how many it loses; where you only watch, the attacker’s side. Strength and dice are counted exactly.',
  },
  {
    id: 'chance',
    names: ['Chance to win'],
    meaning:
      'How often this attack succeeds, in per cent. Under it, what a win changes in points, or strength against strength.',
  },
  {
    id: 'arrives',
    names: ['Chance to arrive'],
    meaning: 'How often, in per cent, the dice let the unit reach this place over the sea.',
  },
  {
    id: 'cost',
    names: ['Price'],
    meaning: 'Gold to pay for it. Whoever has too little may tax: 2 gold for 1 unrest.',
  },
  {
    id: 'strength',
    names: ['Strength'],
    meaning:
      'Units, forts, allies and what else counts in this fight. Each side then adds the difference of its two dice; the higher sum wins. An arrow shows it with the allies you are about to call.',
  },
  {
    id: 'combat-dice',
    names: ['Dice'],
    meaning:
      'Two for each side: the higher less the lower is added to its strength. A side whose dice add up to 7 loses one unit more.',
  },
  { id: 'verb-targets', names: ['Targets'], meaning: 'How many attacks are open to you now.' },
  { id: 'verb-places', names: ['Places'], meaning: 'How many places a new unit could go to.' },
  { id: 'verb-tiles', names: ['Tiles'], meaning: 'How many different tiles you could pay for now.' },
  { id: 'verb-units', names: ['Units'], meaning: 'How many of your units could move.' },
  {
    id: 'tried',
    names: ['Worth a look'],
    meaning: 'One of the tiles that would bring you most as things stand, the first of them numbered 1.',
  },
  { id: 'stock', names: ['Left in stock'], meaning: 'How many of this tile can still be taken, by anybody.' },
  {
    id: 'power-points',
    names: ['Victory points'],
    meaning: 'What the power has, and beside it what it would gain if the war ended now.',
  },
  {
    id: 'pieces-there',
    names: ['In this region'],
    meaning: 'The power’s tokens, armies, forts and navies there, each with how many; then the points it would score.',
  },
];

const it: readonly Term[] = [
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

const tables: Translations<readonly Term[]> = { en, it };
const sign: Translations<string> = {
  en: 'Its colour and sign are on everything that belongs to it; dotted where nobody plays it.',
  it: 'Il suo colore e il suo segno sono su tutto ciò che le appartiene; a puntini se nessuno la gioca.',
};

/** What the icons and figures of this board say that are no words of its glossary. */
export const marks = (language: Language): readonly Term[] => [
  ...inLanguage(tables, language),
  ...POWERS.map((power) => ({
    id: `power-${power}`,
    names: [powerNames(language)[power]],
    meaning: inLanguage(sign, language),
  })),
];
