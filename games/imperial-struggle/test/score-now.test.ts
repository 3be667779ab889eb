import { copy } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { view } from '../src/know/view.ts';
import { scoreNow } from '../src/scoring/score-now.ts';
import { inRound, playOut, type Table, Trial } from './kit.ts';

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

describe('The track if the turn ended now', () => {
  it('counts the VP of the East India Company', () => {
    const lay = (table: Table) => table.flag('britain', 'puerto-rico', 'tiruchirappalli');
    const without = scoreNow(inRound({ lay }).g).vp;
    const company = inRound({ lay: (table) => lay(table).ministry('east-india-company') });
    expect(scoreNow(company.g).vp).toBe(without - 2);
  });
  it('counts Debt that a demand forces beyond the Limit, and John Law before it', () => {
    const lay = (table: Table) => {
      table.g.demand = [3];
      return table.flag('france', 'caicos', 'bahamas-run-north').debt('france', 6);
    };
    const full = inRound({ lay: (table) => lay(table) });
    expect(scoreNow(full.g).demand[0]).toMatchObject({ winner: 'france', vp: 3 });
    const room = inRound({ lay: (table) => lay(table).debt('france', 5) });
    expect(scoreNow(full.g).vp).toBe(scoreNow(room.g).vp - 1);
    const law = inRound({ lay: (table) => lay(table).ministry('john-law') });
    expect(scoreNow(law.g).vp).toBe(scoreNow(room.g).vp);
  });
  it('is what the end of the turn brings, whenever it comes', () => {
    let checked = 0;
    playOut({}, 'score now', (g, question) => {
      if (question?.key !== 'action-round.act') return;
      checked++;
      const end = copy(g);
      end.stack = [{ proc: 'peace-turn', step: 'reduceTreaty', said: null }];
      expect(scoreNow(g).vp).toBe(new Trial(end).run().vp);
    });
    expect(checked).toBeGreaterThan(50);
  });
});
