import { type AnyGame, isKeyOf, type Offer, randomChoice, type Seat, type Translations } from '@cabinet-wars/kernel';
import type { Bot, BotTexts, Move } from './bot.ts';

/** Chooses by lot and declines every offer: something to play against, and the measure of everything better. */
export const randomBot = (_game: AnyGame): Bot => decide;

const decide: Bot = (situation, { chance }): Move => {
  const offer = toAnswer(situation.offers, situation.seat);
  if (offer !== undefined) return { t: 'answer', offer: offer.id, accept: false, why: { why: 'never-deals' } };
  const { own } = situation.asks;
  if (own === null) throw new TypeError('a bot is called only when it has something to decide');
  return { t: 'choose', choice: randomChoice(own.options, chance), why: { why: 'by-lot', among: own.options.length } };
};

/** The first offer a seat still owes an answer to. */
export const toAnswer = (offers: readonly Offer[], seat: Seat): Offer | undefined =>
  offers.find((offer) => !offer.agreed && offer.deal.to === seat);

type Words = { readonly [K in 'by-lot' | 'never-deals']: (among: number) => string };

const textsOf = (name: string, hint: string, words: Words): BotTexts => ({
  name,
  hint,
  why: (why) => (isKeyOf(words, why.why) ? words[why.why](Number(why.among)) : why.why),
});

export const randomTexts: Translations<BotTexts> = {
  en: textsOf('Dice', 'Chooses by lot.', {
    'by-lot': (among) => `By lot, one of ${among}.`,
    'never-deals': () => 'It never makes deals.',
  }),
  it: textsOf('Dado', 'Sceglie a sorte.', {
    'by-lot': (among) => `A sorte, una scelta su ${among}.`,
    'never-deals': () => 'Non fa mai accordi.',
  }),
};
