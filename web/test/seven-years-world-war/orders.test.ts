import { game } from '@cabinet-wars/seven-years-world-war';
import { describe, expect, it } from 'vitest';
import {
  answerIn,
  keep,
  readKept,
  SENTENCES,
  settingsFor,
  settingsOf,
} from '../../src/boards/seven-years-world-war/orders/sentences.ts';

const initial = game.orders.flatMap((spec) => [...(spec.initial ?? [])]);

describe('ask me before', () => {
  it('finds an answer for every sentence in the orders a newcomer begins with', () => {
    expect(SENTENCES.map((sentence) => answerIn(sentence, initial))).toEqual([
      'always',
      'my-battles',
      'four',
      'all',
      'always',
      'always',
    ]);
  });

  it('takes back what does not belong to an answer and gives what does', () => {
    const die = SENTENCES.find(({ id }) => id === 'die')!;
    expect(settingsFor(die, 'always', initial)).toEqual([
      { order: { order: 'ask-die', which: 'my-battles' }, on: false },
      { order: { order: 'ask-die', which: 'all' }, on: true },
    ]);
    expect(settingsFor(die, 'my-battles', initial)).toEqual([]);
  });

  it('has answers between never and always: a good countermarch, a bad die, an initiative that would be another’s', () => {
    for (const [id, answer] of [
      ['countermarch', 'if-good'],
      ['die', 'if-bad'],
      ['initiative', 'if-late'],
    ] as const) {
      const sentence = SENTENCES.find((each) => each.id === id)!;
      const after = settingsFor(sentence, answer, initial).filter(({ on }) => on);
      expect(
        answerIn(
          sentence,
          after.map(({ order }) => order),
        ),
        id,
      ).toBe(answer);
    }
  });

  it('every answer is made of orders the game knows', () => {
    const known = game.orders.map(({ id }) => id);
    for (const { answers } of SENTENCES)
      for (const { orders } of answers) for (const { order } of orders) expect(known).toContain(order);
  });

  it('is kept for all tables, and nothing strange is read', () => {
    const store = new Map<string, string>();
    const storage = {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, text: string) => void store.set(key, text),
    };
    expect(readKept(storage)).toEqual({});
    keep(storage, { die: 'never', initiative: 'never' });
    expect(readKept(storage)).toEqual({ die: 'never', initiative: 'never' });
    expect(settingsOf(readKept(storage), initial)).toEqual([
      { order: { order: 'ask-die', which: 'my-battles' }, on: false },
      { order: { order: 'ask-tour' }, on: false },
    ]);
    for (const key of store.keys()) store.set(key, '{"die":"sometimes","x":1}');
    expect(readKept(storage)).toEqual({});
  });
});
