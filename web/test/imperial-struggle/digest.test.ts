import type { Event } from '@cabinet-wars/imperial-struggle/view';
import { describe, expect, it } from 'vitest';
import { digestOf, scoresOf } from '../../src/boards/imperial-struggle/read/digest.ts';
import { standings } from '../../src/boards/imperial-struggle/read/standing.ts';
import { sumsUp } from '../../src/boards/imperial-struggle/use-digest.ts';
import { moments, momentWhen } from './kit.ts';

describe('The round of the other side', () => {
  it('is told in lines of what changed, payments folded into them', () => {
    const round: Event[] = [
      { t: 'round-begins', round: 1, side: 'france' },
      { t: 'tile-taken', side: 'france', tile: 'inv-01' },
      { t: 'action-begun', side: 'france', action: 'major', points: 'E' },
      { t: 'debt', side: 'france', n: 1, cause: 'payment', now: 3 },
      { t: 'bought', side: 'france', what: 'shift', points: 'E', price: 3 },
      { t: 'flag', space: 'albany', from: 'nobody', to: 'france' },
      { t: 'advantage-used', side: 'france', advantage: 'algonquin-raids' },
      { t: 'conflict', space: 'hudson-valley', strong: false },
    ];
    const digest = digestOf(round, 'britain')!;
    expect(digest).toMatchObject({ side: 'france', tile: 'inv-01', debt: 1 });
    expect(digest.lines.map(({ space }) => space)).toEqual(['albany', 'hudson-valley']);
    expect(digest.lines[0].by).toEqual({ t: 'paid', points: 'E', n: 2, debt: 1, treaty: 0 });
    expect(digest.lines[1].by).toMatchObject({ t: 'advantage' });
    expect(digestOf(round, 'france')).toBeNull();
    const mine: Event = { t: 'tile-taken', side: 'britain', tile: 'inv-02' };
    const later: Event[] = [...round, { t: 'round-begins', round: 2, side: 'britain' }, mine];
    expect(digestOf(later, 'britain')).toBeNull();
    // Whoever wants it again has it until the turn is scored.
    expect(digestOf(later, 'britain', true)).toMatchObject({ ...digest, since: later.slice(round.length) });
    const scored: Event = { t: 'scoring-begins', turn: 1 };
    expect(digestOf([...later, scored], 'britain', true)).toBeNull();
  });

  it('says how everything stood before: what the view of that time says', () => {
    let compared = 0;
    for (const { view, events, ask } of moments({}, 4)) {
      if (ask.key !== 'action-round.tile' || view.own === null) continue;
      const digest = digestOf(events, view.own.side === 0 ? 'france' : 'britain');
      if (digest === null || digest.lines.length === 0) continue;
      const { was, is } = scoresOf(view.open, digest);
      const flags = digest.events.filter(({ t }) => t === 'flag' || t === 'conflict' || t === 'conflict-removed');
      if (flags.length === 0) expect(was.regions).toEqual(is.regions);
      compared++;
    }
    expect(compared).toBeGreaterThan(5);
  });
});

describe('What of the story is summed up', () => {
  it('is a round of the other side that another of one’s own comes after', () => {
    const { view } = momentWhen({}, 4, ({ ask, view: { open } }) => ask.key === 'action-round.act' && open.round === 3);
    const mine = view.own!;
    const other = { ...view, own: { ...mine, side: mine.side === 0 ? 1 : 0 } };
    expect(sumsUp(view, view)).toBe(false);
    expect(sumsUp(other, other)).toBe(true);
    // The last act of a round ends it: it was the other's when it began.
    expect(sumsUp(other, view)).toBe(true);
    const last = { ...other, open: { ...other.open, round: 8 } };
    expect(sumsUp(last, last)).toBe(false);
    expect(sumsUp({ ...other, own: null }, { ...other, own: null })).toBe(false);
  });
});

describe('A story that hides nothing', () => {
  it('names the ministries face down', () => {
    const { view } = momentWhen({}, 5, ({ ask, g }) => ask.key === 'action-round.tile' && g.ministryCount[0] > 0);
    const open = { ...view, own: null };
    expect(standings(open)[1].ministries.some(({ id }) => id === null)).toBe(true);
    const told: Event[] = [
      { t: 'ministries-chosen', seat: 0, side: 'france', count: 2, ministries: ['john-law', 'new-world-huguenots'] },
    ];
    const named = standings(open, told)[1].ministries.filter(({ revealed }) => !revealed);
    expect(named.every(({ id }) => id !== null)).toBe(true);
  });
});
