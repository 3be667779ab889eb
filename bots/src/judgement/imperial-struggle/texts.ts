import { isOneOf, type Translations } from '@cabinet-wars/kernel';
import type { BotTexts, Why } from '../../bot.ts';

type Say = (why: Why) => string;

/** Every reason the judgement gives. */
const REASONS = [
  'tile',
  'discards',
  'ministry',
  'order',
  'event',
  'space',
  'theatre',
  'pays',
  'refuses',
  'gives-way',
  'nothing-better',
  'best',
  'no-such-deal',
] as const;
type ReasonId = (typeof REASONS)[number];
type ReasonTexts = Readonly<Record<ReasonId, Say>>;

const isReason = (id: string): id is ReasonId => isOneOf(REASONS, id);
const isPoor = (points: unknown): boolean => Number(points) <= 0;
const number = (value: unknown, language: string): string => Number(value).toLocaleString(language);
const en = (points: unknown): string => `${number(points, 'en')} VP`;
const it = (points: unknown): string => `${number(points, 'it')} PV`;

const english: ReasonTexts = {
  tile: ({ points }) =>
    isPoor(points) ? 'Of the tiles left, the least bad.' : `The best use of a tile it sees: worth ${en(points)}.`,
  discards: () => 'The card it can do least with.',
  ministry: () => 'It suits the cards in hand and the plan.',
  order: () => 'Whoever comes second has the last word before the scoring.',
  event: ({ points }) => `The Event pays now: worth ${en(points)}.`,
  space: ({ points }) =>
    isPoor(points)
      ? 'Nothing else there does more.'
      : `That space is worth ${en(points)} to it, the rest of its plan included.`,
  theatre: ({ points }) =>
    isPoor(points) ? 'The theatre that needs it most.' : `It tips a theatre: worth ${en(points)}.`,
  pays: () => 'What it will miss least.',
  refuses: () => 'The Territory is worth more than the points it costs to refuse.',
  'gives-way': () => 'Refusing would cost more than the Territory is worth.',
  'nothing-better': () => 'Nothing more is worth its price.',
  best: ({ points }) => (isPoor(points) ? 'The lesser evil.' : `The best it sees: worth ${en(points)}.`),
  'no-such-deal': () => 'It makes no deals.',
};

const italian: ReasonTexts = {
  tile: ({ points }) =>
    isPoor(points) ? 'Tra le tessere rimaste, la meno peggio.' : `La tessera che rende di più: vale ${it(points)}.`,
  discards: () => 'La carta che gli serve meno.',
  ministry: () => 'Si accorda con le carte in mano e con il piano.',
  order: () => 'Chi viene secondo ha l’ultima parola prima del punteggio.',
  event: ({ points }) => `L’evento rende adesso: vale ${it(points)}.`,
  space: ({ points }) =>
    isPoor(points) ? 'Nient’altro lì serve di più.' : `Quello spazio gli vale ${it(points)}, resto del piano compreso.`,
  theatre: ({ points }) =>
    isPoor(points) ? 'Il teatro che ne ha più bisogno.' : `Fa pendere un teatro: vale ${it(points)}.`,
  pays: () => 'Ciò che gli mancherà meno.',
  refuses: () => 'Il territorio vale più dei punti che costa rifiutare.',
  'gives-way': () => 'Rifiutare costerebbe più di quanto vale il territorio.',
  'nothing-better': () => 'Nient’altro vale il suo prezzo.',
  best: ({ points }) => (isPoor(points) ? 'Il male minore.' : `Il meglio che vede: vale ${it(points)}.`),
  'no-such-deal': () => 'Non fa accordi.',
};

const textsOf = (name: string, hint: string, reasons: ReasonTexts): BotTexts => ({
  name,
  hint,
  why: (why) => (isReason(why.why) ? reasons[why.why](why) : why.why),
});

export const ministerTexts: Translations<BotTexts> = {
  en: textsOf('Minister', 'Weighs every purchase against Awards, demand and the coming War.', english),
  it: textsOf('Ministro', 'Pesa ogni acquisto: premi, domanda e guerra in arrivo.', italian),
};
