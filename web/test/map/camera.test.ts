import { describe, expect, it } from 'vitest';
import { BOARD, PLATE_BOX } from '../../src/boards/struggle-of-empires/map/anchors.ts';
import { PLACES, type PlaceId } from '../../src/boards/struggle-of-empires/map/places.ts';
import { walk } from '../../src/boards/struggle-of-empires/map/walk.ts';
import type { Direction } from '../../src/map/arrow-keys.ts';
import { clamp, counterGrowth, frame, inSight, lineGrowth, pan, seen, whole, zoomAt } from '../../src/map/camera.ts';

const DESK = { w: 1084, h: 740 };
const PHONE = { w: 390, h: 362 };

describe('the camera', () => {
  it('shows the whole board at its own size on a desk', () => {
    expect(whole(BOARD, DESK)).toEqual({ x: 0, y: 0, k: 1 });
  });

  it('opens a phone on one plate, all of it in sight', () => {
    const camera = frame(BOARD, PLATE_BOX.caribbean, PHONE, { margin: 8 });
    expect(inSight(BOARD, PLATE_BOX.caribbean, camera, PHONE)).toBe(true);
    expect(camera.k).toBeGreaterThan(1.5);
  });

  it('shows a box in what a plate leaves free of the window, and no longer counts what lies under it as seen', () => {
    const covered = { left: 500, bottom: 0 };
    const box = { x: 400, y: 260, w: 200, h: 160 };
    const uncovered = frame(BOARD, box, DESK, { margin: 8, most: 1 });
    expect(inSight(BOARD, box, uncovered, DESK, covered)).toBe(false);
    const camera = frame(BOARD, box, DESK, { margin: 8, most: 1.6, covered });
    expect(inSight(BOARD, box, camera, DESK, covered)).toBe(true);
    expect(box.x * camera.k + camera.x).toBeGreaterThanOrEqual(500);
  });

  it('sees finite things through a window without height, as when a phone’s sheet is drawn up over it', () => {
    const shut = { w: 390, h: 0 };
    const port = seen(pan(BOARD, whole(BOARD, PHONE), 0, 0, shut), shut);
    expect(Object.values(port).every(Number.isFinite)).toBe(true);
    expect(Object.values(seen(whole(BOARD, shut), shut)).every(Number.isFinite)).toBe(true);
  });

  it('keeps what is under the finger under the finger', () => {
    const before = frame(BOARD, PLATE_BOX.europe, PHONE);
    const at = { x: 200, y: 150 };
    const after = zoomAt(BOARD, before, at, 1.7, PHONE);
    expect((at.x - after.x) / after.k).toBeCloseTo((at.x - before.x) / before.k, 6);
    expect((at.y - after.y) / after.k).toBeCloseTo((at.y - before.y) / before.k, 6);
  });

  it('never shows the table beside a board larger than the window', () => {
    const port = seen(pan(BOARD, { x: 0, y: 0, k: 2 }, 5000, -5000, DESK), DESK);
    expect(port.x).toBeCloseTo(0);
    expect(port.y + port.h).toBeCloseTo(740);
  });

  it('does not go smaller than the whole nor closer than six times', () => {
    expect(clamp(BOARD, { x: 0, y: 0, k: 0.01 }, DESK).k).toBe(1);
    expect(zoomAt(BOARD, whole(BOARD, DESK), { x: 0, y: 0 }, 100, DESK).k).toBe(6);
  });

  it('lets counters grow to 1.6 times and lines to 2', () => {
    expect(3 * counterGrowth(3)).toBeCloseTo(1.6);
    expect(3 * lineGrowth(3)).toBeCloseTo(2);
    expect(counterGrowth(1)).toBe(1);
  });
});

describe('the arrow keys', () => {
  const DIRECTIONS: Direction[] = ['up', 'down', 'left', 'right'];

  it('reach every region and home from every other', () => {
    for (const start of PLACES) {
      const met = new Set<PlaceId>([start]);
      for (const place of met) for (const direction of DIRECTIONS) met.add(walk(place, direction));
      expect(met.size, `from ${start}`).toBe(PLACES.length);
    }
  });

  it('prefer a neighbour', () => {
    expect(walk('german-states', 'right')).toBe('prussia');
    expect(walk('prussia', 'right')).toBe('central-europe');
    expect(walk('german-states', 'left')).toBe('britain');
    expect(walk('france', 'down')).toBe('mediterranean');
  });
});
