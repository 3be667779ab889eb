import type { SpaceId } from '@cabinet-wars/imperial-struggle/data';
import type { Size } from '../../../../map/camera.ts';

/** A price at its space: in points, and in what is short. */
export interface Chip {
  readonly points: string;
  readonly rest: string;
  /** Paid in a Minor action. */
  readonly minor: boolean;
}
export type Chips = Readonly<Partial<Record<SpaceId, Chip>>>;

/** Where a price stands, in pixels from the middle of its space. */
export interface PlacedChip extends Chip, Size {
  readonly dx: number;
  readonly dy: number;
}
export type PlacedChips = Readonly<Partial<Record<SpaceId, PlacedChip>>>;

export const chipText = ({ points, rest }: Chip): string => [points, rest].filter((part) => part !== '').join(' ');
