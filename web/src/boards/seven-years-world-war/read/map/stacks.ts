import {
  KIND_OF,
  KINDS,
  type KindId,
  NATIONS,
  type NationId,
  SQUARES,
  type SquareId,
  squareOf,
  tablesOf,
  UNITS,
} from '@cabinet-wars/seven-years-world-war/data';
import { nameOf, piecesAt } from '@cabinet-wars/seven-years-world-war/reckoning';
import { NO_PIECE, type PieceName } from '@cabinet-wars/seven-years-world-war/view';
import { strengthAt, strengthTag } from '../battle/strength.ts';
import type { OpenView } from '../seen.ts';

/** Units alike in every way: one counter and a number. */
export interface Standing {
  readonly name: PieceName;
  readonly nation: NationId;
  readonly kind: KindId;
  readonly veteran: boolean;
  readonly count: number;
  /** What the fleets carry. */
  readonly cargo: { readonly nation: NationId; readonly kind: KindId } | null;
}

export interface Stack {
  readonly square: SquareId;
  readonly units: readonly Standing[];
  readonly total: number;
  /** `30|34`: with what it attacks and defends; null for less than 2. */
  readonly strength: string | null;
}

/** Field troops first, then what stands behind walls. */
const ORDER: readonly KindId[] = ['army', 'legion', 'horde', 'fleet', 'fortified-zone', 'base'];

/** What stands on every square that is not empty. */
export function stacksOf(open: OpenView): Record<SquareId, Stack> {
  const stacks: Record<SquareId, Stack> = {};
  open.first.forEach((piece, square) => {
    if (piece !== NO_PIECE) stacks[SQUARES[square]] = stackOf(open, square);
  });
  return stacks;
}

/** What stands on one square; null where nothing does. */
export function stackAt(open: OpenView, id: SquareId): Stack | null {
  const square = squareOf(id);
  return open.first[square] === NO_PIECE ? null : stackOf(open, square);
}

function stackOf(open: OpenView, square: number): Stack {
  const pieces = piecesAt(open, square);
  const byName = new Map<PieceName, Standing>();
  for (const piece of pieces) {
    if (open.aboard[piece] !== NO_PIECE) continue;
    const name = nameOf(open, piece);
    const known = byName.get(name);
    byName.set(name, known === undefined ? standing(open, piece, name) : { ...known, count: known.count + 1 });
  }
  const units = [...byName.values()].sort((a, b) => rank(a) - rank(b));
  const strength = strengthAt(open, SQUARES[square]);
  const tag = strength.defence > 1 ? strengthTag(strength) : null;
  return { square: SQUARES[square], units, total: pieces.length, strength: tag };
}

const rank = ({ nation, kind, veteran }: Standing): number =>
  NATIONS.indexOf(nation) * 20 + ORDER.indexOf(kind) * 2 + (veteran ? 0 : 1);

const whatIs = (open: OpenView, piece: number) => ({
  nation: NATIONS[tablesOf(open).pieceNation[piece]],
  kind: KINDS[KIND_OF[open.face[piece]]],
});

function standing(open: OpenView, piece: number, name: PieceName): Standing {
  const cargo = open.aboard.indexOf(piece);
  return {
    name,
    ...whatIs(open, piece),
    veteran: UNITS[open.face[piece]].endsWith('veteran'),
    count: 1,
    cargo: cargo < 0 ? null : whatIs(open, cargo),
  };
}

/** The counter a unit belongs to: cargo is found in its fleet. */
export function counterOf(stack: Stack | undefined, name: PieceName): Standing | null {
  const units = stack?.units ?? [];
  const ashore = name.replace(/@sea$/, '');
  return (
    units.find((unit) => unit.name === name) ??
    (name === ashore ? null : (units.find((unit) => unit.name.endsWith(`+${ashore}`)) ?? null))
  );
}
