import { describe, expect, it } from 'vitest';
import { MARKER, type MarkerId } from '../src/data/markers.ts';
import { POWER } from '../src/data/powers.ts';
import { game } from '../src/game.ts';
import { NEUTRAL, noted } from '../src/state.ts';
import { trade } from './deals-kit.ts';
import { attempt, courting, D1, D2, D3 } from './diplomacy-kit.ts';
import { inPool, pool } from './powers-kit.ts';

describe('29.1 Reaction', () => {
  it('R: every other player takes a point or a marker, as he likes', () => {
    const t = courting((table) => pool(table.hand(0, D1), 'forced-march', 'expedition'), {
      options: { players: 3 },
      control: { GB: 0, FR: 1, RU: 2 },
    });
    t.dice(1).play(0, 'diplomacy SP diplomacy-1').passes();
    expect(t.asked).toBe(1);
    t.play(1, 'reaction points');
    // The diplomacy marker is back in the pool and comes first.
    t.numbers(0).play(2, 'reaction markers').passes();
    expect([t.treasury(1), t.g.hands[1], t.treasury(2), t.g.hands[2]]).toEqual([1, 0, 0, 1]);
  });

  it('R2: two of either', () => {
    expect(attempt('SP', [D3, D2], [D1], 1).play(1, 'reaction points').treasury(1)).toBe(2);
    const t = attempt('SP', [D3, D2], [D1], 1).numbers(0, 0).play(1, 'reaction markers').passes();
    expect(t.g.hands[1]).toBe(2);
  });
});

describe('29.1 Espionage', () => {
  it('7.0, 7.1: where treasuries are closed it may look at one, and nobody else learns what is in it', () => {
    const t = courting((table) => table.hand(0, D3).hand(1, 'attrition').treasury(1, 14), {
      options: { closedTreasuries: true },
    });
    t.dice(3).play(0, 'diplomacy SP diplomacy-3').play(1, 'done').passes();
    expect(t.offers(0)).toEqual(['gain espionage', 'gain inspection', 'pass']);
    t.play(0, 'gain inspection');
    expect(t.told('treasury-seen')).toMatchObject([{ seat: 0, on: 1, points: 14 }]);
    expect(game.redact(t.told('treasury-seen')[0], 1)).toMatchObject({ points: null });
    const open = attempt('SP', [D3], [], 3, (table) => table.hand(1, 'attrition'));
    expect(open.why(0, 'gain inspection')).toEqual(['treasuries-open']);
  });

  it('D1, 7.1, 9.6 (2): shows the spy all markers of one opponent, and nobody else', () => {
    const t = attempt('SP', [D3], [], 3, (table) => table.hand(1, 'attrition', 'general-2'));
    expect(t.offers(0)).toEqual(['gain espionage', 'pass']);
    t.play(0, 'gain espionage');
    expect(t.told('spied')).toMatchObject([{ seat: 0, on: 1, markers: ['attrition', 'general-2'] }]);
    expect(game.redact(t.told('spied')[0], 1)).toMatchObject({ markers: null });
    expect(game.redact(t.told('spied')[0], 'spectator')).toMatchObject({ markers: null });
    expect(t.g.secret.notes[noted(t.g, 0, 1, MARKER['general-2'])]).toBe(1);
    expect(game.view(t.g, 0).own?.notes.reduce((sum, count) => sum + count)).toBe(2);
    expect(game.view(t.g, 1).own?.notes.reduce((sum, count) => sum + count)).toBe(0);
  });

  it('is remembered right: what is shown leaves the notes, what is drawn unseen does not enter them', () => {
    const t = attempt('SP', [D3], [], 3, (table) => table.hand(1, 'attrition', 'attrition', 'laissez-faire'));
    t.play(0, 'gain espionage');
    const known = (marker: MarkerId) => t.g.secret.notes[noted(t.g, 0, 1, MARKER[marker])];
    expect([known('attrition'), known('laissez-faire')]).toEqual([2, 1]);
    t.deal({ t: 'give-up', from: 1, to: null, marker: 'attrition', power: null });
    expect([known('attrition'), t.g.hands[1]]).toEqual([1, 2]);
    t.deal(trade({ marker: 'laissez-faire' }, 1, 0));
    expect([known('laissez-faire'), known('attrition')]).toEqual([0, 1]);
  });

  it('ruling 69: treasuries are open, so there is nothing to spy out in them', () => {
    const t = courting((table) => table.treasury(1, 9).hand(0, D1));
    expect(game.view(t.g, 0).open.treasury).toEqual([0, 9]);
  });

  it('ruling 80: may be declined', () => {
    const t = attempt('SP', [D3], [], 3, (table) => table.hand(1, 'attrition')).play(0, 'pass');
    expect(t.told('spied')).toEqual([]);
    expect(t.told('gain-chosen')).toMatchObject([{ gain: null }]);
  });
});

describe('29.1 Coup', () => {
  it('D2 (2), 8.5, 8.51, ruling 70: an opponent loses a marker at random, which is seen', () => {
    const t = attempt('SP', [D2], [], 5, (table) => table.hand(1, 'attrition', 'laissez-faire'));
    expect(t.offers(0)).toEqual(['gain espionage', 'gain coup', 'gain win-neutral', 'pass']);
    t.numbers(1).play(0, 'gain coup');
    expect(t.told('marker-returned')).toMatchObject([{ seat: 1, marker: 'laissez-faire', cause: 'lost' }]);
    expect(t.g.hands[1]).toBe(1);
  });

  it('is not offered against empty hands', () => {
    expect(attempt('SP', [D2], [], 5).offers(0)).not.toContain('gain coup');
  });

  it('20.61 (2): or a leader goes back to the pool if the die is more than he is worth', () => {
    const coup = (die: number) =>
      attempt('SP', [D2], [], 5, (table) => table.leader('FR', 'general-2').hand(1, 'attrition'))
        .dice(die)
        .play(0, 'gain assassination')
        .passes();
    expect(coup(2).told('leader-lost')).toEqual([]);
    expect(coup(3).told('leader-lost')).toEqual([{ t: 'leader-lost', marker: 'general-2', power: 'FR' }]);
    expect(inPool(coup(3).g, 'general-2')).toBe(4);
  });
});

describe('29.1 Diplomacy', () => {
  it('D2 (3), 4.412, 4.42 (1): wins the neutral power that was the target, with its units and leaders', () => {
    const t = attempt('SP', [D2], [], 5, (table) => table.unit('SP:army-recruit', 'E13').leader('SP', 'admiral-1'));
    t.play(0, 'gain win-neutral');
    expect(t.controls('SP')).toBe(0);
    expect(t.told('control')).toEqual([{ t: 'control', power: 'SP', seat: 0, cause: 'diplomacy' }]);
  });

  it('ruling 14: wins nothing neutral if the target was another’s', () => {
    const t = attempt('FR', [D2], [], 5, (table) => table.hand(1, 'attrition'));
    expect(t.offers(0)).toEqual(['gain espionage', 'gain coup', 'pass']);
    expect(t.why(0, 'gain win-neutral')).toEqual(['target-not-neutral']);
    expect(t.why(0, 'gain make-neutral')).toEqual(['result-too-low']);
  });

  it('D3 (4): turns a power of the target’s player neutral, and that player says which', () => {
    const t = attempt('FR', [D3, D3], [], 5, (table) => table.unit('AU:army-recruit', 'D16'));
    expect(t.offers(0)).toEqual(['gain espionage', 'gain make-neutral', 'pass']);
    t.play(0, 'gain make-neutral');
    expect(t.asked).toBe(1);
    expect(t.offers(1)).toEqual(['power FR', 'power AU', 'power RU']);
    t.play(1, 'power AU');
    expect([t.controls('FR'), t.controls('AU')]).toEqual([1, NEUTRAL]);
  });

  it('D4 (5), 4.6: takes a power over from its player, who says which', () => {
    const t = attempt('FR', [D3, D3], [], 6, (table) => table.unit('RU:army-recruit', 'B17'));
    t.play(0, 'gain win-over').play(1, 'power RU');
    expect(t.controls('RU')).toBe(0);
  });

  it('ruling 15: never takes a player’s last power', () => {
    const t = courting((table) => table.hand(0, D3, D3).hand(1, 'attrition'), { control: { GB: 0, FR: 1 } });
    t.play(0, 'diplomacy FR diplomacy-3', 'lay diplomacy-3');
    if (t.key === 'attempt.commit') t.play(0, 'done');
    t.dice(6).play(1, 'done').passes();
    expect(t.offers(0)).toEqual(['gain espionage', 'gain coup', 'pass']);
    expect(t.why(0, 'gain win-over')).toEqual(['last-power']);
    expect(t.g.control[POWER.FR]).toBe(1);
  });

  it('D3 and D4 cannot be used against a neutral target', () => {
    expect(attempt('SP', [D3, D3], [], 6).why(0, 'gain win-over')).toEqual(['target-neutral']);
  });
});
