import { type SquareId, squareOf, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import { defendersOf, occupier, strengthOf, terrainBonus } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { OpenView } from '../seen.ts';

/** With what a stack attacks and defends, as everybody can reckon it: without leaders and markers. */
export interface StackStrength {
  readonly attack: number;
  readonly defence: number;
}

export function strengthAt(open: OpenView, id: SquareId): StackStrength {
  const square = squareOf(id);
  const { defendsOnly } = tablesOf(open);
  const defenders = defendersOf(open, square, occupier(open, square));
  const attackers = defenders.filter((piece) => !defendsOnly[open.face[piece]]);
  return {
    attack: strengthOf(open, attackers),
    defence: strengthOf(open, defenders) + terrainBonus(open, square, defenders),
  };
}

/** `30|34`; one number where they are equal, `(4)` where it can only defend. */
export const strengthTag = ({ attack, defence }: StackStrength): string =>
  attack === 0 ? `(${defence})` : attack === defence ? String(attack) : `${attack}|${defence}`;
