import type { Field, Reason, Schema } from '@cabinet-wars/kernel';
import { EDITIONS, type Edition } from './data/numbers.ts';
import { isPowerId, POWERS, type PowerId } from './data/powers.ts';

type SeatPower = PowerId | 'any';

/** What the players settle before the game. Each variant the deluxe rulebook prints is a switch of its own. */
export type Options = {
  players: number;
  edition: Edition;
  /** Armies enter European regions only by token, neighbour or navy. */
  originalAdjacency: boolean;
  /** Sea checks with two ordinary dice; the two Navigation tiles join the stock. */
  originalSeaMove: boolean;
  /** Every gain of unrest is exactly 1; counters lie face down, as always in the original edition. */
  originalUnrest: boolean;
  /** Every gain of unrest is exactly 1, in the open; in the original edition too. */
  openUnrest: boolean;
  originalPass: boolean;
  originalImprovedAgriculture: boolean;
  originalIndustry: boolean;
  /** Starting regions drawn twice are kept. */
  originalDuplicates: boolean;
  ownFleetForNavalCombat: boolean;
  surrender: boolean;
  draftStart: boolean;
  /** The first units stand beside their tokens, and nobody draws a region twice: play begins with the first auction. */
  quickStart: boolean;
  wallaceSimple: boolean;
  nonPlayerNavies: boolean;
  randomLetterSets: boolean;
  unitsAtHome: 'edition' | 'yes' | 'no';
  navalTrainingCopies: 'edition' | '2' | '3';
  power1: SeatPower;
  power2: SeatPower;
  power3: SeatPower;
  power4: SeatPower;
  power5: SeatPower;
  power6: SeatPower;
  power7: SeatPower;
};

const variant: Field = { kind: 'switch', default: false, group: 'variants' };
const seatPower: Field = { kind: 'one-of', values: ['any', ...POWERS], default: 'any', group: 'powers' };

const fields: Schema<Options>['fields'] = {
  players: { kind: 'number', from: 2, to: 7, default: 5 },
  edition: { kind: 'one-of', values: EDITIONS, default: 'deluxe' },
  quickStart: { kind: 'switch', default: false },
  originalAdjacency: variant,
  originalSeaMove: variant,
  originalUnrest: variant,
  openUnrest: variant,
  originalPass: variant,
  originalImprovedAgriculture: variant,
  originalIndustry: variant,
  originalDuplicates: variant,
  ownFleetForNavalCombat: variant,
  surrender: variant,
  draftStart: variant,
  wallaceSimple: variant,
  nonPlayerNavies: variant,
  randomLetterSets: variant,
  unitsAtHome: { kind: 'one-of', values: ['edition', 'yes', 'no'], default: 'edition', group: 'variants' },
  navalTrainingCopies: { kind: 'one-of', values: ['edition', '2', '3'], default: 'edition', group: 'variants' },
  power1: seatPower,
  power2: seatPower,
  power3: seatPower,
  power4: seatPower,
  power5: seatPower,
  power6: seatPower,
  power7: seatPower,
};

const powerFields = ['power1', 'power2', 'power3', 'power4', 'power5', 'power6', 'power7'] as const;

/** Variants that undo or presuppose what is new in the deluxe edition: in the original they have nothing to change. */
const deluxeOnly = [
  'originalAdjacency',
  'originalSeaMove',
  'originalUnrest',
  'originalPass',
  'originalImprovedAgriculture',
  'originalIndustry',
  'originalDuplicates',
  'ownFleetForNavalCombat',
  'wallaceSimple',
  'nonPlayerNavies',
  'randomLetterSets',
] as const;

export const options: Schema<Options> = {
  fields,
  // Once kept the interface from showing totals, which is now how unrest is printed; `openUnrest` shows them.
  retired: ['memory'],
  conflicts: (o) => [...editionConflicts(o), ...variantConflicts(o), ...powerConflicts(o)],
};

function editionConflicts(o: Options): Reason[] {
  if (o.edition === 'original')
    return deluxeOnly.filter((key) => o[key]).map((option) => ({ why: 'option-deluxe-only', option }));
  return o.navalTrainingCopies === 'edition' ? [] : [{ why: 'option-original-only', option: 'navalTrainingCopies' }];
}

function variantConflicts(o: Options): Reason[] {
  const reasons: Reason[] = [];
  const needs = (option: keyof Options, from: number, to: number) => {
    if (o[option] && (o.players < from || o.players > to)) reasons.push({ why: 'option-players', option, from, to });
  };
  const excludes = (option: keyof Options, other: keyof Options) => {
    if (o[option] && o[other]) reasons.push({ why: 'option-excludes', option, other });
  };
  needs('wallaceSimple', 4, 6);
  needs('nonPlayerNavies', 2, 6);
  needs('randomLetterSets', 2, 6);
  excludes('openUnrest', 'originalUnrest');
  excludes('wallaceSimple', 'randomLetterSets');
  excludes('quickStart', 'draftStart');
  excludes('quickStart', 'originalDuplicates');
  return reasons;
}

function powerConflicts(o: Options): Reason[] {
  const reasons: Reason[] = [];
  powerFields.forEach((key, seat) => {
    const id = o[key];
    if (id === 'any') return;
    if (seat >= o.players) reasons.push({ why: 'option-no-such-seat', option: key });
    else if (powerFields.findIndex((other) => o[other] === id) !== seat)
      reasons.push({ why: 'option-power-twice', option: key, power: id });
  });
  return reasons;
}

/** The powers played, by seat: those asked for, and for the other seats the next free ones in the usual order. */
export function powersPlayed(o: Options): PowerId[] {
  const asked = powerFields.map((key) => o[key]).slice(0, o.players);
  const free = POWERS.filter((id) => !asked.includes(id));
  return asked.map((id) => (isPowerId(id) ? id : free.shift()!));
}
