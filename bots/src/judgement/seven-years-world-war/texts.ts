import { isOneOf, type Translations } from '@cabinet-wars/kernel';
import type { BotTexts, Why } from '../../bot.ts';

type Say = (why: Why) => string;

/** Every reason the judgement gives. */
const REASONS = [
  'attack',
  'table',
  'moves',
  'recruits',
  'marker',
  'diplomacy',
  'plays',
  'suggested',
  'keeps-back',
  'nothing-better',
  'best',
  'no-such-deal',
  'gift',
  'binds-the-other',
  'fair-trade',
  'poor-trade',
  'wants-more',
  'not-for-that',
  'offers-peace',
  'sells-marker',
] as const;
type ReasonId = (typeof REASONS)[number];
type ReasonTexts = Readonly<Record<ReasonId, Say>>;

const isReason = (id: string): id is ReasonId => isOneOf(REASONS, id);
const isPoor = ({ gain }: Why): boolean => Number(gain) <= 0;

const english: ReasonTexts = {
  attack: (why) =>
    isPoor(why) ? 'The best attack there is.' : `On average over the die worth ${why.gain} % of what it began with.`,
  table: () => 'The table that promises most, the die averaged.',
  moves: (why) => (isPoor(why) ? 'Nothing better to do there.' : `Brings more within reach: worth ${why.gain} %.`),
  recruits: () => 'Where it is in danger, or can go for something.',
  marker: () => 'A marker is worth its price.',
  diplomacy: () => 'The table of diplomacy is worth the marker.',
  plays: () => 'The marker does more now than it would later.',
  suggested: () => 'The suggested deployment is sound.',
  'keeps-back': () => 'Keeps its markers for itself.',
  'nothing-better': () => 'Nothing more is worth doing.',
  best: (why) => (isPoor(why) ? 'The lesser evil.' : `The best it sees: worth ${why.gain} %.`),
  'no-such-deal': () => 'Nothing is in it for it.',
  gift: () => 'A gift is welcome.',
  'binds-the-other': () => 'It binds the other alone.',
  'fair-trade': (why) => `It gains by it, even counting what the other gains: worth ${why.gain} %.`,
  'poor-trade': () => 'It would give more than it gets.',
  'wants-more': (why) => `Too little for what it would give: it wants ${why.more} more.`,
  'not-for-that': () => 'That is not for sale at any price you could pay.',
  'offers-peace': () => 'Both would be safer, and free for others.',
  'sells-marker': () => 'It has more markers than it can use; you have the points.',
};

const italian: ReasonTexts = {
  attack: (why) =>
    isPoor(why)
      ? 'Il migliore attacco che c’è.'
      : `In media sul dado vale il ${why.gain} % di quanto aveva all’inizio.`,
  table: () => 'La tabella che promette di più, in media sul dado.',
  moves: (why) => (isPoor(why) ? 'Lì non c’è di meglio da fare.' : `Avvicina a nuove prede: vale il ${why.gain} %.`),
  recruits: () => 'Dove è in pericolo, o dove può prendere qualcosa.',
  marker: () => 'Un segnalino vale il suo prezzo.',
  diplomacy: () => 'La tabella della diplomazia vale il segnalino.',
  plays: () => 'Il segnalino rende più adesso che dopo.',
  suggested: () => 'Lo schieramento suggerito va bene.',
  'keeps-back': () => 'Tiene per sé i segnalini.',
  'nothing-better': () => 'Nient’altro vale la pena.',
  best: (why) => (isPoor(why) ? 'Il male minore.' : `Il meglio che vede: vale il ${why.gain} %.`),
  'no-such-deal': () => 'Non ci guadagna nulla.',
  gift: () => 'Un dono è benvenuto.',
  'binds-the-other': () => 'Vincola soltanto l’altro.',
  'fair-trade': (why) => `Ci guadagna, anche contando ciò che guadagna l’altro: vale il ${why.gain} %.`,
  'poor-trade': () => 'Darebbe più di quanto riceve.',
  'wants-more': (why) => `Troppo poco per ciò che darebbe: ne vuole altri ${why.more}.`,
  'not-for-that': () => 'Non lo cede a nessun prezzo che potresti pagare.',
  'offers-peace': () => 'Entrambi sareste più al sicuro, e liberi per altro.',
  'sells-marker': () => 'Ha più segnalini di quanti gliene servano; tu hai i punti.',
};

const textsOf = (name: string, hint: string, reasons: ReasonTexts): BotTexts => ({
  name,
  hint,
  why: (why) => (isReason(why.why) ? reasons[why.why](why) : why.why),
});

export const commanderTexts: Translations<BotTexts> = {
  en: textsOf('Commander', 'Moves to where something is to be had, and attacks by the average of the die.', english),
  it: textsOf('Comandante', 'Va dove c’è qualcosa da prendere e attacca secondo la media del dado.', italian),
};
