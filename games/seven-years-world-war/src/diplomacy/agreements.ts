import type { Seat } from '@cabinet-wars/kernel';
import type { Land, LandId, PowerId } from '../data/powers.ts';
import { LANDS, POWERS } from '../data/powers.ts';
import { SQUARES, type SquareId } from '../data/squares.ts';
import { occupier } from '../pieces.ts';
import type { State } from '../state.ts';

/** What a party to a written agreement may bind itself to (ruling 64). Ids are for ever. */
export const CLAUSES = ['no-attack', 'no-entry', 'no-diplomacy', 'leave', 'pay'] as const;
export type ClauseId = (typeof CLAUSES)[number];

/** One clause in force. Flat data, seen by all. `treaty` is a signature under the treaty that ends the game (22.22). */
export interface Agreement {
  readonly clause: ClauseId | 'treaty';
  readonly by: Seat;
  readonly to: Seat;
  /** A power not to be entered or courted, or a square to be left; null where the clause is about neither. */
  readonly about: PowerId | SquareId | null;
  readonly points: number;
  /** The last turn it binds; what is to be done must be done by its end. */
  readonly until: number;
}

/** What of the agreements in force a player would break by attacking a square that somebody holds. */
export const brokenByAttack = (g: State, by: Seat, against: Seat): Agreement[] =>
  g.agreements.filter((one) => one.clause === 'no-attack' && one.by === by && one.to === against);

/** … by letting a unit enter a land. */
export const brokenByEntry = (g: State, by: Seat, land: Land): Agreement[] => brokenBy(g, by, 'no-entry', LANDS[land]);

/** … by diplomacy against a power. */
export const brokenByDiplomacy = (g: State, by: Seat, power: Land): Agreement[] =>
  brokenBy(g, by, 'no-diplomacy', POWERS[power]);

const brokenBy = (g: State, by: Seat, clause: ClauseId, about: LandId): Agreement[] =>
  g.agreements.length === 0
    ? []
    : g.agreements.filter((one) => one.clause === clause && one.by === by && one.about === about);

/** Squares that ought to have been left by the end of this turn. */
export const notLeft = (g: State): Agreement[] =>
  g.agreements.filter(
    (one) => one.clause === 'leave' && one.until <= g.turn && occupier(g, SQUARES.indexOf(one.about!)) === one.by,
  );

/** The first sum due by the end of this turn; undefined if none is. */
export const paymentDue = (
  g: Pick<State, 'turn'> & { readonly agreements: readonly Agreement[] },
): Agreement | undefined => g.agreements.find((one) => one.clause === 'pay' && one.until <= g.turn);
