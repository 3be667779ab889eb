import type { Point } from './camera.ts';

export interface Gestures {
  pan(dx: number, dy: number): void;
  zoom(at: Point, factor: number): void;
  /** Whether what lies under the pointer is taken up instead of the map. */
  takeUp(target: EventTarget | null): boolean;
  carry(event: PointerEvent): void;
  /** Put down there; null where the gesture was broken off. */
  putDown(event: PointerEvent | null): void;
}

/** A finger trembles: less than this is a tap. */
const SLOP = 6;

/** Dragging, pinching and the wheel, gathered to one call a frame. Returns how to stop listening. */
export function listenToGestures(element: HTMLElement, gestures: Gestures): () => void {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let dragging = false;
  let carrying = false;
  let under: EventTarget | null = null;

  // Measured when a gesture begins: asking on every move would force a layout each time.
  let corner = element.getBoundingClientRect();
  const measure = (): void => {
    corner = element.getBoundingClientRect();
  };
  const local = (event: { clientX: number; clientY: number }): Point => ({
    x: event.clientX - corner.left,
    y: event.clientY - corner.top,
  });
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (fingers.size === 0) {
      measure();
      // A finger that dragged is followed by no click, and must not take the next tap with it.
      dragging = false;
    }
    fingers.set(event.pointerId, local(event));
    // With a second finger it was a pinch that began slowly, and nothing is meant to be moved.
    if (carrying) gestures.putDown(null);
    carrying = false;
    under = event.target;
    if (fingers.size === 1) start = local(event);
  };
  const moved = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    if (!dragging && fingers.size === 1 && start && Math.hypot(now.x - start.x, now.y - start.y) < SLOP) return;
    if (!dragging) {
      element.setPointerCapture(event.pointerId);
      carrying = fingers.size === 1 && gestures.takeUp(under);
    }
    dragging = true;
    if (carrying) gestures.carry(event);
    else if (fingers.size === 1) gestures.pan(now.x - before.x, now.y - before.y);
    else pinch(before, now, [...fingers].find(([id]) => id !== event.pointerId)![1]);
    fingers.set(event.pointerId, now);
  };
  const pinch = (before: Point, now: Point, other: Point): void => {
    const from = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const to = Math.hypot(now.x - other.x, now.y - other.y) || 1;
    gestures.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    gestures.zoom({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, to / from);
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) start = null;
    if (carrying) gestures.putDown(event.type === 'pointerup' ? event : null);
    carrying = false;
  };
  // The click that ends a drag chooses nothing.
  const click = (event: MouseEvent): void => {
    if (dragging) event.stopPropagation();
    dragging = false;
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    measure();
    gestures.zoom(local(event), Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)));
  };

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', moved);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('click', click, { capture: true });
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', moved);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('click', click, { capture: true });
    element.removeEventListener('wheel', wheel);
  };
}
