import { clientMessage } from '@cabinet-wars/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainChoice } from '../../src/play/plain-choice.ts';

const text = fc.oneof(fc.string(), fc.string({ minLength: 195, maxLength: 205 }));
const name = fc.oneof(fc.constantFrom('t', 'to', '__proto__', 'x'.repeat(40), 'x'.repeat(41)), fc.string());
const value = fc.oneof(text, fc.double(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant({}));
const flat = fc.oneof(fc.dictionary(name, value), fc.dictionary(name, fc.integer(), { minKeys: 20, maxKeys: 30 }));
const odd = fc.oneof(value, fc.constant([]), fc.constant(undefined));
const mostly = <A, B>(usual: fc.Arbitrary<A>, other: fc.Arbitrary<B>) =>
  fc.oneof({ arbitrary: usual, weight: 4 }, { arbitrary: other, weight: 1 });
const message = fc.record(
  {
    t: fc.constantFrom('choose', 'choose', 'choose', 'undo', 'ping'),
    id: mostly(fc.constantFrom('c1', 'a-b_c', 'x'.repeat(40), 'x'.repeat(41)), odd),
    askId: mostly(fc.integer(), fc.oneof(fc.double(), odd)),
    said: fc.oneof(
      fc.dictionary(name, fc.oneof(text, fc.integer())),
      flat,
      fc.array(flat, { maxLength: 3 }),
      fc.array(fc.constant({ t: 'a' }), { maxLength: 70 }),
      odd,
    ),
  },
  { requiredKeys: ['t', 'id', 'askId', 'said'] },
);
const extra = mostly(fc.constant({}), fc.constantFrom({ again: true }, { more: 1 }));
const chosen = { t: 'choose', id: 'c1', askId: 7, said: { t: 'attack', region: 3, with: null, fort: false } };

test('what is known as a choice without the schema is one by the schema, and read the same', () => {
  let known = 0;
  fc.assert(
    fc.property(message, extra, (made, more) => {
      const sent: unknown = JSON.parse(JSON.stringify({ ...made, ...more }));
      if (!isPlainChoice(sent)) return;
      known++;
      expect(clientMessage.parse(sent)).toEqual(sent);
    }),
    { seed: 11, numRuns: 3000 },
  );
  expect(known).toBeGreaterThan(100);
});

test('choices as clients send them are known, whatever else is sent is left to the schema', () => {
  expect(isPlainChoice(chosen)).toBe(true);
  expect(isPlainChoice({ ...chosen, said: [{ t: 'build' }, { t: 'pass' }] })).toBe(true);
  for (const other of [{ again: true }, { more: 1 }, { id: '' }, { askId: 1.5 }, { said: [] }, { said: { t: [] } }])
    expect(isPlainChoice({ ...chosen, ...other })).toBe(false);
  // JSON can write numbers that are none.
  for (const number of ['1e999', '-1e999'])
    expect(isPlainChoice({ ...chosen, said: JSON.parse(`{"t":"bid","gold":${number}}`) })).toBe(false);
});
