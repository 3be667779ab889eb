import { COMBAT_TABLES, RESULTS } from '../data/combat.ts';
import type { Square } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import type { OpenState, Piece } from '../state.ts';
import { mayUseTable, oddsOf, strengthOf, terrainBonus } from './combat.ts';

/** 12.22: units of several powers attack together only under a leader, minor ones of several lands never: the strongest do. */
export function together(g: OpenState, force: readonly Piece[]): readonly Piece[] {
  const { pieceNation } = tablesOf(g);
  const groups = new Map<string, Piece[]>();
  for (const piece of force) {
    const group = `${pieceNation[piece]} ${g.origin[piece]}`;
    groups.set(group, [...(groups.get(group) ?? []), piece]);
  }
  const strength = (pieces: readonly Piece[]) => strengthOf(g, pieces);
  return [...groups.values()].reduce<readonly Piece[]>(
    (best, each) => (strength(each) > strength(best) ? each : best),
    [],
  );
}

/** How many dice of six throw the defenders back on the best table the force may use, leaders aside. */
export function winsOfSix(g: OpenState, force: readonly Piece[], to: Square, defenders: readonly Piece[]): number {
  if (force.length === 0 || defenders.length === 0) return 0;
  const defence = strengthOf(g, defenders) + terrainBonus(g, to, defenders);
  const column = oddsOf(strengthOf(g, force), defence) * 6;
  const wins = COMBAT_TABLES.map((_, table) => {
    if (mayUseTable(g, force, table) !== null) return 0;
    const results = tablesOf(g).combatTable[table];
    return [0, 1, 2, 3, 4, 5].filter((die) => RESULTS[results[column + die]].startsWith('D')).length;
  });
  return Math.max(...wins);
}
