import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import {
  type Box,
  type Camera,
  type Covered,
  counterGrowth,
  frame,
  inSight,
  lineGrowth,
  NOT_COVERED,
  pan,
  type Sheet,
  type Size,
  whole,
  zoomAt,
} from './camera.ts';
import { type Gestures, listenToGestures } from './gestures.ts';
import { onPointOut } from './point-out.ts';

/** Long enough after the last movement that a further one is a new movement. */
const SETTLES_AFTER = 160;

export interface CameraControl {
  /** Shows a box, if it is not in sight already. */
  show(
    box: Box,
    options?: { margin?: number; most?: number; always?: boolean; smooth?: boolean; covered?: Covered },
  ): void;
  showAll(): void;
  zoom(factor: number): void;
  pan(dx: number, dy: number): void;
}

/** What is pointed out is seen with what lies around it: never less than a part of the sheet. */
const LEAST_PART = 0.16;

function withRoom({ x, y, w, h }: Box, sheet: Sheet): Box {
  const [wide, high] = [Math.max(w, sheet.w * LEAST_PART), Math.max(h, sheet.h * LEAST_PART)];
  return { x: x - (wide - w) / 2, y: y - (high - h) / 2, w: wide, h: high };
}

/** A property that all descendants inherit makes the browser look at each of them: only when it changes. */
function inherit(element: HTMLElement | null, name: string, value: number): void {
  const text = value.toFixed(3);
  if (element && element.style.getPropertyValue(name) !== text) element.style.setProperty(name, text);
}

/**
 * Moves a sheet under the window. Every movement writes one transform and nothing else: no render, no layout. Widths and
 * counter sizes follow once the movement has settled. The sheet must always be the same object.
 */
export function useCamera(
  sheet: Sheet,
  port: RefObject<HTMLDivElement | null>,
  board: RefObject<HTMLDivElement | null>,
  onSettle: (camera: Camera, view: Size) => void,
  carries: Pick<Gestures, 'takeUp' | 'carry' | 'putDown'>,
): CameraControl {
  const camera = useRef<Camera>({ x: 0, y: 0, k: 1 });
  const view = useRef<Size>({ w: 1, h: 1 });
  const timer = useRef(0);
  const settled = useRef(onSettle);
  settled.current = onSettle;
  const carried = useRef(carries);
  carried.current = carries;

  const settle = useCallback((): void => {
    const element = board.current;
    if (!element) return;
    element.classList.remove('moving', 'gliding');
    inherit(element, '--grow', counterGrowth(camera.current.k));
    inherit(element.querySelector<HTMLElement>('[data-engraving]'), '--thin', lineGrowth(camera.current.k));
    settled.current(camera.current, view.current);
  }, [board]);

  const move = useCallback(
    (to: Camera, smooth = false): void => {
      const zooms = Math.abs(to.k - camera.current.k) > 1e-6;
      camera.current = to;
      const element = board.current;
      if (!element) return;
      // A layer of its own is only needed while the size changes; a mere pan has nothing to draw anew.
      if (zooms) element.classList.add('moving');
      element.classList.toggle('gliding', smooth);
      element.style.transform = `translate3d(${to.x}px, ${to.y}px, 0) scale(${to.k})`;
      clearTimeout(timer.current);
      timer.current = window.setTimeout(settle, smooth ? 420 : SETTLES_AFTER);
    },
    [board, settle],
  );

  // Before the first paint, so that whoever asks for a place at once is shown it at once.
  useLayoutEffect(() => {
    const element = port.current;
    if (!element) return;
    view.current = { w: element.clientWidth, h: element.clientHeight };
    move(whole(sheet, view.current));
    settle();
    const watch = new ResizeObserver(([{ contentRect }]) => {
      const { w, h } = view.current;
      if (contentRect.width === w && contentRect.height === h) return;
      const wasWhole = Math.abs(camera.current.k - whole(sheet, view.current).k) < 0.01;
      view.current = { w: contentRect.width, h: contentRect.height };
      move(wasWhole ? whole(sheet, view.current) : pan(sheet, camera.current, 0, 0, view.current));
    });
    watch.observe(element);
    const deaf = listenToGestures(element, {
      pan: (dx, dy) => move(pan(sheet, camera.current, dx, dy, view.current)),
      zoom: (at, factor) => move(zoomAt(sheet, camera.current, at, factor, view.current)),
      takeUp: (target) => carried.current.takeUp(target),
      carry: (event) => carried.current.carry(event),
      putDown: (event) => carried.current.putDown(event),
    });
    return () => {
      watch.disconnect();
      deaf();
      clearTimeout(timer.current);
    };
  }, [sheet, port, move, settle]);

  useEffect(
    () =>
      onPointOut((selector) => {
        const [sheetBox, thing] = [board.current, board.current?.querySelector(selector)].map((each) =>
          each?.getBoundingClientRect(),
        );
        if (sheetBox === undefined || thing === undefined || sheetBox.width === 0) return false;
        const k = sheetBox.width / sheet.w;
        const [w, h] = [thing.width / k, thing.height / k];
        const box = { x: (thing.left - sheetBox.left) / k, y: (thing.top - sheetBox.top) / k, w, h };
        move(frame(sheet, withRoom(box, sheet), view.current, { margin: 10 }), true);
        return true;
      }),
    [sheet, board, move],
  );

  return useMemo(
    () => ({
      show: (box, { margin = 12, most = 2.6, always = false, smooth = true, covered = NOT_COVERED } = {}) => {
        if (always || !inSight(sheet, box, camera.current, view.current, covered))
          move(frame(sheet, box, view.current, { margin, most, covered }), smooth);
      },
      showAll: () => move(whole(sheet, view.current), true),
      zoom: (factor) =>
        move(
          zoomAt(sheet, camera.current, { x: view.current.w / 2, y: view.current.h / 2 }, factor, view.current),
          true,
        ),
      pan: (dx, dy) => move(pan(sheet, camera.current, dx, dy, view.current), true),
    }),
    [sheet, move],
  );
}
