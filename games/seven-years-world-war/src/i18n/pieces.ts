import type { NationId } from '../data/powers.ts';
import type { UnitId } from '../data/units.ts';
import type { PieceName } from '../vocabulary/choices/war.ts';

/** A unit's name taken apart: whose, what, whether it is aboard a fleet, and what it carries. */
export interface PieceParts {
  readonly nation: NationId;
  readonly unit: UnitId;
  readonly aboard: boolean;
  readonly cargo: PieceParts | null;
}

export function partsOf(name: PieceName): PieceParts {
  const [carrier, cargo] = name.split('+');
  const [nation, unit] = carrier.replace(/@sea$/, '').split(':');
  return {
    nation: nation as NationId,
    unit: unit as UnitId,
    aboard: carrier.endsWith('@sea'),
    cargo: cargo === undefined ? null : partsOf(cargo),
  };
}

/** How often each name occurs, in the order they come. */
export function tally(names: readonly PieceName[]): (readonly [PieceName, number])[] {
  const counts = new Map<PieceName, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}
