import { BrokenPromise, type Frame, frameOf } from '@cabinet-wars/kernel';
import type { Space } from '../data/map/spaces.ts';
import type { Side } from '../data/sides.ts';
import type { State } from '../state.ts';

/** A War turn: the locals of its frame. */
export interface War {
  /** The theatre being fought, from 0 within the War; those before it have been, and their tiles lie open. */
  theatre: number;
  /** The tiles of the theatre being fought lie open, too. */
  revealed: boolean;
  /** By side: refusals in this War; and the Territories refused, which are safe for the rest of it (rule 42). */
  refusals: number[];
  refused: Space[];
  /** Seas whose squadron took them in this War, and by side how many such are in the Navy Box: none sails twice (rule 41). */
  sailed: Space[];
  sailedInBox: number[];
  /** By side: theatres won in the top row. */
  decisive: number[];
}

export const newWar = (): War => ({
  theatre: 0,
  revealed: false,
  refusals: [0, 0],
  refused: [],
  sailed: [],
  sailedInBox: [0, 0],
  decisive: [0, 0],
});

/** One theatre: the locals of its frame. */
export interface Theatre {
  theatre: number;
  /** Whose tiles act first (rule 35). */
  first: Side;
  /** Who has won and by how much; nobody and 0 before, and after a draw. */
  winner: Side;
  margin: number;
  /** Shifts in Spain the loser has still to make for Spanish Territories taken (an optional rule). */
  spanishShifts: number;
}

export const newTheatre = (theatre: number): Theatre => ({
  theatre,
  first: -1,
  winner: -1,
  margin: 0,
  spanishShifts: 0,
});

function inWar<L extends object>(g: State, proc: string): Frame<L> {
  const frame = frameOf<L>(g, proc);
  if (frame === null) throw new BrokenPromise(`no ${proc} is being fought`);
  return frame;
}
export const warOf = (g: State): Frame<War> => inWar(g, 'war');
export const theatreOf = (g: State): Frame<Theatre> => inWar(g, 'theatre');

/** How many theatres of the War have their tiles lying open: none in Peace turns. */
export function theatresRevealed(g: Pick<State, 'stack'>): number {
  const war = frameOf<War>(g, 'war');
  return war === null ? 0 : war.theatre + (war.revealed ? 1 : 0);
}

/** A squadron is driven to the Navy Box; if it has taken its sea in this War, it will not sail again in it. */
export function driveOut(war: War, side: Side, from: Space): void {
  const at = war.sailed.indexOf(from);
  if (at < 0) return;
  war.sailed.splice(at, 1);
  war.sailedInBox[side]++;
}
