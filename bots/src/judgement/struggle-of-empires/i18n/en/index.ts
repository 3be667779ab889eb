import type { BotWords } from '../../../bot-texts.ts';
import type { ReasonId } from '../../reason-ids.ts';
import { phraseOf } from '../phrase-of.ts';
import { wantedFor } from '../tile-reasons.ts';
import { places } from './places.ts';
import { tileReasons } from './tile-reasons.ts';

const inPoints = (value: unknown): string =>
  `${Number(value).toLocaleString('en')} ${Number(value) === 1 ? 'point' : 'points'}`;
const isPoor = (value: unknown): boolean => Number(value) <= 0;
const at = phraseOf(places);

export const words: BotWords<ReasonId> = {
  name: 'Planner',
  hint: 'Plans its own turns with care and knows the odds.',
  reasons: {
    attack: ({ region, win, points }) =>
      isPoor(points)
        ? `The best attack to be had is ${at(region)}: ${win} %.`
        : `Goes for the token ${at(region)}: ${win} % and worth ${inPoints(points)}.`,
    helps: () => 'Helps: it costs little and the outcome suits it.',
    'stays-out': () => 'Stays out of it: there is nothing in it to gain.',
    calls: ({ seat, win }, name) => `Calls ${name(Number(seat))}: without help the attack succeeds with ${win} %.`,
    odds: ({ region, win }) => `As it stands, the attack ${at(region)} succeeds with ${win} %.`,
    'tile-now': () => 'The tile does more now than it would later.',
    'tile-later': () => 'The tile is worth more another time.',
    'least-loss': () => 'The loss that hurts it least.',
    opens: () => 'Opens as low as it may.',
    bids: ({ gold }) => `These alliances would suit it: worth ${gold} gold.`,
    proposes: () => 'Dangerous neighbours on its own side, prey on the other.',
    'no-higher': () => 'The proposal is not worth outbidding.',
    settles: ({ region, points }) => `A token ${at(region)} without a fight: worth ${inPoints(points)}.`,
    raids: ({ region }) => `A rival is badly guarded ${at(region)}.`,
    calms: () => 'Too much unrest costs more than an action.',
    takes: ({ tile, points }) =>
      `${wantedFor(tileReasons, tile)}${isPoor(points) ? '' : ` Worth ${inPoints(points)}.`}`,
    goes: ({ place, points }) =>
      isPoor(points) ? `Most useful ${at(place)}.` : `Needed ${at(place)}: worth ${inPoints(points)}.`,
    'nothing-better': () => 'Nothing is worth doing: it rests.',
    collects: () => 'Collects what is due.',
    done: () => 'Its turn is done.',
    draws: () => 'The regions that pay best, and more than one of them.',
    'gives-way': () => 'The token is lost anyway; the units are not.',
    stands: () => 'The token is worth a fight.',
    best: ({ points }) => (isPoor(points) ? 'The least evil.' : `The best it sees: worth ${inPoints(points)}.`),
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
      `Help ${at(region)} is worth ${gold} gold to it, and ${name(Number(seat))} has kept faith so far.`,
    'no-such-deal': () => 'It gives nothing away.',
    'asks-for-help': ({ seat, region }, name) => `It wants the help of ${name(Number(seat))} ${at(region)}.`,
  },
};
