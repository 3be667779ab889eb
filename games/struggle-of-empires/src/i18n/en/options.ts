import { isOneOf, keysOf, recordOf } from '@cabinet-wars/kernel';
import { POWERS } from '../../data/powers.ts';
import type { Options } from '../../options.ts';
import type { Named, ValueTexts } from '../tables.ts';
import { powers } from './names.ts';

const seat = (n: number): Named => ({
  name: `Power of player ${n}`,
  hint: 'A power, or whichever is free in the usual order.',
});

/** Every option of a new game with its one-line explanation. */
export const options: Readonly<Record<keyof Options, Named>> = {
  players: { name: 'Players', hint: 'Two to seven; best with five or more.' },
  edition: { name: 'Edition', hint: 'The original rules of 2004/2005, or the deluxe rules of 2020.' },
  originalAdjacency: {
    name: 'Original adjacency',
    hint: 'Armies enter a European region only from a border, beside a marker or by navy, instead of freely.',
  },
  originalSeaMove: {
    name: 'Original sea move',
    hint: 'Two plain dice instead of the sea die, nothing to pay off; the Navigation tiles come into play.',
  },
  originalUnrest: {
    name: 'Original unrest',
    hint: 'Every unrest counter is worth exactly 1 instead of 0, 1 or 2; they lie face down until the end.',
  },
  openUnrest: {
    name: 'Open unrest',
    hint: 'Every unrest counter is worth exactly 1 and everybody’s total is shown; without it they lie face down.',
  },
  originalPass: { name: 'Original pass', hint: 'Passing gives back no unrest.' },
  originalImprovedAgriculture: {
    name: 'Original Improved Agriculture',
    hint: 'The tile costs 4 gold and gives no population when taken.',
  },
  originalIndustry: { name: 'Original Industry', hint: 'Industry is worth 3 VP, whatever agriculture you have.' },
  originalDuplicates: {
    name: 'Keep duplicates',
    hint: 'Regions drawn twice at the start are kept.',
  },
  ownFleetForNavalCombat: {
    name: 'Own fleet for naval combat',
    hint: 'To fight at sea a side needs a navy of the attacker’s or defender’s own, not just a helper’s.',
  },
  surrender: {
    name: 'Surrender',
    hint: 'Before the dice on land the defender may give up the control piece and keep all units.',
  },
  draftStart: {
    name: 'Draft of starting regions',
    hint: 'Everybody picks one counter and passes the rest on, instead of drawing blind.',
  },
  quickStart: {
    name: 'Quick start',
    hint: 'Everybody’s first five units already stand beside their markers, and play begins with the first auction.',
  },
  wallaceSimple: {
    name: 'Wallace’s simple variant',
    hint: 'Four to six players: all tiles as with seven, ten neutrals a war, unplayed powers drawn from the bag.',
  },
  nonPlayerNavies: {
    name: 'Non-player navies',
    hint: 'On a roll of 1 or 2 an unplayed power begins with a navy instead of an army, where ships can go.',
  },
  randomLetterSets: {
    name: 'Mixed letter sets',
    hint: 'The regions of unplayed powers are dealt at random instead of by printed sets.',
  },
  unitsAtHome: {
    name: 'Starting units at home',
    hint: 'Whether units may begin in the home country. As printed: only in the deluxe edition.',
  },
  navalTrainingCopies: {
    name: 'Naval Training tiles',
    hint: 'The printings of the original differ: two copies or three. As printed here: two.',
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
  any: 'any',
  ...recordOf(POWERS, (id) => powers[id].name),
};

export const values: ValueTexts = {
  edition: { original: 'original (2004/2005)', deluxe: 'deluxe (2020)' },
  unitsAtHome: { edition: 'as the edition says', yes: 'yes', no: 'no' },
  navalTrainingCopies: { edition: 'as printed', '2': 'two', '3': 'three' },
  power1: seatValues,
  power2: seatValues,
  power3: seatValues,
  power4: seatValues,
  power5: seatValues,
  power6: seatValues,
  power7: seatValues,
};

export const optionGroups = { main: 'Game', variants: 'Variants', powers: 'Powers' } as const;
