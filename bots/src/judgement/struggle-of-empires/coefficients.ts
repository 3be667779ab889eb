import { players } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { State } from '@cabinet-wars/struggle-of-empires/view';

/** What positions are reckoned with inside the features, where no weight shows it. */
export interface Coefficients {
  /** What a place is worth to its holder beside the points it scores: who is first is hard to drive out. */
  readonly places: readonly [first: number, second: number, third: number];
  /** What a token is worth besides its place, as a part of the region's first value: it makes the place safer. */
  readonly foothold: number;
  /** How often a token on the map now is going to score, by wars still to come after this one: it may be lost before they end. */
  readonly scorings: readonly [last: number, second: number, first: number];
  /** What an attack costs in points besides what it may lose. */
  readonly attackPrice: number;
  /** What an attack that could be made is worth beside one that has been: the best first, since actions are few. */
  readonly attackShares: readonly number[];
  /** The same of an army that comes too late for this war, and stands ready for the next. */
  readonly nextWar: number;
  /** How likely an enemy who can take a token does. */
  readonly threat: number;
  /** How likely a token nobody guards draws somebody. */
  readonly exposure: number;
  /** How likely those who could help a defender do. */
  readonly helped: number;
  /** How likely somebody called comes, and how likely the defender's friends do. */
  readonly comes: number;
  /** How much of an ally's army can be counted on. */
  readonly reliance: number;
  /** What a unit lost besides the certain ones costs its owner, unrest included. */
  readonly unitLost: number;
  /** What a throw of the sea die costs on the average: units lost or held up, and gold paid against that. */
  readonly seaDie: number;
  /** Unrest a war still brings by losses and taxes, whatever one does. */
  readonly unrestPerWar: number;
  /** So many points short of a revolution it is as likely as not, nothing more to come. */
  readonly brink: number;
  /** How likely a tile kept for later in the war comes to be used. */
  readonly kept: number;
  /** Of what stands between two powers in a region, how much comes to pass in a war: pieces move, and others strike first. */
  readonly clashes: number;
  /** What a power on one's own side in a war is worth, whoever it is: one attacker fewer, and somebody to call. */
  readonly beside: number;
  /** One nobody plays attacks nobody, but its units stand by its side. */
  readonly unplayedBeside: number;
  /** How much of an advantage in an auction is paid for: auctions are many, and what they bring is guessed. */
  readonly paidFor: number;
  /** What one more Army Training than others is worth from the first war on: whoever had it came out so far ahead (ADR 21). */
  readonly oneMoreTraining: number;
}

/** As they are known by hand. */
export const BY_HAND: Coefficients = {
  places: [1.7, 1.4, 1],
  foothold: 0.1,
  scorings: [1, 1.65, 2.15],
  attackPrice: 0.9,
  attackShares: [0.55, 0.45, 0.3, 0.15],
  nextWar: 0.45,
  threat: 0.3,
  exposure: 0.13,
  helped: 0.4,
  comes: 0.5,
  reliance: 0.3,
  unitLost: 0.8,
  seaDie: 0.3,
  unrestPerWar: 2.2,
  brink: 0.7,
  kept: 0.8,
  clashes: 0.15,
  beside: 2.5,
  unplayedBeside: 2,
  paidFor: 0.6,
  oneMoreTraining: 7,
};

/** Learned together with the weights of five, from games of strays among references (bench/training/struggle-of-empires-of-5.json). */
const OF_FIVE: Coefficients = {
  places: [1.47, 1.32, 1],
  foothold: 0.076,
  scorings: [1, 1.66, 2.14],
  attackPrice: 0.74,
  attackShares: [0.64, 0.34, 0.3, 0.15],
  nextWar: 0.3,
  threat: 0.28,
  exposure: 0.107,
  helped: 0.38,
  comes: 0.44,
  reliance: 0.275,
  unitLost: 0.91,
  seaDie: 0.38,
  unrestPerWar: 2.96,
  brink: 1.19,
  kept: 0.78,
  clashes: 0.125,
  beside: 2.15,
  unplayedBeside: 2.7,
  paidFor: 0.73,
  oneMoreTraining: 7.8,
};

/** By number of players, where games have taught otherwise. */
const LEARNED: Readonly<Record<number, Coefficients | undefined>> = { 5: OF_FIVE };

export const coefficientsOf = (g: State): Coefficients => LEARNED[players(g)] ?? BY_HAND;
