import { describe, expect, it } from 'vitest';
import { share } from '../src/share.ts';

describe('what has not changed', () => {
  it('keeps its identity, down to the parts of what has', () => {
    const old = { gold: [1, 2], regions: { baltic: { army: 1 }, india: { army: 2 } } };
    const next = share(old, { gold: [1, 2], regions: { baltic: { army: 1 }, india: { army: 3 } } });
    expect(next).toEqual({ gold: [1, 2], regions: { baltic: { army: 1 }, india: { army: 3 } } });
    expect(next.gold).toBe(old.gold);
    expect(next.regions.baltic).toBe(old.regions.baltic);
    expect(next.regions.india).not.toBe(old.regions.india);
    expect(share(old, structuredClone(old))).toBe(old);
  });

  it('is told apart from what is longer, shorter, or lacks a field', () => {
    expect(share([1, 2], [1])).toEqual([1]);
    expect(share([1], [1, undefined])).toEqual([1, undefined]);
    expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(Object.keys(share({ a: 1 }, { a: 1, b: undefined }))).toEqual(['a', 'b']);
    expect(share<unknown>([1], { 0: 1 })).toEqual({ 0: 1 });
    expect(share<unknown>({ a: 1 }, null)).toBeNull();
  });
});
