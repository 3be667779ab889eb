import { BOARD, type Box, type Point } from './anchors.ts';

/** Where the board lies on the screen: a board point p is seen at p · k + (x, y). */
export interface Camera extends Point {
  readonly k: number;
}
export interface Size {
  readonly w: number;
  readonly h: number;
}

export const MOST_ZOOM = 6;
/** Above this zoom counters stop growing, and above the other lines do. */
const COUNTERS_STOP = 1.6;
const LINES_STOP = 2;

/** What a counter's size must be multiplied with on the board, so that on the screen it stays within bounds. */
export const counterGrowth = (k: number): number => Math.min(1, COUNTERS_STOP / k);
export const lineGrowth = (k: number): number => Math.min(1, LINES_STOP / k);

/** The whole board, as large as it goes. */
export const whole = (view: Size): Camera => frame(BOARD, view, { least: 0 });

/** A camera that shows a box in the middle, with a margin around. */
export function frame(box: Box, view: Size, { margin = 0, most = MOST_ZOOM, least = leastZoom(view) } = {}): Camera {
  const fit = Math.min((view.w - 2 * margin) / box.w, (view.h - 2 * margin) / box.h);
  const k = Math.max(least, Math.min(most, fit));
  return clamp({ k, x: view.w / 2 - (box.x + box.w / 2) * k, y: view.h / 2 - (box.y + box.h / 2) * k }, view);
}

const leastZoom = (view: Size): number => Math.min(view.w / BOARD.w, view.h / BOARD.h);

/** No emptiness beside the board while the board is larger than the screen; in the middle when it is smaller. */
export function clamp(camera: Camera, view: Size): Camera {
  const k = Math.max(leastZoom(view), Math.min(MOST_ZOOM, camera.k));
  const along = (at: number, board: number, screen: number): number =>
    board * k <= screen ? (screen - board * k) / 2 : Math.min(0, Math.max(screen - board * k, at));
  return { k, x: along(camera.x, BOARD.w, view.w), y: along(camera.y, BOARD.h, view.h) };
}

/** Zooms by a factor, keeping what lies under a point of the screen under it. */
export function zoomAt(camera: Camera, at: Point, factor: number, view: Size): Camera {
  const k = Math.max(leastZoom(view), Math.min(MOST_ZOOM, camera.k * factor));
  const by = k / camera.k;
  return clamp({ k, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by }, view);
}

export const pan = (camera: Camera, dx: number, dy: number, view: Size): Camera =>
  clamp({ ...camera, x: camera.x + dx, y: camera.y + dy }, view);

/** The part of the board on the screen. */
export const seen = (camera: Camera, view: Size): Box => ({
  x: -camera.x / camera.k,
  y: -camera.y / camera.k,
  w: view.w / camera.k,
  h: view.h / camera.k,
});

/** A box is in sight when all of it is on the screen and it is not too small to read. */
export function inSight(box: Box, camera: Camera, view: Size): boolean {
  const port = seen(camera, view);
  const slack = 1;
  return (
    camera.k >= 0.8 &&
    box.x >= port.x - slack &&
    box.y >= port.y - slack &&
    box.x + box.w <= port.x + port.w + slack &&
    box.y + box.h <= port.y + port.h + slack
  );
}
