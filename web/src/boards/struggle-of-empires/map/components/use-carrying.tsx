import { type ReactNode, type RefObject, useState } from 'react';
import { Piece } from '../../../../counters/index.ts';
import { attributeUnder } from '../../../../map/attribute-under.ts';
import type { Gestures } from '../../../../map/gestures.ts';
import { BOARD, type Point } from '../anchors.ts';
import type { Marks } from '../marks.ts';
import type { PlaceId } from '../places.ts';
import { keyOf, type Thing, thingOf } from '../position.ts';

interface Carries {
  /** Where a unit could be put down, which takes a moment to find out; null for what stays where it is. */
  carry?: (thing: Thing) => Promise<readonly PlaceId[]> | null;
  onCarried?: (thing: Thing, place: PlaceId) => void;
}

interface Carried {
  readonly thing: Thing;
  readonly places: readonly PlaceId[];
  readonly at: Point | null;
  readonly over: PlaceId | null;
}

export const thingUnder = (target: EventTarget | null): Thing | null => {
  const key = attributeUnder(target, 'data-thing');
  return key === null ? null : thingOf(key);
};

/** Units can be taken up and put down elsewhere: where they may go glows while they are carried. */
export function useCarrying(
  board: RefObject<HTMLDivElement | null>,
  { carry, onCarried }: Carries,
): { gestures: Pick<Gestures, 'takeUp' | 'carry' | 'putDown'>; marks: Marks | null; ghost: ReactNode } {
  const [carried, setCarried] = useState<Carried | null>(null);
  const overOf = (event: PointerEvent): PlaceId | null =>
    thingUnder(document.elementFromPoint(event.clientX, event.clientY))?.place ?? null;
  return {
    gestures: {
      takeUp: (target) => {
        const thing = thingUnder(target);
        const found = thing === null ? null : (carry?.(thing) ?? null);
        if (thing === null || found === null) return false;
        setCarried({ thing, places: [], at: null, over: null });
        found.then(
          (places) => setCarried((now) => (now?.thing === thing ? { ...now, places } : now)),
          () => setCarried(null),
        );
        return true;
      },
      carry: (event) => {
        const { left, top, width } = board.current!.getBoundingClientRect();
        const scale = width / BOARD.w;
        const at = { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale };
        setCarried((now) => now && { ...now, at, over: overOf(event) });
      },
      putDown: (event) => {
        const place = event === null ? null : overOf(event);
        if (carried && place) onCarried?.(carried.thing, place);
        setCarried(null);
      },
    },
    marks: carried && marksOf(carried),
    ghost: carried && <Ghost {...carried} />,
  };
}

const marksOf = ({ places, over }: Carried): Marks =>
  Object.fromEntries(
    places.map((place) => [keyOf({ t: 'place', place }), { state: place === over ? 'picked' : 'may' } as const]),
  );

function Ghost({ thing, at }: Carried): ReactNode {
  if (thing.t !== 'unit' || at === null) return null;
  return (
    <g className="soe-ghost" transform={`translate(${at.x} ${at.y})`}>
      <Piece kind={thing.unit} power={thing.power} />
    </g>
  );
}
