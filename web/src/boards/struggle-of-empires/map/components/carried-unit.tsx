import type { ReactNode, RefObject } from 'react';
import { Piece } from '../../../../counters/index.ts';
import { attributeUnder } from '../../../../map/attribute-under.ts';
import { type Carried, type Dragging, useDragging } from '../../../../map/use-dragging.ts';
import { BOARD } from '../anchors.ts';
import type { Marks } from '../marks.ts';
import type { PlaceId } from '../places.ts';
import { keyOf, type Thing, thingOf } from '../position.ts';

interface CarriesUnits {
  carry?: (thing: Thing) => Promise<readonly PlaceId[]> | null;
  onCarried?: (thing: Thing, place: PlaceId) => void;
}

export const thingUnder = (target: EventTarget | null): Thing | null => {
  const key = attributeUnder(target, 'data-thing');
  return key === null ? null : thingOf(key);
};

/** Units can be taken up and put down elsewhere: where they may go glows while they are carried. */
export function useCarriedUnit(
  board: RefObject<HTMLDivElement | null>,
  { carry, onCarried }: CarriesUnits,
): { gestures: Dragging<Thing, PlaceId>['gestures']; marks: Marks | null; ghost: ReactNode } {
  const { gestures, carried } = useDragging<Thing, PlaceId>(board, {
    width: BOARD.w,
    thingUnder,
    placeAt: (_, event) => thingUnder(document.elementFromPoint(event.clientX, event.clientY))?.place ?? null,
    carry: (thing) => carry?.(thing) ?? null,
    onCarried: (thing, place) => onCarried?.(thing, place),
  });
  return { gestures, marks: carried && marksOf(carried), ghost: carried && <Ghost {...carried} /> };
}

const marksOf = ({ places, over }: Carried<Thing, PlaceId>): Marks =>
  Object.fromEntries(
    places.map((place) => [keyOf({ t: 'place', place }), { state: place === over ? 'picked' : 'may' } as const]),
  );

function Ghost({ thing, at }: Carried<Thing, PlaceId>): ReactNode {
  if (thing.t !== 'unit' || at === null) return null;
  return (
    <g className="soe-ghost" transform={`translate(${at.x} ${at.y})`}>
      <Piece kind={thing.unit} power={thing.power} />
    </g>
  );
}
