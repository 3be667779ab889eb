import { type RefObject, useState } from 'react';
import type { Point } from './camera.ts';
import type { Gestures } from './gestures.ts';

export interface Carries<T, P> {
  /** The width of the sheet in its own units. */
  readonly width: number;
  thingUnder(target: EventTarget | null): T | null;
  /** The place at a point of the sheet, over which the pointer is. */
  placeAt(point: Point, event: PointerEvent): P | null;
  /** Where a thing could be put down, which takes a moment to find out; null for what stays where it is. */
  carry(thing: T): Promise<readonly P[]> | null;
  onCarried(thing: T, place: P): void;
}

export interface Carried<T, P> {
  readonly thing: T;
  readonly places: readonly P[];
  /** Where the pointer is on the sheet; null before it has moved. */
  readonly at: Point | null;
  readonly over: P | null;
}

export interface Dragging<T, P> {
  readonly gestures: Pick<Gestures, 'takeUp' | 'carry' | 'putDown'>;
  readonly carried: Carried<T, P> | null;
}

/** Things can be taken up and put down elsewhere on a map. */
export function useDragging<T, P>(
  board: RefObject<HTMLDivElement | null>,
  { width, thingUnder, placeAt, carry, onCarried }: Carries<T, P>,
): Dragging<T, P> {
  const [carried, setCarried] = useState<Carried<T, P> | null>(null);
  const pointOf = (event: PointerEvent): Point => {
    const box = board.current!.getBoundingClientRect();
    const scale = box.width / width;
    return { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale };
  };
  return {
    carried,
    gestures: {
      takeUp: (target) => {
        const thing = thingUnder(target);
        const found = thing === null ? null : carry(thing);
        if (thing === null || found === null) return false;
        setCarried({ thing, places: [], at: null, over: null });
        found.then(
          (places) => setCarried((now) => (now?.thing === thing ? { ...now, places } : now)),
          // Something else may have been taken up by then.
          () => setCarried((now) => (now?.thing === thing ? null : now)),
        );
        return true;
      },
      carry: (event) => {
        const at = pointOf(event);
        const over = placeAt(at, event);
        setCarried((now) => now && { ...now, at, over });
      },
      putDown: (event) => {
        const place = event === null ? null : placeAt(pointOf(event), event);
        if (carried && place !== null) onCarried(carried.thing, place);
        setCarried(null);
      },
    },
  };
}
