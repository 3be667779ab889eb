import { describe, expect, test } from 'vitest';
import { hmacSha256, sha256 } from '../src/chance/sha256.ts';
import {
  drawFrom,
  falseOutcomes,
  fromHex,
  Recorded,
  RecordMismatch,
  Scripted,
  Sealed,
  Seeded,
  sealedOutcome,
  seedHash,
  toHex,
} from '../src/index.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('SHA-256 gives what FIPS 180-4 says', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of %#', (message, digest) => {
    expect(toHex(sha256(bytes(message)))).toBe(digest);
  });

  test('at every length around a block, the padding fits', () => {
    const digests = new Set<string>();
    for (let n = 50; n < 140; n++) digests.add(toHex(sha256(bytes('x'.repeat(n)))));
    expect(digests.size).toBe(90);
  });
});

describe('HMAC-SHA-256 gives what RFC 4231 says', () => {
  test.each([
    ['0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      toHex(bytes('Jefe')),
      'what do ya want for nothing?',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      'aa'.repeat(131),
      'Test Using Larger Than Block-Size Key - Hash Key First',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('case %#', (key, message, mac) => {
    expect(toHex(hmacSha256(fromHex(key), bytes(message)))).toBe(mac);
  });
});

describe('sealed dice', () => {
  const seal = { seed: '5e'.repeat(32), nonces: ['anna', 'bert'] };

  test('come out the same for anybody who has the seed', () => {
    const live = new Sealed(seal);
    const rolls = Array.from({ length: 20 }, () => live.next(6));
    expect(rolls).toEqual(rolls.map((_, counter) => sealedOutcome(seal, counter, 6)));
  });

  test('depend on the seed, on each nonce and on the counter', () => {
    const rolls = (other: typeof seal) => Array.from({ length: 40 }, (_, i) => sealedOutcome(other, i, 6)).join('');
    expect(rolls(seal)).not.toBe(rolls({ ...seal, seed: '5f'.repeat(32) }));
    expect(rolls(seal)).not.toBe(rolls({ ...seal, nonces: ['anna', 'bertha'] }));
    expect(new Set(rolls(seal)).size).toBe(6);
  });

  test('a roll that was tampered with is found without knowing the rules', () => {
    const outcomes = Array.from({ length: 8 }, (_, counter) => ({
      counter,
      n: 6,
      value: sealedOutcome(seal, counter, 6),
      hidden: false,
    }));
    expect(falseOutcomes(seal, outcomes)).toEqual([]);
    const tampered = outcomes.with(3, { ...outcomes[3], value: (outcomes[3].value + 1) % 6 });
    expect(falseOutcomes(seal, tampered)).toEqual([tampered[3]]);
  });

  test('the published hash is the SHA-256 of the seed', () => {
    expect(seedHash(seal.seed)).toBe(toHex(sha256(fromHex(seal.seed))));
  });

  test('a seed that is not 256 bits is refused', () => {
    expect(() => new Sealed({ seed: 'abc', nonces: [] })).toThrow('64 hex digits');
  });

  test('all faces come about equally often', () => {
    const counts = new Array(6).fill(0);
    for (let i = 0; i < 6000; i++) counts[sealedOutcome(seal, i, 6)]++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('the other sources', () => {
  test('seeded numbers repeat for the same seed, differ for the next, and stay below n', () => {
    const numbers = (seed: number) => {
      const source = new Seeded(seed);
      return Array.from({ length: 200 }, () => source.next(10));
    };
    expect(numbers(1)).toEqual(numbers(1));
    expect(numbers(1)).not.toEqual(numbers(2));
    expect(new Set(numbers(3))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
  });

  test('a script says what comes, and complains when it is asked for more or for the impossible', () => {
    const script = new Scripted().dice(6, 1).numbers(11);
    expect([script.next(6), script.next(6)]).toEqual([5, 0]);
    expect(() => script.next(6)).toThrow('0 to 5');
    expect(() => script.next(6)).toThrow('no number left');
  });

  test('a record gives back what once came, and complains when the rules want something else', () => {
    const record = new Recorded([
      { counter: 7, n: 6, value: 2, hidden: false },
      { counter: 8, n: 10, value: 9, hidden: true },
    ]);
    expect(record.next(6)).toBe(2);
    expect(() => record.next(6)).toThrow(RecordMismatch);
    expect(record.next(10)).toBe(9);
    expect(() => record.next(6)).toThrow('no more');
  });

  test('drawing takes one element out of the pile and leaves the others', () => {
    const pile = ['a', 'b', 'c', 'd'];
    expect(drawFrom(pile, { roll: () => 0, draw: () => 1 })).toBe('b');
    expect(pile.toSorted()).toEqual(['a', 'c', 'd']);
    expect(drawFrom(pile, { roll: () => 0, draw: () => 2 })).toBeDefined();
    expect(pile).toHaveLength(2);
  });
});
