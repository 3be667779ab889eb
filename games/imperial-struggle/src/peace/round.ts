import { BrokenPromise, type Frame, frameOf } from '@cabinet-wars/kernel';
import type { Point } from '../data/points.ts';
import type { Side } from '../data/sides.ts';
import type { State } from '../state.ts';
import type { ActionId, Purchase } from '../vocabulary/choices.ts';

/** Points waiting to be spent: of one type, for what the limit lets pass. */
export interface Grant {
  points: Point;
  limit: number;
  n: number;
}

/** What lasts for the Action Round, as bits of `Round.effects`. */
export const PACTE_DE_FAMILLE = 1;
export const HANBURY_WILLIAMS_PRICES = 2;
/** One squadron at 2 M less (South Sea Speculation). */
export const SOUTH_SEA_SQUADRON = 4;
/** An Event may be played without the symbol (Condorcet), or without its type (Bank of England). */
export const EVENT_WITHOUT_SYMBOL = 8;
export const EVENT_OFF_TYPE = 16;
/** France pays M for shifts in Scotland and Ireland (Jacobite Uprisings). */
export const JACOBITE_SHIFTS = 32;
/** James Watt has gained his Treaty Point, which is one an Action Round. */
export const WATT_PAID = 128;
/** Jacobite Uprisings has scored: its shifts must wait for another Action Round. */
export const JACOBITE_SCORED = 256;

/** An Action Round: the locals of its frame, which all it calls may read and change through `roundOf`. */
export interface Round {
  side: Side;
  /** The Investment tile taken; −1 before. */
  tile: number;
  /** Something has been done that the tile or an Advantage allows: no passing and no Event any more. */
  acted: boolean;
  /** The Event played, −1: none; and whether its bonus was had. */
  event: number;
  bonus: boolean;
  majorDone: boolean;
  minorDone: boolean;
  upgradeDone: boolean;
  /** Points added to the tile's Major and Minor actions (Cardinal Ministers and the like). */
  majorBonus: number;
  minorBonus: number;
  /** Points from the Event and the exchange that no action has used yet. */
  grants: Grant[];
  /** By type E and D: bits of the Regions in which points have been spent (rule 19). */
  regions: number[];
  /** Bits of the Regions of Advantages used, and how many (rule 32). */
  advantageRegions: number;
  advantages: number;
  /** An Advantage an Event lets the side use without exhausting it; −1: none. */
  freeAdvantage: number;
  tilesBought: number;
  /** Seas whose squadron has sailed there in this Action Round; squadrons built in it. */
  sailed: number[];
  built: number;
  /** What M are exchanged for in this Action Round; −1: nothing yet. */
  exchanged: Point;
  effects: number;
  /** Debt has been taken as points (Turgot looks at the first). */
  borrowed: boolean;
  /** France had more Fur and Fish Markets than Britain when it began (North American Trade). */
  tradeLead: boolean;
}

export const newRound = (side: Side): Round => ({
  side,
  tile: -1,
  acted: false,
  event: -1,
  bonus: false,
  majorDone: false,
  minorDone: false,
  upgradeDone: false,
  majorBonus: 0,
  minorBonus: 0,
  grants: [],
  regions: [0, 0],
  advantageRegions: 0,
  advantages: 0,
  freeAdvantage: -1,
  tilesBought: 0,
  sailed: [],
  built: 0,
  exchanged: -1,
  effects: 0,
  borrowed: false,
  tradeLead: false,
});

/** One action within an Action Round: the locals of the frame `action`. */
export interface Action {
  action: ActionId;
  side: Side;
  points: Point;
  /** Major class: no Minor limits. */
  major: boolean;
  purse: Grant[];
  /** Limits that bind every purchase here, Debt and Treaty Points too: points of an Event spent as an action of their own. */
  bound: number[];
  /** Purchases made. A Minor action ends with the first. */
  bought: number;
  /** Diplomatic points have been spent outside Europe; Edmund Burke's have been used (then the rest stays in Europe). */
  leftEurope: boolean;
  burkeUsed: number;
  /** Price reductions claimed for the next purchase (see `Discount`). */
  discounts: number[];
  /** What is being bought, what it costs and what is still owed. */
  buying: Purchase | null;
  price: number;
  owed: number;
}

/** The Action Round under way. */
export function roundOf(g: State): Frame<Round> {
  const round = frameOf<Round>(g, 'action-round');
  if (round === null) throw new BrokenPromise('no Action Round is under way');
  return round;
}
export const isInRound = (g: State): boolean => frameOf(g, 'action-round') !== null;

/** The action under way in it, or none. */
export const actionOf = (g: State): Frame<Action> | null => frameOf<Action>(g, 'action');

/** Points for the Action Round, to be spent as rule 15 says. */
export function grant(round: Round, points: Point, n: number, limit: number): void {
  if (n <= 0) return;
  const same = round.grants.find((one) => one.points === points && one.limit === limit);
  if (same === undefined) round.grants.push({ points, limit, n });
  else same.n += n;
}
