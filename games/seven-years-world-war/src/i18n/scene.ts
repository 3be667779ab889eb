import { type FrameBase, frameOf } from '@cabinet-wars/kernel';
import { deploymentsOf } from '../data/deployments.ts';
import { MARKERS, type Marker, type MarkerId } from '../data/markers.ts';
import { LANDS, type Land, type LandId, NATIONS } from '../data/powers.ts';
import { SQUARES, type Square, type SquareId } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { UNITS, type Unit, type UnitId } from '../data/units.ts';
import { paymentDue } from '../diplomacy/agreements.ts';
import type { Deploy } from '../set-up/deploy.ts';
import type { PieceName } from '../vocabulary/choices/war.ts';
import type { Agreement } from '../vocabulary/clauses.ts';

/** What a prompt may speak of: all that everybody sees. */
export interface Scene {
  /** The locals of the nearest frame of a procedure. */
  frame<L extends object>(proc: string): L | null;
  /** What a player has in his treasury. */
  points(seat: number | undefined): number | null;
  /** What a piece is, by its index. */
  piece(piece: number | undefined): PieceName | null;
  /** The unit that is being set up. */
  deployed(): UnitId | null;
  /** The die that lies on the table. */
  die(): number;
  /** The sum that falls due by written agreement. */
  due(): Agreement | null;
}

interface Seen {
  readonly stack: readonly FrameBase[];
  readonly data: string;
  readonly face: readonly Unit[];
  readonly treasury: readonly number[];
  readonly die: number;
  readonly turn: number;
  readonly agreements: readonly Agreement[];
}

export function sceneOf(view: unknown): Scene {
  const { open } = view as { readonly open: Seen };
  const frame = <L extends object>(proc: string) => frameOf<L>(open, proc);
  return {
    frame,
    points: (seat = -1) => open.treasury[seat] ?? null,
    piece: (piece = -1) => {
      const unit = unitAt(open.face[piece]);
      return unit === null ? null : `${NATIONS[tablesOf(open).pieceNation[piece]]}:${unit}`;
    },
    deployed: () => {
      const deploy = frame<Deploy>('deploy');
      return deploy === null ? null : unitAt(deploymentsOf(tablesOf(open), deploy.power)[deploy.row]?.unit);
    },
    die: () => open.die,
    due: () => paymentDue(open) ?? null,
  };
}

export const squareAt = (square: Square | undefined): SquareId | null => SQUARES[square ?? -1] ?? null;
export const landAt = (land: Land | undefined): LandId | null => LANDS[land ?? -1] ?? null;
export const markerAt = (marker: Marker | undefined): MarkerId | null => MARKERS[marker ?? -1] ?? null;
export const unitAt = (unit: Unit | undefined): UnitId | null => UNITS[unit ?? -1] ?? null;
