import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** As long as a finger rests until it asks what it rests on. */
const HELD = 450;
/** A finger trembles: more than this, and it goes somewhere. */
const SLOP = 8;

interface LongPress {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  /** The click that ends it chooses nothing. */
  onClickCapture(event: MouseEvent): void;
}

/** A finger that rests on something asks about it, as the other button of a mouse does. */
export function useLongPress(onHeld: (target: EventTarget) => void): LongPress {
  const finger = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  const held = useRef(onHeld);
  held.current = onHeld;
  const leave = () => {
    clearTimeout(timer.current);
    finger.current = null;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ pointerType, pointerId, isPrimary, clientX, clientY, target }) => {
      // A second finger pinches.
      leave();
      isHeld.current = false;
      if (pointerType === 'mouse' || !isPrimary) return;
      finger.current = { id: pointerId, x: clientX, y: clientY };
      timer.current = setTimeout(() => {
        isHeld.current = true;
        leave();
        held.current(target);
      }, HELD);
    },
    onPointerMove: ({ pointerId, clientX, clientY }) => {
      const { current } = finger;
      if (current?.id === pointerId && Math.hypot(clientX - current.x, clientY - current.y) > SLOP) leave();
    },
    onPointerUp: leave,
    onPointerCancel: leave,
    onClickCapture: (event) => {
      if (!isHeld.current) return;
      isHeld.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
