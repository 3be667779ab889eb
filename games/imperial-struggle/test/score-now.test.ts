import { describe, expect, it } from 'vitest';
import { scoreNow } from '../src/score-now.ts';
import { view } from '../src/view.ts';
import { inRound } from './kit.ts';

describe('The score if the turn ended now', () => {
  const t = inRound({ lay: (table) => table.flag('france', 'savoy', 'sardinia', 'sweden', 'ireland-prestige') });
  const now = scoreNow(t.g);

  it('counts flags in each Region, and says who would have its Award', () => {
    expect(now.regions[0]).toMatchObject({ region: 'europe', france: 8, britain: 3, winner: 'france', vp: 1 });
  });
  it('counts Prestige spaces', () => {
    expect(now.prestige).toEqual({ france: 3, britain: 1, winner: 'france', vp: 2 });
  });
  it('counts the Markets of each commodity in demand', () => {
    expect(now.demand.map(({ commodity }) => commodity)).toEqual(['furs', 'fish', 'sugar']);
    expect(now.demand[1]).toMatchObject({ france: 0, britain: 1, winner: 'britain', vp: 2 });
  });
  it('shows how the theatres of the coming War stand', () => {
    expect(now.theatres).toHaveLength(4);
    expect(now.theatres[0]).toMatchObject({ theatre: 'WSS-1', france: 2, britain: 2 });
  });
  it('is the same from the open view', () => {
    expect(scoreNow(view(t.g, 'spectator').open)).toEqual(now);
  });
  it('changes nothing', () => {
    expect(t.vp).toBe(15);
  });
});
