export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly w: number;
  readonly h: number;
}
export interface Box extends Point, Size {}

/** What lies under the window: its size in its own units, how close one may come, and from which zoom on it can be read. */
export interface Sheet extends Size {
  readonly most: number;
  readonly readable: number;
}

/** Where the sheet lies on the screen: a point p of it is seen at p · k + (x, y). */
export interface Camera extends Point {
  readonly k: number;
}

/** Above this zoom counters stop growing, and above the other lines do. */
const COUNTERS_STOP = 1.6;
const LINES_STOP = 2;

/** What a counter's size must be multiplied with on the board, so that on the screen it stays within bounds. */
export const counterGrowth = (k: number): number => Math.min(1, COUNTERS_STOP / k);
export const lineGrowth = (k: number): number => Math.min(1, LINES_STOP / k);

/** The whole sheet, as large as it goes. */
export const whole = (sheet: Sheet, view: Size): Camera =>
  frame(sheet, { x: 0, y: 0, w: sheet.w, h: sheet.h }, view, { least: 0 });

/** What something that lies over the window hides of it, from its left and from its foot. */
export interface Covered {
  readonly left: number;
  readonly bottom: number;
}
export const NOT_COVERED: Covered = { left: 0, bottom: 0 };

const freeOf = (view: Size, { left, bottom }: Covered): Size => ({ w: view.w - left, h: view.h - bottom });

/** A camera that shows a box in the middle of what is free of the window, with a margin around. */
export function frame(
  sheet: Sheet,
  box: Box,
  view: Size,
  { margin = 0, most = sheet.most, least = leastZoom(sheet, view), covered = NOT_COVERED } = {},
): Camera {
  const free = freeOf(view, covered);
  const fit = Math.min((free.w - 2 * margin) / box.w, (free.h - 2 * margin) / box.h);
  const k = Math.max(least, Math.min(most, fit));
  const [x, y] = [covered.left + free.w / 2 - (box.x + box.w / 2) * k, free.h / 2 - (box.y + box.h / 2) * k];
  return clamp(sheet, { k, x, y }, view);
}

/** A window without height (a phone's sheet drawn up over it) still has a zoom: nothing is divided by none. */
const leastZoom = (sheet: Size, view: Size): number =>
  Math.min(Math.max(view.w, 1) / sheet.w, Math.max(view.h, 1) / sheet.h);

/** No emptiness beside the sheet while the sheet is larger than the screen; in the middle when it is smaller. */
export function clamp(sheet: Sheet, camera: Camera, view: Size): Camera {
  const k = Math.max(leastZoom(sheet, view), Math.min(sheet.most, camera.k));
  const along = (at: number, length: number, screen: number): number =>
    length * k <= screen ? (screen - length * k) / 2 : Math.min(0, Math.max(screen - length * k, at));
  return { k, x: along(camera.x, sheet.w, view.w), y: along(camera.y, sheet.h, view.h) };
}

/** Zooms by a factor, keeping what lies under a point of the screen under it. */
export function zoomAt(sheet: Sheet, camera: Camera, at: Point, factor: number, view: Size): Camera {
  const k = Math.max(leastZoom(sheet, view), Math.min(sheet.most, camera.k * factor));
  const by = k / camera.k;
  return clamp(sheet, { k, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by }, view);
}

export const pan = (sheet: Sheet, camera: Camera, dx: number, dy: number, view: Size): Camera =>
  clamp(sheet, { ...camera, x: camera.x + dx, y: camera.y + dy }, view);

/** The part of the sheet on the screen. */
export const seen = (camera: Camera, view: Size): Box => ({
  x: -camera.x / camera.k,
  y: -camera.y / camera.k,
  w: view.w / camera.k,
  h: view.h / camera.k,
});

/** A box is in sight when all of it is on the screen and it is not too small to read. */
export function inSight(sheet: Sheet, box: Box, camera: Camera, view: Size, covered = NOT_COVERED): boolean {
  const port = seen({ ...camera, x: camera.x - covered.left }, freeOf(view, covered));
  const slack = 1;
  return (
    camera.k >= sheet.readable &&
    box.x >= port.x - slack &&
    box.y >= port.y - slack &&
    box.x + box.w <= port.x + port.w + slack &&
    box.y + box.h <= port.y + port.h + slack
  );
}
