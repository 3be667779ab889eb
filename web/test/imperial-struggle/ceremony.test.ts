import { INVESTMENTS, SIDES } from '@cabinet-wars/imperial-struggle/data';
import { scoreNow } from '@cabinet-wars/imperial-struggle/reckoning';
import type { Event } from '@cabinet-wars/imperial-struggle/view';
import { describe, expect, it } from 'vitest';
import { ceremony } from '../../src/boards/imperial-struggle/ceremony/index.tsx';
import { scorings } from '../../src/boards/imperial-struggle/ceremony/scoring.ts';
import { theatreAccounts } from '../../src/boards/imperial-struggle/ceremony/theatre.ts';
import {
  scoringOfTurn,
  turnJustScored,
  turnsScored,
} from '../../src/boards/imperial-struggle/read/scoring/scoring-again.ts';
import { scoringAccount } from '../../src/boards/imperial-struggle/read/scoring/scoring-steps.ts';
import { rowReached, rowsFor, sourcesOf } from '../../src/boards/imperial-struggle/war/account.ts';
import { tilesIn } from '../../src/boards/imperial-struggle/war/war-of.ts';
import type { CeremonyNow } from '../../src/boards/kit/ceremony/ceremony.ts';
import { type Moment, moments } from './kit.ts';

/** Every change of a random game: what is seen before and after it, and what happened. */
function* changes(
  seed: number,
): Generator<{ before: Moment['view']; after: Moment['view']; events: readonly Event[] }> {
  let before: Moment['view'] | null = null;
  let told = 0;
  for (const { view, events } of moments({}, seed)) {
    if (before !== null) yield { before, after: view, events: events.slice(told) };
    before = view;
    told = events.length;
  }
}

const lastOf = (of: NonNullable<ReturnType<typeof ceremony>>): CeremonyNow => {
  const stay = () => undefined;
  return { of, at: of.steps.length - 1, isLast: true, isStepwise: false, next: stay, toEnd: stay, again: stay };
};

describe('The scoring of a Peace turn', () => {
  it('is told step by step: each begins where the last left the track, and the last is where it stands', () => {
    let seen = 0;
    for (const { before, after, events } of changes(3)) {
      const at = events.findIndex(({ t }) => t === 'scoring-begins');
      if (at < 0) continue;
      seen++;
      const account = scoringAccount(events.slice(at), before.open.vp)!;
      expect(account.steps.filter(({ of }) => of.t === 'region')).toHaveLength(4);
      expect(account.steps[0].from).toBe(before.open.vp);
      account.steps.slice(1).forEach((step, i) => {
        expect(step.from).toBe(account.steps[i].to);
      });
      for (const { winner, vp, from, to } of account.steps)
        if (winner !== null && from !== to) expect(Math.sign(to - from)).toBe(winner === 'france' ? 1 : -1);
        else if (winner === null) expect(vp).toBe(0);
      const made = ceremony(events.slice(at), before, after, 0)!;
      expect(made.steps).toHaveLength(account.steps.length + 1);
      expect(made.steps.at(-1)).toBeNull();
      expect(scorings.aboutOf(lastOf(made))?.account).toEqual(account);
    }
    expect(seen).toBeGreaterThan(2);
  });
});

it('what a ministry brings the other side meanwhile is no part of what a step brings its winner', () => {
  const steps = scoringAccount(
    [
      { t: 'scoring-begins', turn: 1 },
      { t: 'region-scored', region: 'europe', france: 2, britain: 5, winner: 'britain' },
      { t: 'vp', side: 'britain', n: 1, cause: 'award', now: 14 },
      { t: 'treaty', side: 'britain', n: 1, cause: 'award', now: 1 },
      { t: 'treaty', side: 'france', n: 1, cause: 'voltaire', now: 1 },
    ],
    15,
  )!.steps;
  expect(steps).toMatchObject([{ vp: 1, trp: 1, from: 15, to: 14 }]);
});

describe('A scoring told with the round before it in one change', () => {
  it('begins where that round left the track and the map', () => {
    const all = [...changes(3)];
    let moved = 0;
    all.forEach(({ before, after, events }, i) => {
      const at = events.findIndex(({ t }) => t === 'scoring-begins');
      const earlier = all[i - 4];
      if (at < 0 || earlier === undefined) return;
      const told = scorings.aboutOf(lastOf(ceremony(events.slice(at), earlier.before, after, 0)!))!;
      expect(told.account).toEqual(scoringAccount(events.slice(at), before.open.vp));
      for (const step of told.account.steps)
        if (step.of.t === 'region') {
          const { of } = step;
          const counted = scoreNow(told.open).regions.find(({ region }) => region === of.id)!;
          expect([counted.britain, counted.france]).toEqual([step.britain, step.france]);
          const stale = scoreNow(earlier.before.open).regions.find(({ region }) => region === of.id)!;
          if (stale.britain !== step.britain || stale.france !== step.france) moved++;
        }
    });
    expect(moved).toBeGreaterThan(0);
  });
});

describe('A scoring looked at again', () => {
  const countsIn = (open: Moment['view']['open']) =>
    scoreNow(open).regions.map(({ britain, france }) => [britain, france]);

  it('is what it was then: its steps, its Awards, and the map as it lay', () => {
    const scored = new Map<number, { readonly before: Moment['view']; readonly steps: object }>();
    let last: Moment | null = null;
    for (const { before, events } of changes(3)) {
      const at = events.findIndex(({ t }) => t === 'scoring-begins');
      const first = events[at];
      if (first?.t === 'scoring-begins')
        scored.set(first.turn, { before, steps: scoringAccount(events.slice(at), before.open.vp)!.steps });
    }
    for (const moment of moments({}, 3)) last = { ...moment, events: moment.events.slice() };
    expect(turnsScored(last!.events)).toEqual([...scored.keys()]);
    for (const [turn, { before, steps }] of scored) {
      const again = scoringOfTurn(last!.view.open, last!.events, turn)!;
      expect(again.account.steps).toEqual(steps);
      expect(again.open.awards).toEqual(before.open.awards);
      // Every Region counts as it did: flags and Conflicts lie where they lay.
      expect(countsIn(again.open)).toEqual(countsIn(before.open));
    }
    expect(scored.size).toBeGreaterThan(2);
  });

  it('is there where one looks back at it, and not once play has gone on', () => {
    const begins: Event = { t: 'scoring-begins', turn: 2 };
    const tile: Event = { t: 'tile-taken', side: 'france', tile: INVESTMENTS[0] };
    expect(turnJustScored([tile, begins])).toBe(2);
    expect(turnJustScored([tile, begins, tile])).toBeNull();
    expect(turnJustScored([tile])).toBeNull();
  });
});

describe('A theatre of a War', () => {
  it('is told from its tiles to its result, and lights the row its margin reaches', () => {
    let decided = 0;
    for (const { before, after, events } of changes(11)) {
      events.forEach((event, at) => {
        if (event.t !== 'war-tiles-shown' || events[at - 1]?.t === 'war-tiles-shown') return;
        const made = ceremony(events.slice(at), before, after, 0)!;
        const { fought, parts, open } = theatreAccounts.aboutOf(lastOf(made))!;
        const tiles = tilesIn(fought);
        expect(parts.filter(({ t }) => t === 'tile')).toEqual(tiles.map((_, i) => ({ t: 'tile', turned: i + 1 })));
        expect(parts[0].t).toBe('tile');
        if (fought.effects.length > 0) expect(parts.map(({ t }) => t)).toContain('effects');
        expect(made.events).toBeGreaterThanOrEqual(2);
        if (fought.winner === undefined || fought.winner === 'nobody') return;
        decided++;
        const rows = rowsFor(open, fought.theatre, fought.winner);
        const row = rowReached(rows, fought.margin);
        if (row === null) expect(fought.margin).toBeLessThan(rows[0].from);
        else expect(row.from).toBeLessThanOrEqual(fought.margin);
      });
    }
    expect(decided).toBeGreaterThan(3);
  });

  it('adds up to the strength it tells, also where its tiles have changed the map', () => {
    let changed = 0;
    for (const { before, after, events } of [...changes(11), ...changes(5), ...changes(7)]) {
      events.forEach((event, at) => {
        if (event.t !== 'war-tiles-shown' || events[at - 1]?.t === 'war-tiles-shown') return;
        const { fought, reckoned, open } = theatreAccounts.aboutOf(
          lastOf(ceremony(events.slice(at), before, after, 0)!),
        )!;
        for (const side of SIDES) {
          const strength = fought.strengths[side];
          if (strength === undefined) continue;
          const counted = sourcesOf(reckoned, fought.theatre).reduce((sum, source) => sum + source[side], 0);
          expect(counted + strength.tiles + strength.markers, fought.theatre).toBe(strength.total);
          if (sourcesOf(open, fought.theatre).reduce((sum, source) => sum + source[side], 0) !== counted) changed++;
        }
      });
    }
    expect(changed).toBeGreaterThan(0);
  });

  it('knows those that were told before it in the same change', () => {
    let seen = 0;
    for (const { before, after, events } of [...changes(11), ...changes(5)]) {
      const shown = events.flatMap((event, at) =>
        event.t === 'war-tiles-shown' && events[at - 1]?.t !== 'war-tiles-shown' ? [at] : [],
      );
      const told = shown.map((at) => theatreAccounts.aboutOf(lastOf(ceremony(events.slice(at), before, after, 0)!))!);
      told.forEach(({ earlier }, i) => {
        expect(earlier).toEqual(told.slice(0, i).map(({ fought }) => fought));
        seen += earlier.length;
      });
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('counts what the rules count, zeros too', () => {
    let compared = 0;
    for (const { before, events } of changes(5)) {
      const fresh = events.findIndex(({ t }) => t === 'war-tiles-shown');
      const first = events[fresh + 2];
      if (fresh < 0 || first?.t !== 'strength') continue;
      compared++;
      const sources = sourcesOf(before.open, first.theatre);
      const spaces = sources.filter(({ id }) => id !== 'conflicts' && id !== 'keyword');
      expect(spaces.reduce((sum, source) => sum + source[first.side], 0)).toBe(first.spaces);
      expect(sources.find(({ id }) => id === 'conflicts')?.[first.side] ?? 0).toBe(first.conflicts);
      expect(sources.find(({ id }) => id === 'keyword')?.[first.side] ?? 0).toBe(first.keyword);
    }
    expect(compared).toBeGreaterThan(0);
  });
});
