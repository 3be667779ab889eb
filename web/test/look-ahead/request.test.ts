import type { Ahead, Choice } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { answerOf, outlookOf } from '../../src/look-ahead/request.ts';

const move = (to: string): Choice => ({ t: 'move', to });

describe('a request as look-ahead reads it', () => {
  it('tries no more than a browser can bear, whatever is asked', () => {
    expect(outlookOf({ depth: 3 }).nodes).toBe(4000);
    expect(outlookOf({ depth: 3, nodes: 100 }).nodes).toBe(100);
    expect(outlookOf({ depth: 3, nodes: 1_000_000 }).nodes).toBe(4000);
  });

  it('reckons costs unless told not to, and begins at the question itself', () => {
    expect(outlookOf({ depth: 1 })).toMatchObject({ tally: true, after: [] });
    expect(outlookOf({ depth: 1, tally: false, after: [move('hill')] })).toMatchObject({
      tally: false,
      after: [move('hill')],
    });
  });

  it('follows everything where nothing is said, else what agrees with one of the wishes', () => {
    expect(outlookOf({ depth: 1 }).follow).toBeUndefined();
    const { follow } = outlookOf<Choice>({ depth: 1, follow: [{ t: 'move', to: 'hill' }, { t: 'stop' }] });
    expect(
      [move('hill'), move('ford'), { t: 'stop' }, { t: 'attack' }].map((choice) => follow?.(choice, [], 'march.step')),
    ).toEqual([true, false, true, false]);
  });

  it('knows again what is to be looked into once, by question and choice', () => {
    const { landmark } = outlookOf<Choice>({ depth: 1, once: [{ t: 'move' }] });
    expect(landmark?.(move('hill'), 'march.step')).toBe(landmark?.(move('hill'), 'march.step'));
    expect(landmark?.(move('hill'), 'march.step')).not.toBe(landmark?.(move('ford'), 'march.step'));
    expect(landmark?.(move('hill'), 'march.step')).not.toBe(landmark?.(move('hill'), 'march.land'));
    expect(landmark?.({ t: 'stop' }, 'march.step')).toBeNull();
    expect(outlookOf({ depth: 1 }).landmark).toBeUndefined();
  });
});

describe('an answer as it crosses between threads', () => {
  const end = { t: 'question', key: 'a.b', options: [move('hill')] };
  const ahead = {
    start: { choices: [], end, tally: null },
    gestures: [
      { choices: [move('hill')], end, tally: null },
      { choices: [move('ford')], end: { t: 'chance' }, tally: null },
    ],
    tried: 2,
    complete: true,
  } as unknown as Ahead;

  it('leaves out the options of later questions, but not those of the first', () => {
    const { start, gestures } = answerOf(ahead, { depth: 1 });
    expect(start.end).toBe(end);
    expect(gestures.map((gesture) => gesture.end)).toEqual([{ ...end, options: [] }, { t: 'chance' }]);
  });

  it('carries them where they were asked for, untouched', () => {
    expect(answerOf(ahead, { depth: 1, options: true })).toBe(ahead);
  });
});
