import { describe, expect, it } from 'vitest';
import { nearestStop, nextStop, sheetHeights } from '../src/shell/table/sheet-stops.ts';

describe('the sheet on a phone', () => {
  const heights = sheetHeights(798, 58);

  it('comes to rest at the nearest of three heights', () => {
    expect(nearestStop(90, heights)).toBe('low');
    expect(nearestStop(250, heights)).toBe('low');
    expect(nearestStop(270, heights)).toBe('half');
    expect(nearestStop(570, heights)).toBe('half');
    expect(nearestStop(600, heights)).toBe('full');
  });

  it('goes on to the next height by a tap, and round', () => {
    expect([nextStop('half'), nextStop('full'), nextStop('low')]).toEqual(['full', 'low', 'half']);
  });
});
