import { readFileSync } from 'node:fs';
import { type Outcome, readTranscript, sealedOutcome, seedHash, writeTranscript } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';

const guide = readFileSync(new URL('../../../docs/guide/transcripts.md', import.meta.url), 'utf8');
const example = /```\n(cabinet-wars[\s\S]*?)```/.exec(guide)![1];

describe('the transcript in the guide', () => {
  const read = readTranscript(example);

  it('is written as the guide says transcripts are', () => {
    expect(read).toMatchObject({ ok: true });
    if (read.ok) expect(writeTranscript(read.transcript)).toBe(example);
  });

  it('has the dice its seed gives, so that a reader can try the recipe', () => {
    if (!read.ok || read.transcript.chance.kind !== 'sealed') throw new Error('the example is not sealed');
    const { chance, opening, items } = read.transcript;
    const seed = read.transcript.seed!;
    const outcomes = [...opening, ...items.flatMap((item) => ('outcomes' in item ? item.outcomes : []))] as Outcome[];
    expect(outcomes).toHaveLength(4);
    for (const { counter, n, value } of outcomes)
      expect(value).toBe(sealedOutcome({ seed, nonces: chance.nonces }, counter, n));
    expect(seedHash(seed)).toBe(chance.seedHash);
    expect(guide).toContain(`% 6))\` prints ${outcomes[2].value}, so the die shows ${outcomes[2].value + 1}`);
  });
});
