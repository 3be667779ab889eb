import { describe, expect, it } from 'vitest';
import { FRANCE } from '../src/data/sides.ts';
import { redact } from '../src/event-kinds.ts';
import { bonusSlot, theatreSlot } from '../src/state.ts';
import { FACE_DOWN, view } from '../src/view.ts';
import { inRound, newTrial, playOut } from './kit.ts';

const position = () =>
  inRound({
    tile: 'inv-07',
    lay: (on) =>
      on
        .hand('france', 'carnatic-war', 'tax-reform')
        .hand('britain', 'calico-acts')
        .faceDown('john-law', 'robert-walpole')
        .ministry('edmond-halley')
        .basic('france', 'WSS-2', 0)
        .bonus('france', 'WSS-1', 0),
  });

describe('What is hidden', () => {
  it('hands: I see mine, and how many cards the other has', () => {
    const { open, own } = view(position().g, 1);
    expect(own?.hand).toHaveLength(1);
    expect(open.handCounts).toEqual([2, 1]);
    expect(JSON.stringify(open)).not.toContain('"hands"');
  });
  it('ministries face down: I know mine; those face up everybody sees', () => {
    const t = position();
    expect(view(t.g, 0).own?.ministries).toHaveLength(1);
    expect(view(t.g, 0).open.ministryCount).toEqual([1, 2]);
    expect(view(t.g, 0).open.revealed.filter((up) => up === 1)).toHaveLength(1);
  });
  it('War tiles: I know mine, the other sees that they lie there', () => {
    const { g } = position();
    const mine = view(g, 0);
    const theirs = view(g, 1);
    expect(mine.own?.basic[1]).toBe(0);
    expect(mine.own?.bonus[0]).toBe(0);
    expect(theirs.open.basic[theatreSlot(FRANCE, 1)]).toBe(FACE_DOWN);
    expect(theirs.open.bonus[bonusSlot(FRANCE, 0, 0)]).toBe(FACE_DOWN);
    expect(theirs.open.bonus[bonusSlot(FRANCE, 1, 0)]).toBe(-1);
  });
  it('a tile drawn in a Military Upgrade is mine alone until it lies open out of the game', () => {
    const t = position().play('france', 'begin upgrade').numbers(0).play('france', 'upgrade WSS-2');
    expect(view(t.g, 0).own?.drawnBasic).toBe(0);
    expect(view(t.g, 1).open.drawnBasic).toEqual([FACE_DOWN, -1]);
    const [drawn] = t.told('upgrade-drawn');
    expect(redact(drawn, 1)).toMatchObject({ tile: null });
    expect(redact(drawn, 0)).toEqual(drawn);
    t.play('france', 'keep-tile drawn out');
    expect(view(t.g, 1).open.basicOut[0]).toBe(1);
  });
  it('a spectator knows no more than both sides', () => {
    expect(view(position().g, 'spectator').own).toBeNull();
  });
});

describe('Choices made together', () => {
  it('discards and ministries are said in secret and laid open at once', () => {
    const met = new Set<string>();
    playOut({}, 'together', (_g, question) => {
      if (question?.mode === 'secret') met.add(question.key);
    });
    expect([...met].toSorted()).toEqual(['deal.discard', 'ministries.choose']);
  });
  it('what one side has chosen is not seen before the other has, nor after', () => {
    const t = newTrial();
    t.numbers(...Array.from({ length: 8 + 1 + 4 + 3 + 9 + 6 }, () => 0)).run();
    const seen = JSON.stringify(view(t.g, 1));
    t.play('france', 'ministry john-law', 'ministry jacobite-uprisings');
    expect(JSON.stringify(view(t.g, 1))).toBe(seen);
    t.play('britain', 'ministry robert-walpole', 'ministry bank-of-england');
    const [chosen] = t.told('ministries-chosen');
    expect(redact(chosen, 1)).toMatchObject({ side: 'france', count: 2, ministries: null });
    expect(view(t.g, 1).open.revealed).not.toContain(1);
  });
});
