import {
  COMBAT_TABLES,
  type CombatTableId,
  ODDS,
  type ResultId,
  squareOf,
} from '@cabinet-wars/seven-years-world-war/data';
import {
  defendersOf,
  mayUseTable,
  occupier,
  oddsOf,
  strengthOf,
  terrainBonus,
} from '@cabinet-wars/seven-years-world-war/reckoning';
import type { Piece } from '@cabinet-wars/seven-years-world-war/view';
import { type Chances, chancesOf, columnOf, type Viewpoint } from '../read/battle/odds.ts';
import type { OpenView } from '../read/seen.ts';

/** Two forces against each other, with what each part adds. */
export interface Clash {
  readonly attack: { readonly units: number; readonly leader: number; readonly total: number };
  readonly defence: {
    readonly units: number;
    readonly leader: number;
    readonly ground: number;
    readonly total: number;
  };
  /** `1.5:1`. */
  readonly odds: string;
  readonly tables: readonly TableOfClash[];
}

export interface TableOfClash {
  readonly table: CombatTableId;
  readonly results: readonly ResultId[];
  readonly isOpen: boolean;
}

export const defendersAt = (open: OpenView, to: string): readonly Piece[] =>
  defendersOf(open, squareOf(to), occupier(open, squareOf(to)));

export function clashOf(
  open: OpenView,
  to: number,
  force: readonly Piece[],
  defenders: readonly Piece[],
  leaders: { readonly attack: number; readonly defence: number },
): Clash | null {
  if (force.length === 0 || defenders.length === 0) return null;
  const units = [strengthOf(open, force), strengthOf(open, defenders)];
  const ground = terrainBonus(open, to, defenders);
  const [attack, defence] = [units[0] + leaders.attack, units[1] + leaders.defence + ground];
  const odds = ODDS[oddsOf(attack, defence)];
  return {
    attack: { units: units[0], leader: leaders.attack, total: attack },
    defence: { units: units[1], leader: leaders.defence, ground, total: defence },
    odds,
    tables: COMBAT_TABLES.map((table, i) => ({
      table,
      results: columnOf(open, table, odds),
      isOpen: mayUseTable(open, force, i) === null,
    })),
  };
}

const worth = ({ good, bad }: Chances): number => good - bad;

/** How hard a result hits whom it hits: thrown back, mauled, destroyed. */
const HARDNESS: Readonly<Record<string, number>> = { W: 1, Z: 2, A: 3, D: 3 };
const hardness = (results: readonly ResultId[]): number =>
  results.reduce((sum, id) => {
    const hits = HARDNESS[id[1]] ?? 0;
    return id[0] === 'D' ? sum + hits : id[0] === 'A' ? sum - hits : sum;
  }, 0);

/** The table with most good and least bad for whoever attacks; among equals the one that hits the enemy harder. */
export const bestOf = ({ tables }: Clash): TableOfClash =>
  tables
    .filter(({ isOpen }) => isOpen)
    .reduce((best, each) => {
      const more = worth(chancesOf(each.results)) - worth(chancesOf(best.results));
      return more > 0 || (more === 0 && hardness(each.results) > hardness(best.results)) ? each : best;
    });

export const worthOf = (clash: Clash, viewpoint: Viewpoint = 'attacker'): number =>
  worth(chancesOf(bestOf(clash).results, viewpoint));

/** How much strength is missing to the next better column, and which that is; null at the best one. */
export function nextColumn({
  attack,
  defence,
  odds,
}: Clash): { readonly missing: number; readonly odds: string } | null {
  for (let missing = 1; missing <= defence.total * 4; missing++) {
    const next = ODDS[oddsOf(attack.total + missing, defence.total)];
    if (next !== odds) return { missing, odds: next };
  }
  return null;
}
