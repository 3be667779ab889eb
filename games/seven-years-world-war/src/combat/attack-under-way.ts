import type { Seat } from '@cabinet-wars/kernel';
import { type CombatTable, type Odds, RESULTS, type ResultId } from '../data/combat.ts';
import type { Marker } from '../data/markers.ts';
import type { Power } from '../data/powers.ts';
import type { Square } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import type { Piece, State } from '../state.ts';
import { commandOf, defendersOf, oddsOf, strengthOf, terrainBonus } from './combat.ts';

export interface Attack {
  /** Who attacks; −1: rebels, who are led by nobody and stand in the square they attack. */
  seat: Seat;
  minor: boolean;
  /** By Forced March, with all units of the square (16.21). */
  again: boolean;
  countermarch: boolean;
  from: Square;
  to: Square;
  force: Piece[];
  leader: Marker;
  leaderPower: Power;
  /** Who defends, once nobody is neutral any more: a seat or `MINOR`. */
  defender: Seat;
  shield: Marker;
  shieldPower: Power;
  table: CombatTable;
  honours: boolean;
}

export type Orders = Pick<Attack, 'seat' | 'from' | 'to'> &
  Partial<Pick<Attack, 'minor' | 'again' | 'countermarch' | 'force'>>;

export const attacking = (orders: Orders): Attack => ({
  minor: false,
  again: false,
  countermarch: false,
  force: [],
  leader: -1,
  leaderPower: -1,
  defender: -1,
  shield: -1,
  shieldPower: -1,
  table: 0,
  honours: false,
  ...orders,
});

export const attackStrength = (g: State, f: Attack): number => strengthOf(g, f.force) + commandOf(f.leader);

export function defenceStrength(g: State, f: Attack): number {
  const defenders = defendersOf(g, f.to, f.defender);
  return strengthOf(g, defenders) + commandOf(f.shield) + terrainBonus(g, f.to, defenders);
}

export const oddsUnderWay = (g: State, f: Attack): Odds => oddsOf(attackStrength(g, f), defenceStrength(g, f));

/** What the table says to the die as it lies. */
export const printedResult = (g: State, f: Attack): ResultId =>
  RESULTS[tablesOf(g).combatTable[f.table][oddsUnderWay(g, f) * 6 + g.die - 1]];
