import { type AnyTexts, kernelReasons, sayReason } from '@cabinet-wars/kernel';
import { describe, expect, it, test } from 'vitest';

const textsIn = (language: string) => ({ language, reason: () => 'The game says so.' }) as unknown as AnyTexts;
const telling = { name: String };
const facts = { term: 'gold', option: 'edition', given: 'x', allowed: 'a, b', at: 'costs', from: 1, to: 9 };

describe.each(['en', 'it'])('In %s', (language) => {
  it.each(kernelReasons)('the kernel says why: %s', (why) => {
    expect(sayReason({ why, ...facts }, textsIn(language), telling)).toMatch(/^[^ ].*[^ ]\.$/);
  });

  it('a sentence names the facts it needs', () => {
    const say = (why: string) => sayReason({ why, ...facts }, textsIn(language), telling);
    expect(say('bad-option')).toMatch(/edition.*x.*a, b/);
    expect(say('data-number')).toMatch(/costs.*1.*9/);
    for (const why of kernelReasons) expect(say(why)).not.toContain('undefined');
  });
});

test('what the game refuses the game puts into words', () => {
  expect(sayReason({ why: 'too-poor' }, textsIn('it'), telling)).toBe('The game says so.');
});

test('a language the kernel does not speak is answered in English', () => {
  expect(sayReason({ why: 'game-over' }, textsIn('fr'), telling)).toBe('The game is over.');
});
