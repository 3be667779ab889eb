import { chanceOf, Seeded } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { EVENT_ERA } from '../src/data/events.ts';
import { JACOBITE_UPRISINGS } from '../src/data/ministries.ts';
import { BRITAIN, FRANCE } from '../src/data/sides.ts';
import { game } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { inRound, playOut, type Trial } from './kit.ts';
import { inPeaceTurn } from './turn-kit.ts';

/** What Britain can imagine of a state. */
const imagined = (t: Trial, worlds = 40): State[] => {
  const view = game.view(t.g, t.g.seatOf[BRITAIN]);
  return Array.from({ length: worlds }, (_, i) => game.sample(view, chanceOf(new Seeded(i))));
};

/** A turn's deal in which the pile runs out: France is to hold cards 0, 1, 2 and what remained of the pile. */
const ranOut = (): Trial =>
  inPeaceTurn('deal', {
    turn: 2,
    lay: ({ g }) => {
      g.secret.hands = [
        [0, 1, 2],
        [3, 4, 5],
      ];
      g.secret.pile = [6];
      g.discards = [7, 8, 9, 10, 11, 12];
      g.gone = [13, 14];
    },
  });

describe('What can be told of the other’s hand', () => {
  it('is all of it at the moment the pile runs out, and what was dealt after that is not', () => {
    const t = ranOut();
    expect(t.g.secret.known[BRITAIN].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 6]);
    const worlds = imagined(t);
    for (const { secret } of worlds) expect(secret.hands[FRANCE]).toEqual(expect.arrayContaining([0, 1, 2, 6]));
    expect(new Set(worlds.map(({ secret }) => secret.hands[FRANCE].toSorted().join())).size).toBe(3);
  });

  it('is forgotten card by card as they are shown', () => {
    const t = ranOut();
    const discards = t.offered('discard');
    t.play('france', ...discards.slice(0, 3).map((id) => `discard ${id}`));
    t.play('britain', ...t.offers('britain').slice(0, 3));
    expect(t.g.secret.known[BRITAIN]).toEqual([6]);
  });

  it('is that it holds no card of an Era mixed in after it was kept', () => {
    const t = inPeaceTurn('deck', {
      turn: 3,
      lay: ({ g }) => {
        g.secret.hands = [
          [0, 1, 2],
          [3, 4, 5],
        ];
        g.secret.pile = [6, 7, 8];
        g.discards = [9, 10, 11];
        g.gone = [12, 13, 14];
      },
    });
    expect(t.key).toBe('deal.discard');
    for (const { secret } of imagined(t)) {
      const old = secret.hands[FRANCE].filter((card) => EVENT_ERA[card] === 0);
      expect(old.length).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('What can be told of the other’s ministries', () => {
  it('is that three of them are never without Jacobite Uprisings', () => {
    const t = inRound({
      turn: 4,
      side: 'britain',
      lay: (on) => {
        on.g.thirdMinistry = true;
        on.faceDown('choiseul', 'dupleix', 'jacobite-uprisings');
      },
    });
    for (const { secret } of imagined(t)) expect(secret.ministries[FRANCE]).toContain(JACOBITE_UPRISINGS);
  });
});

describe('Choices made together', () => {
  it('are those of discards and of ministries', () => {
    const met = new Set<string>();
    playOut({}, 'together', (_g, question) => {
      if (question?.mode === 'secret') met.add(question.key);
    });
    expect([...met].toSorted()).toEqual(['deal.discard', 'ministries.choose']);
  });
});
