import type { Commodity } from './data/demand.ts';
import type { Ministry } from './data/ministries.ts';
import type { Point } from './data/points.ts';
import type { Region } from './data/regions.ts';
import type { Side } from './data/sides.ts';
import type { Space } from './data/spaces.ts';
import type { Round } from './round.ts';
import type { State } from './state.ts';
import type { Context } from './words.ts';

/** What face-up ministries change without being used: asked by the rules at the moments they speak of. */

/** Whether a side's ministry lies face up. */
export const isFaceUp = (g: State, ministry: Ministry): boolean => g.revealed[ministry] === 1;

/** Reductions of a political or Market price that last: Swift, Burke, Hanbury Williams, Pacte de Famille. */
export const shiftReduction = (_g: State, _round: Round, _space: Space): number => 0;

/** Whether a Minor action may take this flag although there is no Conflict: Swift, Townshend Acts. */
export const minorMayUnflag = (_g: State, _side: Side, _space: Space): boolean => false;

/** Points a tile's action gets besides: North American Trade, Lavoisier. */
export const actionBonus = (_g: State, _round: Round, _points: Point, _major: boolean): number => 0;

/** Diplomatic points Edmund Burke adds to a Major action that stays in Europe. */
export const burkePoints = (_g: State, _side: Side): number => 0;

/** How many points the next Debt gives: Turgot. */
export const debtYield = (_g: State, _round: Round): number => 1;

/** Debt that would not count if taken for E now: Merchant Banks. */
export const freeDebt = (_g: State, _side: Side): number => 0;

/** Whether Debt forced upon a side beyond its Limit pays the other VP: James Watt. */
export const excessPays = (_g: State, _debtor: Side): boolean => true;

/** VP of an Award, its winner known: Court of the Sun King, Samuel Johnson. */
export const awardVp = (_g: State, _region: Region, _winner: Side, vp: number): number => vp;

/** After an Award has been given: Dupleix, Voltaire. */
export const afterAward = (_g: State, _region: Region, _winner: Side, _x: Context): void => {};

/** After a demand has been won: Dupleix. */
export const afterDemand = (_g: State, _commodity: Commodity, _winner: Side, _x: Context): void => {};

/** In the Scoring phase: East India Company. */
export const scoreMinistries = (_g: State, _x: Context): void => {};

/** Resolve Remaining Powers: John Law. */
export const remainingPowers = (_g: State, _side: Side, _x: Context): void => {};

/** A side has exhausted an Advantage by using it: Pompadour & Du Barry, James Watt. */
export const onExhaust = (_g: State, _by: Side, _advantage: number, _x: Context): void => {};
