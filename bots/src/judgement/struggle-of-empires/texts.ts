import { isOneOf, type Translations } from '@cabinet-wars/kernel';
import type { BotTexts, Why } from '../../bot.ts';
import { type Places, placesIn } from './places/index.ts';
import { tileReasonsEn, tileReasonsIt } from './tile-reasons.ts';

type Say = (why: Why, name: (seat: number) => string) => string;

/** Every reason the judgement gives. */
const REASONS = [
  'attack',
  'helps',
  'stays-out',
  'calls',
  'odds',
  'tile-now',
  'tile-later',
  'least-loss',
  'opens',
  'bids',
  'proposes',
  'no-higher',
  'settles',
  'raids',
  'calms',
  'takes',
  'goes',
  'nothing-better',
  'collects',
  'done',
  'draws',
  'gives-way',
  'stands',
  'best',
  'gift',
  'promise-taken',
  'fair-price',
  'would-not-keep',
  'good-price',
  'wants-more',
  'nothing-to-help-with',
  'makes-no-such-promise',
  'broke-word',
  'pays-for-help',
  'no-such-deal',
  'asks-for-help',
] as const;
export type ReasonId = (typeof REASONS)[number];
type ReasonTexts = Readonly<Record<ReasonId, Say>>;

const isReason = (id: string): id is ReasonId => isOneOf(REASONS, id);

const number = (value: unknown, language: string): string => Number(value).toLocaleString(language);
const enPoints = (value: unknown): string => `${number(value, 'en')} ${Number(value) === 1 ? 'point' : 'points'}`;
const itPoints = (value: unknown): string => `${number(value, 'it')} ${Number(value) === 1 ? 'punto' : 'punti'}`;
const isPoor = (value: unknown): boolean => Number(value) <= 0;

const wantedFor = (reasons: Readonly<Record<string, string>>, tile: unknown): string =>
  reasons[String(tile)] ?? reasons.alliance;

const english = (places: Places): ReasonTexts => ({
  attack: ({ region, win, points }) =>
    isPoor(points)
      ? `The best attack to be had is ${places(region)}: ${win} %.`
      : `Goes for the token ${places(region)}: ${win} % and worth ${enPoints(points)}.`,
  helps: () => 'Helps: it costs little and the outcome suits it.',
  'stays-out': () => 'Stays out of it: there is nothing in it to gain.',
  calls: ({ seat, win }, name) => `Calls ${name(Number(seat))}: without help the attack succeeds with ${win} %.`,
  odds: ({ region, win }) => `As it stands, the attack ${places(region)} succeeds with ${win} %.`,
  'tile-now': () => 'The tile does more now than it would later.',
  'tile-later': () => 'The tile is worth more another time.',
  'least-loss': () => 'The loss that hurts it least.',
  opens: () => 'Opens as low as it may.',
  bids: ({ gold }) => `These alliances would suit it: worth ${gold} gold.`,
  proposes: () => 'Dangerous neighbours on its own side, prey on the other.',
  'no-higher': () => 'The proposal is not worth outbidding.',
  settles: ({ region, points }) => `A token ${places(region)} without a fight: worth ${enPoints(points)}.`,
  raids: ({ region }) => `A rival is badly guarded ${places(region)}.`,
  calms: () => 'Too much unrest costs more than an action.',
  takes: ({ tile, points }) =>
    `${wantedFor(tileReasonsEn, tile)}${isPoor(points) ? '' : ` Worth ${enPoints(points)}.`}`,
  goes: ({ place, points }) =>
    isPoor(points) ? `Most useful ${places(place)}.` : `Needed ${places(place)}: worth ${enPoints(points)}.`,
  'nothing-better': () => 'Nothing is worth doing: it rests.',
  collects: () => 'Collects what is due.',
  done: () => 'Its turn is done.',
  draws: () => 'The regions that pay best, and more than one of them.',
  'gives-way': () => 'The token is lost anyway; the units are not.',
  stands: () => 'The token is worth a fight.',
  best: ({ points }) => (isPoor(points) ? 'The least evil.' : `The best it sees: worth ${enPoints(points)}.`),
  gift: () => 'A gift is welcome.',
  'promise-taken': () => 'A promise costs it nothing.',
  'fair-price': () => 'It would have done so anyway.',
  'would-not-keep': () => 'It does not promise what it would not keep.',
  'good-price': () => 'The price is good.',
  'wants-more': ({ gold, more }) =>
    `Keeping that would cost it more: it wants ${gold} gold, ${more} more than you offer.`,
  'nothing-to-help-with': () => 'There is no attack under way in which it could help.',
  'makes-no-such-promise': () => 'It makes no such promise.',
  'broke-word': ({ seat }, name) => `${name(Number(seat))} has broken a promise before.`,
  'pays-for-help': ({ seat, region, gold }, name) =>
    `Help ${places(region)} is worth ${gold} gold to it, and ${name(Number(seat))} has kept faith so far.`,
  'no-such-deal': () => 'It gives nothing away.',
  'asks-for-help': ({ seat, region }, name) => `It wants the help of ${name(Number(seat))} ${places(region)}.`,
});

const italian = (places: Places): ReasonTexts => ({
  attack: ({ region, win, points }) =>
    isPoor(points)
      ? `Il miglior attacco possibile è ${places(region)}: ${win} %.`
      : `Punta alla pedina ${places(region)}: ${win} %, e vale ${itPoints(points)}.`,
  helps: () => 'Aiuta: costa poco e l’esito le conviene.',
  'stays-out': () => 'Resta fuori: non c’è nulla da guadagnare.',
  calls: ({ seat, win }, name) => `Chiama ${name(Number(seat))}: senza aiuto l’attacco riesce al ${win} %.`,
  odds: ({ region, win }) => `Così come stanno le cose, l’attacco ${places(region)} riesce al ${win} %.`,
  'tile-now': () => 'La tessera rende più adesso che dopo.',
  'tile-later': () => 'La tessera varrà di più un’altra volta.',
  'least-loss': () => 'La perdita che fa meno male.',
  opens: () => 'Apre con il minimo.',
  bids: ({ gold }) => `Queste alleanze le converrebbero: valgono ${gold} d’oro.`,
  proposes: () => 'I vicini pericolosi dalla propria parte, le prede dall’altra.',
  'no-higher': () => 'Non vale la pena di rilanciare.',
  settles: ({ region, points }) => `Una pedina ${places(region)} senza combattere: vale ${itPoints(points)}.`,
  raids: ({ region }) => `Un rivale è mal difeso ${places(region)}.`,
  calms: () => 'Troppo fermento costa più di un’azione.',
  takes: ({ tile, points }) => `${wantedFor(tileReasonsIt, tile)}${isPoor(points) ? '' : ` Vale ${itPoints(points)}.`}`,
  goes: ({ place, points }) =>
    isPoor(points) ? `Più utile ${places(place)}.` : `Serve ${places(place)}: vale ${itPoints(points)}.`,
  'nothing-better': () => 'Niente vale la pena: riposa.',
  collects: () => 'Riscuote il dovuto.',
  done: () => 'Il suo turno è finito.',
  draws: () => 'Le regioni che rendono di più, e più d’una.',
  'gives-way': () => 'La pedina è persa comunque; le unità no.',
  stands: () => 'La pedina vale una battaglia.',
  best: ({ points }) => (isPoor(points) ? 'Il male minore.' : `Il meglio che vede: vale ${itPoints(points)}.`),
  gift: () => 'Un dono è benvenuto.',
  'promise-taken': () => 'Una promessa non le costa nulla.',
  'fair-price': () => 'L’avrebbe fatto comunque.',
  'would-not-keep': () => 'Non promette ciò che non manterrebbe.',
  'good-price': () => 'Il prezzo è buono.',
  'wants-more': ({ gold, more }) =>
    `Mantenerla le costerebbe di più: vuole ${gold} d’oro, ${more} più di quanto offri.`,
  'nothing-to-help-with': () => 'Non c’è un attacco in corso in cui possa aiutare.',
  'makes-no-such-promise': () => 'Non fa promesse del genere.',
  'broke-word': ({ seat }, name) => `${name(Number(seat))} ha già mancato a una promessa.`,
  'pays-for-help': ({ seat, region, gold }, name) =>
    `L’aiuto ${places(region)} le vale ${gold} d’oro, e ${name(Number(seat))} finora ha mantenuto la parola.`,
  'no-such-deal': () => 'Non regala nulla.',
  'asks-for-help': ({ seat, region }, name) => `Vuole l’aiuto di ${name(Number(seat))} ${places(region)}.`,
});

const textsOf = (name: string, hint: string, reasons: ReasonTexts): BotTexts => ({
  name,
  hint,
  why: (why, telling) => (isReason(why.why) ? reasons[why.why](why, telling.name) : why.why),
});

export const plannerTexts: Translations<BotTexts> = {
  en: textsOf('Planner', 'Plans its own turns with care and knows the odds.', english(placesIn('en'))),
  it: textsOf('Stratega', 'Pianifica con cura i propri turni e conosce le probabilità.', italian(placesIn('it'))),
};
