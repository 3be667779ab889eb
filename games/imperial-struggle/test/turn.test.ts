import { describe, expect, it } from 'vitest';
import { inRound } from './kit.ts';

describe('An Action Round', () => {
  it('lets me spend my Major action, then my Minor, then end it', () => {
    const t = inRound({ tile: 'inv-09' });
    t.play('france', 'begin major', 'shift savoy');
    expect(t.flag('savoy')).toBe('france');
    t.play('france', 'shift sardinia', 'finish');
    expect(t.offers()).toContain('begin minor');
    expect(t.offers()).not.toContain('begin major');
  });
  it('lets me pass for two Debts, but not once I have done something', () => {
    const t = inRound({ tile: 'inv-09', lay: (table) => table.debt('france', 3) });
    expect(t.offers()).toContain('pass');
    t.play('france', 'pass');
    expect(t.debt('france')).toBe(1);
    const busy = inRound({ tile: 'inv-09' }).play('france', 'begin minor', 'finish');
    expect(busy.offers()).not.toContain('pass');
    expect(busy.offers()).toContain('end-round');
  });
});
