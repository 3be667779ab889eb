import { describe, expect, it } from 'vitest';
import { placeBeside } from '../../src/boards/kit/anchored/use-anchored.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});
const map = box(0, 46, 1084, 740);

describe('a card beside a thing', () => {
  it('stands right of it where there is room, its beak at the thing’s middle', () => {
    const placed = placeBeside(box(300, 300, 100, 40), map, { width: 388, height: 400 });
    expect(placed).toMatchObject({ x: 412, beak: 'left' });
    expect(placed.y + placed.along).toBe(320);
  });

  it('stands left of what lies at the right edge', () => {
    const placed = placeBeside(box(900, 300, 100, 40), map, { width: 388, height: 400 });
    expect(placed).toMatchObject({ x: 500, beak: 'right' });
  });

  it('never leaves the map, however high it is', () => {
    const placed = placeBeside(box(300, 60, 100, 40), map, { width: 388, height: 700 });
    expect(placed.y).toBe(52);
    expect(placed.along).toBe(28);
  });

  it('stands above what lies under the map', () => {
    const placed = placeBeside(box(800, 790, 250, 50), box(0, 46, 1084, 854), { width: 500, height: 440 }, true);
    expect(placed).toMatchObject({ beak: 'below', y: 338, x: 578 });
    expect(placed.x + placed.along).toBe(925);
  });
});
