import { describe, expect, it } from 'vitest';
import { baked, signAt } from '../src/counters/baked.ts';

describe('a path drawn elsewhere and in another size', () => {
  it('moves what is absolute and stretches what is relative', () => {
    expect(baked('M1 2H3V4L5 6z', 2, 10, 100)).toBe('M12 104H16V108L20 112z');
    expect(baked('M1 2h3v4l5-6', 2, 10, 100)).toBe('M12 104h6v8l10 -12');
  });

  it('keeps the flags and the turn of an arc, also where they stand without a space', () => {
    expect(baked('M0 0A2 3 45 0 1 4 5', 2, 10, 100)).toBe('M10 100A4 6 45 0 1 18 110');
    expect(baked('M0 0a2 3 45 01.5.5', 2, 10, 100)).toBe('M10 100a4 6 45 0 1 1 1');
  });

  it('takes a first small m as a place, and the next as a step', () => {
    expect(baked('m1 1 2 2zm3 3', 2, 10, 100)).toBe('m12 102 4 4zm6 6');
  });

  it('sets a sign about its middle', () => {
    expect(signAt('M0 0H512V512', 32, 10, 20)).toBe('M-6 4H26V36');
    expect(signAt('M0 0H512V512', 16)).toBe('M-8 -8H8V8');
  });

  it('reads numbers as tightly as they may be written', () => {
    expect(baked('M-1.5-.5.25 1e1', 2, 0, 0)).toBe('M-3 -1 0.5 20');
    expect(baked('M0,0C1,2 3,4,5 6S7 8 9 10', 1, 1, 2)).toBe('M1 2C2 4 4 6 6 8S8 10 10 12');
  });
});
