import { SQUARES, type SquareId } from '@cabinet-wars/seven-years-world-war/data';
import type { ReactNode, RefObject } from 'react';
import { attributeUnder } from '../../../map/attribute-under.ts';
import type { Point } from '../../../map/camera.ts';
import { type Carried, type Dragging, useDragging } from '../../../map/use-dragging.ts';
import type { Marks } from '../read/map/marks.ts';
import type { Stack } from '../read/map/stacks.ts';
import { type Thing, thingOf } from '../read/map/things.ts';
import { SHEET, squareAt } from './grid.ts';
import { squareKey } from './layers/Squares.tsx';
import { Unit } from './layers/Unit.tsx';

export interface CarriesForces {
  readonly stacks: Readonly<Record<SquareId, Stack>>;
  /** Where a force could be dragged to, which takes a moment to find out; null for what cannot be dragged. */
  carry(thing: Thing): Promise<readonly SquareId[]> | null;
  onCarried(thing: Thing, square: SquareId): void;
}

export const thingUnder = (target: EventTarget | null): Thing | null => {
  const key = attributeUnder(target, 'data-thing');
  return key === null ? null : thingOf(key);
};

/** A force can be dragged: where it may go glows meanwhile. */
export function useCarriedForce(
  board: RefObject<HTMLDivElement | null>,
  { stacks, carry, onCarried }: CarriesForces,
): { gestures: Dragging<Thing, SquareId>['gestures']; marks: Marks | null; ghost: ReactNode } {
  const { gestures, carried } = useDragging<Thing, SquareId>(board, {
    width: SHEET.w,
    thingUnder,
    placeAt: (point) => {
      const square = squareAt(point);
      return square === null ? null : (SQUARES[square] ?? null);
    },
    carry,
    onCarried,
  });
  return {
    gestures,
    marks: carried && marksOf(carried),
    ghost: carried?.at && <Ghost thing={carried.thing} at={carried.at} stacks={stacks} />,
  };
}

const marksOf = ({ places, over }: Carried<Thing, SquareId>): Marks =>
  Object.fromEntries(places.map((id) => [squareKey(id), { state: id === over ? 'picked' : 'may' } as const]));

function Ghost({ thing, at, stacks }: Pick<CarriesForces, 'stacks'> & { thing: Thing; at: Point }): ReactNode {
  if (thing.t === 'route') return null;
  const units = stacks[thing.square]?.units ?? [];
  const unit = units.find(({ name }) => thing.t === 'unit' && name === thing.name) ?? units[0];
  if (unit === undefined) return null;
  return (
    <g className="syww-ghost" transform={`translate(${at.x} ${at.y}) scale(1.25)`}>
      <Unit {...unit} />
    </g>
  );
}
