import { chanceOf, Seeded } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { MARKER, MARKER_COUNT, type MarkerId } from '../src/data/markers.ts';
import { game } from '../src/game.ts';
import { canBeGone } from '../src/know/pool-notes.ts';
import { giveBack, isLeader, lookInto, loseAtRandom, takeFromPool } from '../src/markers/hands.ts';
import { FIRST_LEADER, inBox, inHand, type State } from '../src/state.ts';
import { showing, trade } from './deals-kit.ts';
import { inPhase, type Table } from './kit.ts';

const sitting = (lay: (table: Table) => void, players = 3) =>
  inPhase({ phase: 'movement', options: { players }, control: { GB: 0, FR: 1, RU: 2 }, lay });

const chance = () => chanceOf(new Seeded('knowledge'));
const samples = (g: State, seat: number, count = 40): State[] => {
  const dealt = chance();
  return Array.from({ length: count }, () => game.sample(game.view(g, seat), dealt));
};
const holds = (g: State, seat: number, marker: MarkerId): number => g.secret.hands[inHand(seat, MARKER[marker])];

describe('What a seat may know', () => {
  it('7.0: everybody sees how many markers others hold, not which', () => {
    const { g } = sitting((table) => table.hand(1, 'forced-march', 'corruption').hand(0, 'attrition'));
    const { open, own } = game.view(g, 0);
    expect(open.hands).toEqual([1, 2, 0]);
    expect(own!.hand[MARKER.attrition]).toBe(1);
    expect(JSON.stringify(open)).not.toContain('secret');
    expect(game.view(g, 'spectator').own).toBeNull();
  });

  it('a sample deals others what they might hold, and varies', () => {
    const { g } = sitting((table) => table.hand(1, 'forced-march', 'corruption').hand(0, 'attrition'));
    const seen = samples(g, 0);
    for (const w of seen) {
      expect(game.audit(w)).toEqual([]);
      expect(w.hands).toEqual([1, 2, 0]);
      expect(holds(w, 0, 'attrition')).toBe(1);
    }
    expect(new Set(seen.map((w) => w.secret.hands.slice(MARKER_COUNT, 2 * MARKER_COUNT).join())).size).toBeGreaterThan(
      5,
    );
  });

  it('8.42: nobody is thought to hold what must be played when drawn', () => {
    const { g } = sitting((table) => table.hand(1, ...Array<MarkerId>(8).fill('forced-march')));
    for (const w of samples(g, 0)) {
      expect(holds(w, 1, 'revolution')).toBe(0);
      expect(holds(w, 1, 'balance-of-power')).toBe(0);
    }
  });

  it('7.1: a spy knows what he has seen, until it is seen to leave', () => {
    const t = sitting((table) => table.hand(1, 'illuminati', 'corruption', 'diplomacy-3'));
    lookInto(t.g, 0, 1);
    for (const w of samples(t.g, 0)) expect(holds(w, 1, 'illuminati')).toBe(1);
    // To others it is as hidden as before.
    expect(samples(t.g, 2).some((w) => holds(w, 1, 'illuminati') === 0)).toBe(true);
    giveBack(t.g, 1, MARKER.corruption, 'given-up', t.x);
    for (const w of samples(t.g, 0)) {
      expect(game.audit(w)).toEqual([]);
      expect([holds(w, 1, 'illuminati'), holds(w, 1, 'diplomacy-3'), w.hands[1]]).toEqual([1, 1, 2]);
    }
  });

  it('who has looked into the pool knows where the rest is', () => {
    const t = sitting((table) => table.hand(1, 'voltaire', 'grand-tour').hand(2, 'grand-tour', 'corruption'));
    t.g.secret.lacks[inHand(0, MARKER['grand-tour'])] = 1;
    const seen = samples(t.g, 0);
    for (const w of seen) {
      expect(holds(w, 1, 'grand-tour') + holds(w, 2, 'grand-tour')).toBe(2);
      expect(game.audit(w)).toEqual([]);
    }
    expect(new Set(seen.map((w) => holds(w, 1, 'grand-tour'))).size).toBeGreaterThan(1);
    // One comes back, face up: now it may be drawn by anybody.
    giveBack(t.g, 2, MARKER['grand-tour'], 'given-up', t.x);
    expect(t.g.secret.lacks[inHand(0, MARKER['grand-tour'])]).toBe(0);
  });

  it('who is seen to hold leaders alone has those the pool lacks, though others might have them too', () => {
    const t = sitting((table) =>
      table
        .hand(1, 'corruption', 'general-3', 'admiral-2')
        .hand(2, ...Array<MarkerId>(4).fill('forced-march'), 'admiral-2', 'general-3'),
    );
    loseAtRandom(t.g, 1, 3, t.numbers(0).x, (marker) => !isLeader(marker));
    // In the pool are no leaders, and of all there are only these four are not in sight.
    for (let marker = FIRST_LEADER; marker < MARKER_COUNT; marker++) {
      t.g.secret.lacks[inHand(0, marker)] = 1;
      t.g.tired[inBox(0, marker)] += t.g.secret.pool[marker];
      t.g.pool -= t.g.secret.pool[marker];
      t.g.secret.pool[marker] = 0;
    }
    const seen = samples(t.g, 0, 200);
    for (const w of seen) expect(game.audit(w)).toEqual([]);
    expect(new Set(seen.map((w) => holds(w, 1, 'admiral-2'))).size).toBeGreaterThan(1);
  });

  it('29.7: who returns fewer markers than Balance of Power asks for is seen to hold leaders alone, till he draws', () => {
    const t = sitting((table) => table.hand(1, 'corruption', 'general-1', 'admiral-2'));
    loseAtRandom(t.g, 1, 3, t.numbers(0).x, (marker) => !isLeader(marker));
    for (const w of samples(t.g, 0)) {
      expect(game.audit(w)).toEqual([]);
      const leaders = w.secret.hands.slice(inHand(1, FIRST_LEADER), inHand(2, 0)).reduce((a, b) => a + b);
      expect([leaders, w.hands[1]]).toEqual([2, 2]);
    }
    takeFromPool(t.g, 1, MARKER.attrition);
    expect(samples(t.g, 0).some((w) => holds(w, 1, 'forced-march') > 0)).toBe(true);
  });

  it('ruling 86: who cannot give what he agreed to give is seen to hold none of it', () => {
    const t = sitting((table) => table.hand(1, ...Array<MarkerId>(6).fill('forced-march')));
    t.deal(trade({ markerBack: 'corruption' }));
    for (const w of samples(t.g, 0)) expect(holds(w, 1, 'corruption')).toBe(0);
  });

  it('7.2: whom one marker is shown to knows of that one, and nobody else of any', () => {
    const t = sitting((table) => table.hand(1, 'corruption', 'illuminati'));
    t.deal(showing(1, { marker: 'corruption', seat: 0 }));
    for (const w of samples(t.g, 0)) expect(holds(w, 1, 'corruption')).toBeGreaterThan(0);
    expect(samples(t.g, 0).some((w) => holds(w, 1, 'illuminati') === 0)).toBe(true);
    expect(samples(t.g, 2).some((w) => holds(w, 1, 'corruption') === 0)).toBe(true);
  });

  it('ruling 70: what was seen to go into the pool lies there until somebody may have drawn it', () => {
    const t = sitting((table) => table.hand(2, 'voltaire').hand(1, 'corruption', 'illuminati'));
    giveBack(t.g, 2, MARKER.voltaire, 'given-up', t.x);
    for (const w of samples(t.g, 0)) expect(holds(w, 1, 'voltaire')).toBe(0);
    takeFromPool(t.g, 1, MARKER.attrition);
    for (const w of samples(t.g, 0)) expect(game.audit(w)).toEqual([]);
    expect(samples(t.g, 0, 200).some((w) => holds(w, 1, 'voltaire') === 1)).toBe(true);
    // Whoever drew it himself knows better.
    expect(samples(t.g, 1, 200).some((w) => w.secret.pool[MARKER.voltaire] === 0)).toBe(false);
  });

  it('ruling 70: of what went in together, one unseen draw can have taken one', () => {
    const notes = [MARKER.voltaire, 1, MARKER.corruption, 1];
    expect(canBeGone(notes, [true, false])).toBe(true);
    expect(canBeGone(notes, [true, true])).toBe(false);
    expect(canBeGone([MARKER.voltaire, 2, MARKER.corruption, 1], [true, true])).toBe(true);
  });

  it('ruling 69: treasuries are open', () => {
    const { g } = sitting((table) => table.treasury(1, 12));
    expect(game.view(g, 2).open.treasury[1]).toBe(12);
  });
});
